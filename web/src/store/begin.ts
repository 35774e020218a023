// How games begin.

import type { Occupant, TimeControl } from "../rules/package";
import { newId } from "./id";
import { keepLast } from "./last";
import { save } from "./store";

/** What a new game is. */
export interface Beginning {
  readonly game: string;
  /** The position it begins from. */
  readonly start: string;
  readonly seats: readonly Occupant[];
  /** What has been played before, and the position line that this leads to. */
  readonly past?: { readonly actions: readonly string[]; readonly line: string };
  /** How much time each seat has; as much as it likes if nothing is said. */
  readonly control?: TimeControl | undefined;
}

/** Keeps a new game, seen by the first person in it; its id. */
export async function begin({ game, start, seats, past, control }: Beginning): Promise<string> {
  const id = newId();
  const now = Date.now();
  keepLast(game);
  const opening = [...(past?.actions ?? [])];
  await save({
    id,
    stored: {
      version: 1,
      terms: {
        game,
        start,
        opening,
        seats: [...seats],
        controls: seats.map(() => control ?? { kind: "unlimited" }),
        policy: "local",
        begun: now,
      },
      events: [],
    },
    view: Math.max(
      0,
      seats.findIndex(({ kind }) => kind === "person"),
    ),
    line: past?.line ?? start,
    count: opening.length,
    isOver: false,
    kept: now,
  });
  return id;
}
