// How an action that is advised, or threatens, is pointed out on a board.

import type { Mark, Marks } from "../board/marks";
import type { Game } from "../rules/package";

/** The piece that should act has a mark, so that its arrow is like no other; without an arrow all cells have one. */
export function advised(game: Game, action: string, mark: Mark = "hint"): Marks {
  const effects = game.effects(action);
  const path = effects.find(({ what }) => what === "moved");
  if (path?.what === "moved") return { cells: [[path.path[0] ?? 0, mark]], arrows: [path.path] };
  return { cells: game.marks(action).cells.map(([cell]) => [cell, mark]), arrows: [] };
}
