// Painting on a board: a pointer goes down on a cell and over others.

import type { BoardView } from "../rules/package";

export interface Painter {
  /** Whether what goes over the board paints. */
  isPainting(): boolean;
  /** The pointer has come to a cell. */
  paint(cell: number, isFirst: boolean): void;
  /** The pointer has left the board or gone up. */
  end(): void;
}

/** So many pixels apart the way of a pointer is looked at. */
const STEP = 8;

/** The cell that an element of a board belongs to. */
export function cellOf(element: Element | null, board: BoardView): number | undefined {
  const name = element?.closest<SVGElement>("[data-cell]")?.dataset["cell"];
  const cell = board.cells.findIndex((cell) => cell.name === name);
  return cell < 0 ? undefined : cell;
}

/** Lets pointers paint on the board in an element, as an action of Svelte does. */
export function brush(
  element: HTMLElement,
  { board, painter }: { board: BoardView; painter: Painter },
): { destroy(): void } {
  let last: number | undefined;
  let [x, y] = [0, 0];

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !painter.isPainting()) return;
    last = cellOf(event.target as Element, board);
    [x, y] = [event.clientX, event.clientY];
    if (last !== undefined) painter.paint(last, true);
  }

  function move(event: PointerEvent): void {
    if (last === undefined || !event.isPrimary) return;
    const [fromX, fromY] = [x, y];
    [x, y] = [event.clientX, event.clientY];
    // A fast pointer leaves no cell out.
    const steps = Math.ceil(Math.hypot(x - fromX, y - fromY) / STEP);
    for (let step = 1; step <= steps; step += 1) {
      const [atX, atY] = [fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps];
      const cell = cellOf(document.elementFromPoint(atX, atY), board);
      if (cell === undefined || cell === last) continue;
      last = cell;
      painter.paint(cell, false);
    }
  }

  function up(): void {
    if (last === undefined) return;
    last = undefined;
    painter.end();
  }

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  // A pointer may go up anywhere.
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  return {
    destroy() {
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
}
