// An action built pick by pick: cells and words. What can come next is asked of the rules, once for
// each state; the game stays as it is as long as the entry is used.

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
  /** What has been picked so far, apart from a change. */
  readonly picks: string[] = [];
  /**
   * A word that has been picked before the cell it comes after: what a piece becomes can be chosen
   * first, so that a move that changes nothing needs no word.
   */
  #change: string | undefined;
  /** What the rules have said of each text that was asked about, in the language of the time. */
  readonly #said = new Map<string, PartialView | undefined>();
  #saidIn = "";
  #actions: readonly string[] | undefined;
  #marked: { readonly key: string; readonly marks: Marks } | undefined;

  constructor(
    readonly game: Game,
    readonly board: BoardView,
    /** The language of what is said, at any moment. */
    readonly language: () => string,
  ) {}

  /** The picks as a text. */
  get text(): string {
    return this.#picked + (this.#change ?? "");
  }

  /** What a piece becomes wherever it goes, if that was chosen first. */
  get change(): string | undefined {
    return this.#change;
  }

  /** Everything that has been picked. */
  get all(): readonly string[] {
    return this.#change === undefined ? [...this.picks] : [...this.picks, this.#change];
  }

  /** What can come next; nothing if the game is over. */
  get partial(): PartialView | undefined {
    const partial = this.#ask(this.#picked);
    if (this.#change === undefined || !partial) return partial;
    const legal = new Set(this.#legal);
    const next = partial.next.filter(
      ({ isCell, text }) => !isCell || legal.has(this.#picked + text + (this.#change ?? "")),
    );
    return { ...partial, complete: legal.has(this.text), next };
  }

  /** Picks a cell by its name, or a word. */
  pick(text: string): Answer {
    const partial = this.partial;
    const pick = partial?.next.find((pick) => pick.text === text);
    if (partial && pick) return pick.isCell ? this.#go(text, partial) : this.#say(text, partial);
    if (this.picks.length > 0 && text === this.picks.at(-1)) {
      // The same cell again: that is all, or never mind.
      if (partial?.complete) return { what: "ready", action: this.text };
      this.picks.pop();
      return { what: "given up" };
    }
    if (this.picks.length > 0 && this.begins(text)) {
      this.clear();
      this.picks.push(text);
      return MORE;
    }
    const refusal = this.game.explainPartial(this.#picked + text, this.language());
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

  /** Whether an action can begin with a cell or a word. */
  begins(text: string): boolean {
    return this.#ask(text) !== undefined;
  }

  /** Picks a cell in place of all that has been picked, if something can be dragged from there. */
  lift(from: string): boolean {
    if (this.picks.at(-1) === from) return false;
    if (!this.#ask(from)?.next.some(({ isCell }) => isCell)) return false;
    this.clear();
    this.picks.push(from);
    return true;
  }

  /** Takes the last pick back; whether there was one. */
  back(): boolean {
    if (this.#change === undefined) return this.picks.pop() !== undefined;
    this.#change = undefined;
    return true;
  }

  clear(): void {
    this.#change = undefined;
    this.picks.splice(0);
  }

  /** What is chosen, and what can be done with it. */
  marks(): Marks {
    const key = this.all.join(" ");
    if (this.#marked?.key !== key) this.#marked = { key, marks: this.#mark() };
    return this.#marked.marks;
  }

  #mark(): Marks {
    const cell = (name: string): number => this.board.cells.findIndex((cell) => cell.name === name);
    const chosen = this.picks.map(cell).filter((index) => index >= 0);
    const cells = chosen.map((index) => [index, "from"] as [number, Mark]);
    if (this.picks.length === 0) return { cells: this.#openings(cell), arrows: [] };
    const legal = this.#legal;
    for (const pick of this.partial?.next ?? []) {
      if (!pick.isCell) continue;
      const target = cell(pick.text);
      const begun = this.#picked + pick.text;
      const outcomes = legal
        // `c12` does not begin with the cell `c1`.
        .filter((action) => action.startsWith(begun) && !/^\d/.test(action.slice(begun.length)))
        .filter((action) => this.#change === undefined || action === begun + this.#change)
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

  get #picked(): string {
    return this.picks.join("");
  }

  /** Every legal action. */
  get #legal(): readonly string[] {
    return (this.#actions ??= this.game.legal());
  }

  /** What can come after a text; nothing if no action begins with it. */
  #ask(text: string): PartialView | undefined {
    const language = this.language();
    if (language !== this.#saidIn) this.#said.clear();
    this.#saidIn = language;
    if (!this.#said.has(text)) this.#said.set(text, this.game.partial(text, language));
    return this.#said.get(text);
  }

  /** Goes on to a cell, of what could come next. */
  #go(cell: string, before: PartialView): Answer {
    this.picks.push(cell);
    const now = this.partial;
    // What could have been said before and was not is not asked for now.
    const isMore = now?.next.some(
      ({ isCell, text }) => isCell || !before.next.some((pick) => pick.text === text),
    );
    return now?.complete && !isMore ? { what: "ready", action: this.text } : MORE;
  }

  /** Says a word, of what could come next: at once, or about the cell that will be picked then. */
  #say(word: string, before: PartialView): Answer {
    if (word === this.#change) return { what: "ready", action: this.text };
    const legal = new Set(this.#legal);
    const isChange = before.next.some(({ isCell, text }) => isCell && legal.has(this.#picked + text + word));
    if (isChange && legal.has(this.#picked + word)) {
      this.#change = word;
      return MORE;
    }
    this.picks.push(word);
    const now = this.partial;
    return now?.complete && now.next.length === 0 ? { what: "ready", action: this.text } : MORE;
  }
}
