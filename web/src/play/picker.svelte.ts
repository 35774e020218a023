// A game on a board, and what is picked there: what a game that is played, tried or taken apart has
// in common.

import type { Pace } from "../board/animation";
import type { Host } from "../board/board";
import { NO_MARKS, type Mark, type Marks } from "../board/marks";
import type { Change } from "../board/offers";
import type { Spin } from "../board/turning";
import type {
  BoardView,
  EffectView,
  Game,
  GameInfo,
  OutcomeView,
  PartialView,
  PickView,
  RefusalView,
  Round,
  Rules,
  SceneView,
} from "../rules/package";
import { pace, settings } from "../settings/settings.svelte";
import { announce } from "../shell/announcer.svelte";
import { painted } from "../shell/painted";
import { play as sound } from "../sound/sound";
import { say, text } from "../text/text.svelte";
import { Entry, type Answer } from "./entry";
import { firstPart, readMove, tidy } from "./listed";

/** Where positions are shown. */
export interface Screen {
  show(scene: SceneView, words: readonly string[]): void;
  play(effects: readonly EffectView[], pace: Pace): Promise<void>;
}

/** What a person has moved by hand is there already: nothing walks. */
const BY_HAND = 0;
/** The count of moves that a turn has left, as the rules call it. */
const LEFT = "actions-left";
/** As many places are named when it is said where a piece can go. */
const NAMED = 12;

export abstract class Picker {
  readonly info: GameInfo;
  readonly board: BoardView;
  /** What a board asks. */
  readonly host: Host;
  /** The names of the seats. */
  readonly seats: readonly string[];
  picks = $state.raw<readonly string[]>([]);
  refusal = $state.raw<RefusalView>();
  notice = $state("");
  /** Counts what changes, for all that depends on the game in WebAssembly. */
  #turn = $state(0);

  #game: Game;
  /** What the last action did. */
  #effects: readonly EffectView[] = [];
  #entry: Entry;
  #screen: Screen | undefined;
  #shown: Promise<void> = Promise.resolve();
  /** Whether the board shows what has been picked as if it were made. */
  #isPreviewing = false;

  constructor(
    readonly rules: Rules,
    game: Game,
  ) {
    this.#game = game;
    this.info = game.info();
    this.board = game.board();
    this.seats = $derived(rules.words(this.info.id, text.language).seats);
    this.#entry = this.#enter();
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

  /** The game as it stands; whoever changes it says `moved`. */
  get game(): Game {
    void this.#turn;
    return this.#game;
  }

  /** Another number after every change of the game. */
  protected get turn(): number {
    return this.#turn;
  }

  get scene(): SceneView {
    return this.game.scene();
  }

  /** Each cell in words. */
  get words(): string[] {
    return this.game.describeCells(text.language);
  }

  get description(): string {
    return this.game.describe(text.language);
  }

  get gauges(): string[] {
    return this.game.describeGauges(text.language);
  }

  get history(): string[] {
    return this.game.history();
  }

  /** The position line. */
  get line(): string {
    return this.game.line();
  }

  get toMove(): number {
    return this.game.toMove();
  }

  get outcome(): OutcomeView | undefined {
    return this.game.outcome(text.language);
  }

  /** Whose turn it is, or how the game ended. */
  get standing(): string {
    return this.game.standing(text.language);
  }

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
    const [cell] = this.cells(this.picks.slice(0, 1));
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
    void this.#turn;
    void this.picks;
    return settings.targets && this.mayPick ? this.#entry.marks() : this.named(this.picks, "from");
  }

  /** The rounds of the actions made so far. */
  get rounds(): Round[] {
    void this.#turn;
    return this.#game.rounds();
  }

  /** Where the last action was. */
  get last(): Marks {
    void this.#turn;
    return this.#game.lastMarks();
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
      const read = readMove(this.#game, rest);
      if (!read) {
        const refusal = this.game.explain(tidy(firstPart(rest)), text.language);
        if (refusal) this.refuse(refusal);
        break;
      }
      const turn = this.#turn;
      this.chosen(read.action, pace());
      rest = read.rest;
      // It waits, to be confirmed for example.
      if (this.#turn === turn) break;
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

  /** Shows the game on a screen from now on: the board is there, the pieces come with the next frame. */
  attach(screen: Screen): void {
    this.#screen = screen;
    this.#shown = this.#shown.then(painted);
    void this.#shown.then(() => this.refresh());
  }

  /** Shows the position as it is, in the language that is spoken now. */
  refresh(): void {
    this.display([], 0);
  }

  /** When everything that happened has been seen. */
  get shown(): Promise<void> {
    return this.#shown;
  }

  // For those who play, try and take apart.

  protected get screen(): Screen | undefined {
    return this.#screen;
  }

  /** What the last action did. */
  protected get effects(): readonly EffectView[] {
    void this.#turn;
    return this.#effects;
  }

  /**
   * The game has changed, by an action that did this if that is said: whatever was begun was about
   * the position before.
   */
  protected moved(effects = this.#effects): void {
    this.#effects = effects;
    this.#entry = this.#enter();
    this.#turn += 1;
  }

  /** The actions before have been taken back, or made at once: the last one is as if just made. */
  protected recall(): void {
    this.moved(this.#game.lastEffects());
  }

  /** Goes on with another game. */
  protected replace(game: Game): void {
    this.#game.free();
    this.#game = game;
    this.recall();
  }

  /** Shows what happened, once everything before has been seen, and then the position as it is now. */
  protected display(
    effects: readonly EffectView[],
    step: number,
    [scene, words] = [this.scene, this.words],
  ): void {
    // What was shown before it was made has been seen.
    const isNews = effects.length > 0 && !this.#isPreviewing;
    this.#isPreviewing = false;
    const show = async (): Promise<void> => {
      try {
        if (isNews) await this.#screen?.play(effects, { step });
      } finally {
        this.#screen?.show(scene, words);
      }
    };
    // What cannot be shown does not keep what comes later from being shown.
    this.#shown = this.#shown.then(show).catch((error: unknown) => console.error(error));
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

  /** The places of cells. */
  protected cells(names: readonly string[]): number[] {
    const cells = names.map((name) => this.board.cells.findIndex((cell) => cell.name === name));
    return cells.filter((cell) => cell >= 0);
  }

  /** The same mark for all these cells. */
  protected named(names: readonly string[], mark: Mark): Marks {
    if (names.length === 0) return NO_MARKS;
    return { cells: this.cells(names).map((cell) => [cell, mark] as const), arrows: [] };
  }

  #ask(): PartialView | undefined {
    void this.#turn;
    void this.picks;
    return this.mayPick ? this.#entry.partial : undefined;
  }

  /** Shows an action that may be made as if it were; nothing shows the position as it is. */
  protected foresee(action: string | undefined): void {
    if (action === undefined) {
      if (this.#isPreviewing) this.refresh();
      return;
    }
    const game = this.#game.clone();
    game.play(action, text.language);
    this.display([], 0, [game.scene(), this.words]);
    game.free();
    this.#isPreviewing = true;
  }

  #enter(): Entry {
    this.picks = [];
    return new Entry(this.#game, this.board, () => text.language);
  }
}
