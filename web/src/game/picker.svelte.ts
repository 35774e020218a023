// A game on a board, and what is picked there: what a game that is played, tried or taken apart has
// in common.

import { untrack } from "svelte";
import type { Host } from "../board/board";
import type { Marks } from "../board/marks";
import { cellsOf, marked } from "../board/named";
import type { Change } from "../board/offers";
import type { Spin } from "../board/turning";
import type { EffectView, Game, PartialView, PickView, RefusalView, Rules } from "../rules/package";
import { pace, settings } from "../settings/settings.svelte";
import { announce } from "../shell/announcer.svelte";
import { play as sound, soundOf } from "../sound/sound";
import { say, text } from "../text/text.svelte";
import { Display, type Screen } from "./display";
import { Entry, type Answer } from "./entry";
import { firstPart, readMove, tidy } from "./listed";
import { Position } from "./position.svelte";

/** What a person has moved by hand is there already: nothing walks. */
const BY_HAND = 0;
/** The count of moves that a turn has left, as the rules call it. */
const LEFT = "actions-left";
/** As many places are named when it is said where a piece can go. */
const NAMED = 12;

export abstract class Picker extends Position {
  /** What a board asks. */
  readonly host: Host;
  /** When the position stands on the board that was attached last. */
  placed: Promise<void> = Promise.resolve();
  picks = $state.raw<readonly string[]>([]);
  refusal = $state.raw<RefusalView>();
  notice = $state("");
  #entry: Entry;

  constructor(
    rules: Rules,
    game: Game,
    readonly display = new Display(),
  ) {
    super(rules, game);
    this.#entry = new Entry(game, this.board, () => text.language);
    this.host = {
      pick: (cell) => this.pickCell(cell),
      drag: (from, to) => this.drag(from, to),
      lifts: (cell) => this.lifts(cell),
      grab: (cell) => this.grab(cell),
      say: (word) => this.pick(word),
      spins: () => this.spins(),
      spin: (word) => this.spin(word),
      cancel: () => this.cancel(),
    };
  }

  /** Whether an action can be picked now. */
  abstract get mayPick(): boolean;

  /** A legal action has been chosen; `step` is how long a step of its animation takes, in milliseconds. */
  protected abstract chosen(action: string, step: number): void;

  // What is to be seen.

