// A position to try actions on, for whichever seat is to move. Nothing of it is kept.

import { together, type Mark, type Marks } from "../board/marks";
import { marked } from "../board/named";
import type { Pointed, Rules } from "../rules/package";
import { pace } from "../settings/settings.svelte";
import { Picker } from "./picker.svelte";

export class Trial extends Picker {
  /** Whether nothing can be picked now. */
  isHeld = $state(false);
  /** Sets back what is only shown for a moment; nothing if nothing is. */
  #release: (() => void) | undefined;
  readonly #decide: (action: string, step: number) => void;

  /**
   * Begins with a position line. `decide` is handed each legal action that is chosen, and how long
   * a step of its animation takes; it says what becomes of the action.
   */
  constructor(rules: Rules, id: string, line: string, decide: (action: string, step: number) => void) {
    super(rules, new rules.Game(id, line));
    this.#decide = decide;
  }

  get mayPick(): boolean {
    return !this.isHeld && !this.outcome;
  }

  /** How many actions have been tried. */
  get length(): number {
    return this.history.length;
  }

  /** The last action, what is picked, and what can be done with it. */
  get marks(): Marks {
    return together(this.last, this.picked);
  }

  /** The marks of cells that are pointed out by their names. */
  pointed(pointed: Pointed): Marks {
    const marks = Object.entries(pointed) as [Mark, readonly string[]][];
    return together(...marks.map(([mark, names]) => marked(this.board, names, mark)));
  }

  /** Makes an action and shows it; returns what it does, for those who do not see it. */
  act(action: string, step = pace()): string {
    return this.perform(action, step);
  }

  /** Takes back so many actions, all of them if nothing is said. */
  undo(count = this.length): void {
    for (let index = 0; index < count; index += 1) this.game.undo();
    this.forget();
    this.moved([]);
    this.refresh();
  }

  /** Shows the last action for so many milliseconds and takes it back, sooner if a hand comes to the board. */
  glance(milliseconds: number): void {
    const release = (): void => {
      clearTimeout(timer);
      this.#release = undefined;
      this.undo(1);
      this.isHeld = false;
    };
    const timer = setTimeout(release, milliseconds);
    this.#release = release;
  }

  override pick(pick: string): void {
    this.#release?.();
    super.pick(pick);
  }

  /** A hand has come to the board. */
  override lifts(cell: number): boolean {
    this.#release?.();
    return super.lifts(cell);
  }

  protected chosen(action: string, step: number): void {
    this.#decide(action, step);
  }
}
