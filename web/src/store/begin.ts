// How games begin.

import { newId, save, type Control, type Player } from "./store";

/** What a new game is. */
export interface Beginning {
  readonly game: string;
  /** The position it begins from. */
  readonly start: string;
  readonly players: readonly Player[];
  /** What has been played before, and the position line that this leads to. */
  readonly past?: { readonly actions: readonly string[]; readonly line: string };
  readonly control?: Control | undefined;
}

/** Keeps a new game, seen by the first person in it; its id. */
export async function begin({ game, start, players, past, control }: Beginning): Promise<string> {
  const id = newId();
  await save({
    id,
    game,
    start,
    actions: past?.actions ?? [],
    undone: [],
    players,
    view: Math.max(
      0,
      players.findIndex(({ kind }) => kind === "person"),
    ),
    line: past?.line ?? start,
    isOver: false,
    kept: Date.now(),
    ...(control && { control }),
  });
  return id;
}
