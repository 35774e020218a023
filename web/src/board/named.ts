// Cells by their names.

import type { BoardView } from "../rules/package";
import { NO_MARKS, type Mark, type Marks } from "./marks";

/** The places of cells on a board; names of none are left out. */
export function cellsOf({ cells }: BoardView, names: readonly string[]): number[] {
  return names.map((name) => cells.findIndex((cell) => cell.name === name)).filter((cell) => cell >= 0);
}

/** The same mark for all these cells. */
export function marked(board: BoardView, names: readonly string[], mark: Mark): Marks {
  if (names.length === 0) return NO_MARKS;
  return { cells: cellsOf(board, names).map((cell) => [cell, mark] as const), arrows: [] };
}
