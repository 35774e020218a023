// The pencil: marks and arrows that are drawn at a node of a study.

import { NO_MARKS, together, type Marks } from "../board/marks";
import { cellsOf, marked } from "../board/named";
import type { BoardView } from "../rules/package";
import { announce } from "../shell/announcer.svelte";
import { say } from "../text/text.svelte";
import type { Study } from "./study.svelte";
import { clearDrawn, pointerOf, toggleArrow, turnMark } from "./tree";

/** What is drawn when a cell is picked: nothing, marks on cells, arrows between them. */
export type Drawing = "off" | "marks" | "arrows";

export class Pencil {
  drawing = $state<Drawing>("off");
  /** What is being drawn with a pointer at this moment: the two ends of an arrow. */
  sketch = $state.raw<readonly number[]>([]);
  /** Where an arrow begins that is being drawn with two picks. */
  #from = $state<number>();

  constructor(
    readonly study: Study,
    readonly board: BoardView,
  ) {}

  /** Whether picks draw. */
  get isOut(): boolean {
    return this.drawing !== "off";
  }

  /** What has been drawn at the current node. */
  get drawn(): Marks {
    const { board } = this;
    const drawn = this.study.node.notes.map((note): Marks => {
      if (note.what === "arrow") return { cells: [], arrows: [cellsOf(board, note.cells)] };
      return note.what === "mark" ? marked(board, note.cells, note.pointer) : NO_MARKS;
    });
    return together(...drawn);
  }

  /** Whether something is drawn at the current node. */
  get hasDrawn(): boolean {
    const { cells, arrows } = this.drawn;
    return cells.length + arrows.length > 0;
  }

  /** What has been begun and not yet drawn. */
  get begun(): Marks {
    const cells = this.#from === undefined ? [] : [[this.#from, "hint"] as const];
    return { cells, arrows: this.sketch.length < 2 ? [] : [this.sketch] };
  }

  /** A cell is picked: it is marked, or an arrow begins or ends there. */
  pick(cell: number): void {
    if (this.drawing === "marks") return this.draw([cell]);
    const from = this.#from;
    if (from === undefined) {
      this.#from = cell;
      announce(say("analysis-arrow-from", { cell: this.board.cells[cell]?.name ?? "" }));
      return;
    }
    this.forget();
    if (from !== cell) this.draw([from, cell]);
  }

  /** Draws a mark on a cell, or an arrow over cells; what is there already changes or goes. */
  draw(cells: readonly number[]): void {
    const names = cells.map((cell) => this.board.cells[cell]?.name ?? "");
    const [first = ""] = names;
    if (names.length > 1) {
      let isThere = false;
      if (!this.study.note((node) => (isThere = toggleArrow(node, names)))) return;
      announce(say(isThere ? "analysis-arrow-drawn" : "analysis-arrow-gone", { cells: names.join(" ") }));
    } else {
      if (!this.study.note((node) => turnMark(node, first))) return;
      const pointer = pointerOf(this.study.node, first);
      announce(say("analysis-mark-drawn", { cell: first, pointer: pointer ?? "none" }));
    }
  }

  /** Takes away all that is drawn here. */
  wipe(): void {
    this.study.note(clearDrawn);
  }

  /** An arrow that was begun is given up. */
  forget(): void {
    this.#from = undefined;
  }
}
