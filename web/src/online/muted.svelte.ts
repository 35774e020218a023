// Players whose words are not to be seen in this browser.

import * as v from "valibot";
import { read, write } from "../store/local";

const KEY = "muted";
/** The latest so many are kept. */
const MOST = 500;

const Kept = v.object({ players: v.fallback(v.array(v.string()), []) });

let players = $state.raw<readonly string[]>(read(KEY, Kept).players);

export function isMuted(player: string): boolean {
  return players.includes(player);
}

/** Hears a player no longer, or again. */
export function mute(player: string, isMuted: boolean): void {
  const others = players.filter((other) => other !== player);
  players = isMuted ? [...others, player].slice(-MOST) : others;
  write(KEY, { players });
}
