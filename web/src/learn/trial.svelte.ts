// A position to try actions on, for whichever seat is to move. Nothing of it is kept.

import type { Pace } from "../board/animation";
import type { Host } from "../board/board";
import { lastMarks } from "../board/last";
import { NO_MARKS, together, type Mark, type Marks } from "../board/marks";
import { Entry, type Answer } from "../play/entry";
import type {
  BoardView,
  EffectView,
  Game,
  GameInfo,
  OutcomeView,
  PartialView,
  PickView,
  RefusalView,
  Rules,
  SceneView,
} from "../rules/package";
import { pace } from "../settings/settings.svelte";
import { announce } from "../shell/announcer.svelte";
import { play as sound } from "../sound/sound";
import { text } from "../text/text.svelte";
import type { Pointed } from "./page";

/** Where a position is shown. */
export interface Screen {
  show(scene: SceneView, words: readonly string[]): void;
  play(effects: readonly EffectView[], pace: Pace): Promise<void>;
}

/** What a person has moved by hand is there already: nothing walks. */
const BY_HAND = 0;

export class Trial {
  readonly info: GameInfo;
  readonly board: BoardView;
  readonly host: Host;
  picks = $state.raw<readonly string[]>([]);
  refusal = $state.raw<RefusalView>();
  /** Whether nothing can be picked now. */
  isHeld = $state(false);
  /** Counts what changes, for all that depends on the game in WebAssembly. */
  #turn = $state(0);

  readonly #game: Game;
  #entry: Entry;
  #screen: Screen | undefined;
  #shown: Promise<void> = Promise.resolve();
  #last: Marks = NO_MARKS;

  /**
   * Begins with a position line. `chosen` is handed each legal action that is chosen, and how long
   * a step of its animation takes; it decides what becomes of the action.
   */
  constructor(
    rules: Rules,
    id: string,
    line: string,
    readonly chosen: (action: string, step: number) => void,
  ) {
    this.#game = new rules.Game(id, line);
    this.info = this.#game.info();
    this.board = this.#game.board();
    this.#entry = this.#begin();
    this.host = {
      pick: (cell) => this.pick(this.#name(cell)),
      drag: (from, to) => this.#take((entry) => entry.drag(this.#name(from), this.#name(to)), BY_HAND),
      lifts: (cell) => this.#lifts(this.#name(cell)),
      spins: () => this.#spins(),
      spin: (word) => this.#take((entry) => entry.pick(word), BY_HAND),
      cancel: () => this.cancel(),
    };
  }

  /** The game as it stands; to be asked only. */
  get game(): Game {
    void this.#turn;
    return this.#game;
  }

  /** How many actions have been tried. */
  get length(): number {
    return this.game.history().length;
  }

  get outcome(): OutcomeView | undefined {
    return this.game.outcome(text.language);
  }

  /** Whose turn it is, or how the game ended. */
  get standing(): string {
    return this.game.standing(text.language);
  }

  get description(): string {
    return this.game.describe(text.language);
  }

  /** What to do now. */
  get prompt(): string {
    return this.#ask()?.prompt ?? "";
  }

  /** The words that can be picked now. */
  get offers(): PickView[] {
    return this.#ask()?.next.filter(({ isCell }) => !isCell) ?? [];
  }

  /** Whether what has been picked is an action as it is. */
  get isComplete(): boolean {
    return this.picks.length > 0 && (this.#ask()?.complete ?? false);
  }

  /** The last action, what is picked, and what can be done with it. */
  get marks(): Marks {
    void this.picks;
    void this.#turn;
    return together(this.#last, this.#entry.marks());
  }

  /** The marks of cells that are pointed out by their names. */
  pointed(pointed: Pointed): Marks {
    const cells = Object.entries(pointed).flatMap(([mark, names]: [string, readonly string[]]) =>
      names.map((name) => [this.#cell(name), mark as Mark] as const),
    );
    return { cells, arrows: [] };
  }

  /** A cell (by its name) or a word is chosen. */
  pick(pick: string): void {
    this.#take((entry) => entry.pick(pick));
  }

  /** What has been picked is all. */
  confirm(): void {
    if (this.isComplete && !this.isHeld) this.chosen(this.#entry.text, pace());
  }

  /** The last pick is taken back. */
  cancel(): void {
    this.refusal = undefined;
    if (!this.#entry.back()) return;
    this.picks = [...this.#entry.picks];
    announce(this.prompt);
  }

  /** Makes an action and shows it; returns what it does, for those who do not see it. */
  act(action: string, step = pace()): string {
    const effects = this.#game.effects(action);
    const told = this.#game.spoken(action, text.language);
    this.#game.play(action, text.language);
    this.#last = lastMarks(effects);
    this.#entry = this.#begin();
    this.#turn += 1;
    sound(effects.some(({ what }) => what === "captured") ? "capture" : "move");
    this.#shown = this.#shown.then(() => this.#screen?.play(effects, { step }));
    this.show();
    return told;
  }

  /** Takes back so many actions, all of them if nothing is said. */
  undo(count = this.length): void {
    for (let index = 0; index < count; index += 1) this.#game.undo();
    this.#last = NO_MARKS;
    this.#entry = this.#begin();
    this.#turn += 1;
    this.show();
  }

  /** Shows the game on a screen from now on. */
  attach(screen: Screen): void {
    this.#screen = screen;
    this.show();
  }

  /** Shows the position as it is, once everything before has been seen. */
  show(): void {
    const [scene, words] = [this.#game.scene(), this.#game.describeCells(text.language)];
    this.#shown = this.#shown.then(() => this.#screen?.show(scene, words));
  }

  /** When everything that happened has been seen. */
  get shown(): Promise<void> {
    return this.#shown;
  }

  #ask(): PartialView | undefined {
    return this.game.partial(this.picks.join(""), text.language);
  }

  #begin(): Entry {
    this.picks = [];
    this.refusal = undefined;
    return new Entry(this.#game, this.board, text.language);
  }

  #take(pick: (entry: Entry) => Answer, step = pace()): void {
    if (this.isHeld) return;
    this.refusal = undefined;
    const answer = pick(this.#entry);
    this.picks = [...this.#entry.picks];
    switch (answer.what) {
      case "ready":
        this.chosen(answer.action, step);
        break;
      case "refused":
        this.refusal = answer.refusal;
        announce(answer.refusal.text);
        sound("refused");
        break;
      case "more":
      case "given up":
        announce(this.prompt);
    }
  }

  #lifts(name: string): boolean {
    if (this.isHeld) return false;
    return this.picks.at(-1) === name || this.#game.partial(name, text.language) !== undefined;
  }

  /** The ways in which a part of the board can be turned now. */
  #spins(): ReturnType<Host["spins"]> {
    if (this.isHeld || this.picks.length > 0) return [];
    return this.offers.flatMap(({ text: word }) =>
      this.#game
        .effects(word)
        .flatMap((effect) => (effect.what === "turned" ? [{ word, moves: effect.moves }] : [])),
    );
  }

  #name(cell: number): string {
    return this.board.cells[cell]?.name ?? "";
  }

  #cell(name: string): number {
    return this.board.cells.findIndex((cell) => cell.name === name);
  }
}