  /** What to do now. */
  get prompt(): string {
    const ask = this.#ask();
    if (ask && this.#entry.change !== undefined) return say("pick-changed");
    const { whole: action } = this;
    if (!ask || action === undefined) return ask?.prompt ?? "";
    // A whole action has a button; there may be no key to press.
    if (ask.next.length === 0) return say("confirm-it", { action });
    return say(ask.next.some(({ isCell }) => isCell) ? "confirm-or-cell" : "confirm-or-word", { action });
  }

  /** What the chosen piece becomes wherever it goes, as a word that has been picked. */
  get change(): string | undefined {
    void this.picks;
    return this.#entry.change;
  }

  /** The moves of this turn: how many are left, and how many have been made; nothing if it has just one. */
  get movesOfTurn(): { readonly left: number; readonly made: number } | undefined {
    const { gauges, spent } = this.scene;
    const left = gauges.find(([{ word }]) => word === LEFT)?.[1];
    return left === undefined ? undefined : { left, made: spent.length };
  }

  /** What else the chosen piece can become where it stands. */
  get changes(): Change[] {
    const [cell] = cellsOf(this.board, this.picks.slice(0, 1));
    if (cell === undefined || this.#entry.picks.length !== 1) return [];
    return this.offers.flatMap(({ text: word, label }) =>
      this.game
        .effects(this.#entry.picks.join("") + word)
        .flatMap((effect) =>
          effect.what === "became" && effect.at === cell
            ? [{ word, label, piece: { cell, ...effect.piece }, isPicked: word === this.#entry.change }]
            : [],
        ),
    );
  }

  /** The words that can be picked now. */
  get offers(): PickView[] {
    return this.#ask()?.next.filter(({ isCell }) => !isCell) ?? [];
  }

  /** The action that has been picked, if that is one as it is. */
  get whole(): string | undefined {
    return this.picks.length > 0 && this.#ask()?.complete ? this.picks.join("") : undefined;
  }

  /** What has been picked, and what can be done with it. */
  get picked(): Marks {
    void this.turn;
    void this.picks;
    return settings.targets && this.mayPick ? this.#entry.marks() : marked(this.board, this.picks, "from");
  }

  // What a person does.

  /** A cell is chosen. */
  pickCell(cell: number): void {
    const name = this.board.cells[cell]?.name;
    if (name !== undefined) this.pick(name);
  }

  /** A cell, by its name, or a word is chosen. */
  pick(pick: string): void {
    this.forget();
    if (this.mayPick) this.take(this.#entry.pick(pick));
    else if (this.outcome) announce(this.standing);
  }

  /** A piece is dragged. */
  drag(from: number, to: number): void {
    const [a, b] = [this.board.cells[from]?.name, this.board.cells[to]?.name];
    if (a === undefined || b === undefined || !this.mayPick) return;
    this.forget();
    this.take(this.#entry.drag(a, b), BY_HAND);
  }

  /** A part of the board has been turned by hand; the word says how. */
  spin(word: string): void {
    if (!this.mayPick) return;
    this.forget();
    this.take(this.#entry.pick(word), BY_HAND);
  }

  /** Whether a piece may be dragged from a cell. */
  lifts(cell: number): boolean {
    const name = this.board.cells[cell]?.name ?? "";
    if (!this.mayPick) return false;
    return this.#entry.picks.at(-1) === name || this.#entry.begins(name);
  }

  /** A piece is being dragged: where it can go is seen meanwhile. */
  grab(cell: number): void {
    const name = this.board.cells[cell]?.name ?? "";
    if (!this.mayPick || !this.#entry.lift(name)) return;
    this.forget();
    this.picks = this.#entry.all;
  }

  /** The ways in which a part of the board can be turned now. */
  spins(): Spin[] {
    if (this.picks.length > 0) return [];
    return this.offers.flatMap(({ text: word }) => {
      const effects = this.game.effects(word);
      return effects.flatMap((effect) => (effect.what === "turned" ? [{ word, moves: effect.moves }] : []));
    });
  }

  /** Moves are typed, one or several; returns what of the text could not be made. */
  type(typed: string): string {
    let rest = typed;
    while (this.mayPick && rest.trim() !== "") {
      this.forget();
      const read = readMove(this.game, rest);
      if (!read) {
        const refusal = this.game.explain(tidy(firstPart(rest)), text.language);
        if (refusal) this.refuse(refusal);
        break;
      }
      const { turn } = this;
      this.chosen(read.action, pace());
      rest = read.rest;
      // It waits, to be confirmed for example.
      if (this.turn === turn) break;
    }
    return rest;
  }

  /** What has been picked is all. */
  confirm(): void {
    if (this.whole !== undefined) this.chosen(this.whole, pace());
  }

  /** The last pick is taken back, and what was said is forgotten. */
  cancel(): void {
    this.forget();
    const wasPicking = this.#entry.back();
    this.picks = this.#entry.all;
    this.foresee(this.whole);
    if (wasPicking) announce(this.asked);
  }

  // The screen.

  /** Shows the game on a screen from now on; what stands where is there a moment later. */
  attach(screen: Screen): void {
    this.placed = this.display.attach(screen).then(() => {
      this.refresh();
      return this.shown;
    });
  }

  /** Shows the position as it is, in the language that is spoken now. */
  refresh(): void {
    this.display.show([], 0, this.seen);
  }

  /** When everything that happened has been seen. */
  get shown(): Promise<void> {
    return this.display.shown;
  }

  // For those who play, try and take apart.

  /** Makes an action, seen and heard; what it does, for those who do neither. */
  protected perform(action: string, step: number): string {
    const told = this.make(action);
    this.forget();
    sound(soundOf(this.effects));
    this.display.show(this.effects, step, this.seen);
    return told;
  }

  /** Whatever was begun was about the position before. */
  protected override moved(effects?: readonly EffectView[]): void {
    super.moved(effects);
    // Whoever changes the game need not hear of it.
    this.#entry = new Entry(
      untrack(() => this.game),
      this.board,
      () => text.language,
    );
    this.picks = [];
  }

  protected take(answer: Answer, step = pace()): void {
    this.picks = this.#entry.all;
    if (answer.what === "ready") return this.chosen(answer.action, step);
    this.foresee(this.whole);
    if (answer.what === "refused") this.refuse(answer.refusal);
    else announce(this.asked);
  }

  /** What to do now, and where the chosen piece can go: for those who do not see it. */
  protected get asked(): string {
    const targets =
      this.#entry.picks.length === 0 ? [] : (this.#ask()?.next.filter(({ isCell }) => isCell) ?? []);
    if (targets.length === 0) return this.prompt;
    const names = targets.map(({ text }) => text);
    const list = names.slice(0, NAMED).join(", ") + (names.length > NAMED ? "…" : "");
    return `${this.prompt} ${say("targets", { count: names.length, list })}`;
  }

  /** Forgets what was said about the moment before. */
  protected forget(): void {
    this.refusal = undefined;
    this.notice = "";
  }

  /** Says something about this moment. */
  protected tell(notice: string): void {
    this.notice = notice;
    announce(notice);
  }

  /** Says why something cannot be done. */
  protected refuse(refusal: RefusalView): void {
    this.refusal = refusal;
    announce(refusal.text);
    sound("refused");
  }

  #ask(): PartialView | undefined {
    void this.turn;
    void this.picks;
    return this.mayPick ? this.#entry.partial : undefined;
  }

  /** Shows an action that may be made as if it were; nothing shows the position as it is. */
  protected foresee(action: string | undefined): void {
    if (action === undefined) {
      if (this.display.isPreviewing) this.refresh();
      return;
    }
    const game = this.game.clone();
    game.play(action, text.language);
    this.display.preview([game.scene(), this.words]);
    game.free();
  }
}
