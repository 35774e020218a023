// How an action that is advised is pointed out on a board.

import type { Marks } from "../board/marks";
import type { Game } from "../rules/package";

/** The piece that should act has a ring, so that its arrow is like no other; without an arrow all cells have one. */
export function advised(game: Game, action: string): Marks {
  const effects = game.effects(action);
  const path = effects.find(({ what }) => what === "moved");
  if (path?.what === "moved") return { cells: [[path.path[0] ?? 0, "hint"]], arrows: [path.path] };
  return { cells: game.marks(action).cells.map(([cell]) => [cell, "hint"]), arrows: [] };
}
