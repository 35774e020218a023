// An action built pick by pick: cells and words. What can come next is asked of the rules.

import type { Marks, Mark } from "../board/marks";
import type { BoardView, EffectView, Game, PartialView, RefusalView } from "../rules/package";

/** What came of a pick. */
export type Answer =
  | { readonly what: "more" }
  | { readonly what: "ready"; readonly action: string }
  | { readonly what: "given up" }
  | { readonly what: "refused"; readonly refusal: RefusalView };

const MORE: Answer = { what: "more" };

/** The most actions looked at to tell what a pick leads to. */
const LOOKED_AT = 12;

export class Entry {
  /** What has been picked so far. */
  readonly picks: string[] = [];

  constructor(
    readonly game: Game,
    readonly board: BoardView,
    /** The language of what is said, at any moment. */
    readonly language: () => string,
  ) {}

  /** The picks as a text. */
  get text(): string {
    return this.picks.join("");
  }

  /** What can come next; nothing if the game is over. */
  get partial(): PartialView | undefined {
    return this.game.partial(this.text, this.language());
  }

  /** Picks a cell by its name, or a word. */
  pick(text: string): Answer {
    const partial = this.partial;
    if (partial?.next.some((pick) => pick.text === text)) {
      this.picks.push(text);
      const now = this.partial;
      return now?.complete && now.next.length === 0 ? { what: "ready", action: this.text } : MORE;
    }
    if (this.picks.length > 0 && text === this.picks.at(-1)) {
      // The same cell again: that is all, or never mind.
      if (partial?.complete) return { what: "ready", action: this.text };
      this.picks.pop();
      return { what: "given up" };
    }
    if (this.picks.length > 0 && this.game.partial(text, this.language())) {
      this.picks.splice(0, this.picks.length, text);
      return MORE;
    }
    const refusal = this.game.explainPartial(this.text + text, this.language());
    return refusal ? { what: "refused", refusal } : MORE;
  }

  /** Picks two cells at once, as when a piece is dragged. */
  drag(from: string, to: string): Answer {
    if (this.picks.at(-1) !== from) {
      this.clear();
      const lifted = this.pick(from);
      if (lifted.what === "refused") return lifted;
    }
    const answer = this.pick(to);
    // A piece that is dragged to nowhere goes back.
    if (answer.what === "refused") this.clear();
    return answer;
  }

  /** Takes the last pick back; whether there was one. */
  back(): boolean {
    return this.picks.pop() !== undefined;
  }

  clear(): void {
    this.picks.splice(0);
  }

  /** What is chosen, and what can be done with it. */
  marks(): Marks {
    const cell = (name: string): number => this.board.cells.findIndex((cell) => cell.name === name);
    const chosen = this.picks.map(cell).filter((index) => index >= 0);
    const cells = chosen.map((index) => [index, "from"] as [number, Mark]);
    if (this.picks.length === 0) return { cells: this.#openings(cell), arrows: [] };
    const legal = this.game.legal();
    for (const pick of this.partial?.next ?? []) {
      if (!pick.isCell) continue;
      const target = cell(pick.text);
      const begun = this.text + pick.text;
      const outcomes = legal
        // `c12` does not begin with the cell `c1`.
        .filter((action) => action.startsWith(begun) && !/^\d/.test(action.slice(begun.length)))
        .slice(0, LOOKED_AT)
        .map((action) => this.game.effects(action));
      cells.push([target, "to"]);
      if (outcomes.some((effects) => effects.some(({ what }) => what === "captured"))) {
        cells.push([target, "capture"]);
      }
      // Where it may or may not become something else, it is asked for that later.
      const becomes = (effects: readonly EffectView[]): boolean =>
        effects.some((effect) => effect.what === "became" && effect.at === target);
      if (outcomes.every(becomes)) cells.push([target, "become"]);
    }
    return { cells, arrows: [] };
  }

  /** Where something can be placed: the empty cells that an action can begin with. */
  #openings(cell: (name: string) => number): (readonly [number, Mark])[] {
    const full = new Set(this.game.scene().pieces.map(({ cell }) => cell));
    const begins = (this.partial?.next ?? []).filter(({ isCell }) => isCell).map(({ text }) => cell(text));
    return begins.filter((index) => !full.has(index)).map((index) => [index, "to"]);
  }
}
