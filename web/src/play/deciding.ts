// Where on the board it is seen why a game has ended. Why it has, the rules have said.

import type { EffectView, Game, OutcomeView, SceneView } from "../rules/package";

/** The cells that show why a game has ended; none where no cell does. */
export function decidingCells(game: Game, { winner, reason }: OutcomeView): number[] {
  if (winner === undefined) return [];
  const effects = game.lastEffects();
  switch (reason) {
    case "castle":
    case "heroes":
    case "elimination":
    case "last-pieces":
    case "single-piece":
      return effects.flatMap((effect) => (effect.what === "captured" ? [effect.at] : []));
    case "goal":
    case "safe-zone":
    case "second-master":
      return arrived(effects);
    case "cities":
      return game.scene().owners.flatMap(([cell, seat]) => (seat === winner ? [cell] : []));
    case "line":
      return lines(game, winner);
    case "checkmate":
      return kings(game, winner);
    default:
      return [];
  }
}

/** Where the piece that moved is now. */
function arrived(effects: readonly EffectView[]): number[] {
  return effects.flatMap((effect) => (effect.what === "moved" ? effect.path.slice(-1) : []));
}

/** The rows and columns that are full of a seat's pieces. */
function lines(game: Game, seat: number): number[] {
  const { cells } = game.board();
  const own = new Set(of(game.scene(), seat).map(({ cell }) => cell));
  const found = new Set<number>();
  for (const key of ["row", "column"] as const) {
    for (const place of new Set(cells.map((cell) => cell[key]))) {
      const line = cells.flatMap((cell, index) => (cell[key] === place ? [index] : []));
      if (line.every((cell) => own.has(cell))) line.forEach((cell) => found.add(cell));
    }
  }
  return [...found];
}

/** The kings of all who have not won. */
function kings(game: Game, winner: number): number[] {
  const king = game.info().pieces.find(({ word }) => word === "king")?.letter;
  const losers = game.scene().pieces.filter(({ seat, letter }) => seat !== winner && letter === king);
  return losers.map(({ cell }) => cell);
}

function of({ pieces }: SceneView, seat: number): SceneView["pieces"] {
  return pieces.filter((piece) => piece.seat === seat);
}
