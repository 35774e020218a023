// A board that is only to be seen.

import type { Rules } from "../rules/package";
import { Board } from "./board";

/** What a position looks like: of a game, in a set of pieces, as seen from a seat. Fails if it is no position. */
export function still(
  rules: Rules,
  id: string,
  line: string,
  pieces: "tokens" | "figures",
  view = 0,
): SVGSVGElement {
  const game = new rules.Game(id, line);
  try {
    const board = new Board(
      game.info(),
      game.board(),
      (seat, letter, view) => rules.drawPiece(id, seat, letter, view, pieces),
      (view) => rules.planBoard(id, view),
      { pick() {}, drag() {}, lifts: () => false, spins: () => [], spin() {}, cancel() {} },
      "",
      view,
    );
    board.show(game.scene(), []);
    // What answers to hands stays away.
    for (const layer of board.element.querySelectorAll(".layer-cells")) layer.remove();
    for (const name of ["role", "aria-label"]) board.element.removeAttribute(name);
    board.element.setAttribute("aria-hidden", "true");
    return board.element;
  } finally {
    game.free();
  }
}
