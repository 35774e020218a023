// Games that were still being written when the page was left. Browsers break such writing off; what is put
// down here is there at once, and is written when the app starts again.

import * as v from "valibot";
import { read, write } from "./local";
import { isSaved } from "./schema";
import type { Saved } from "./saved";

/** Under which key they are kept. */
const KEY = "leaving";

const Games = v.fallback(v.record(v.string(), v.unknown()), {});

/** The games that were left. */
export function left(): Saved[] {
  return Object.values(read(KEY, Games)).filter(isSaved);
}

/** Puts games down; of several states of a game the last one counts. */
export function leave(games: Iterable<Saved>): void {
  const added = Object.fromEntries(Array.from(games, (game) => [game.id, game]));
  if (Object.keys(added).length > 0) write(KEY, { ...read(KEY, Games), ...added });
}

/** A game has been written, or is not to be. */
export function forget(id: string): void {
  const games = read(KEY, Games);
  if (!(id in games)) return;
  const { [id]: _, ...others } = games;
  write(KEY, others);
}
