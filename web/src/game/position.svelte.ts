// A game as it stands: what is read of it, and actions made in it. Whoever reads it hears of changes.

import type { Marks } from "../board/marks";
import type { Course } from "../engine/protocol";
import type {
  BoardView,
  EffectView,
  Game,
  GameInfo,
  OutcomeView,
  Round,
  Rules,
  SceneView,
} from "../rules/package";
import { text } from "../text/text.svelte";

/** What is seen of a game: the pieces, and each cell in words. */
export type Seen = readonly [scene: SceneView, words: readonly string[]];

export class Position {
  readonly info: GameInfo;
  readonly board: BoardView;
  /** The names of the seats. */
  readonly seats: readonly string[];
  /** Counts what changes, for all that depends on the game in WebAssembly. */
  #turn = $state(0);
  #game: Game;
  /** What the last action did. */
  #effects: readonly EffectView[] = [];

  constructor(
    readonly rules: Rules,
    game: Game,
  ) {
    this.#game = game;
    this.info = game.info();
    this.board = game.board();
    this.seats = $derived(rules.words(this.info.id, text.language).seats);
  }

  /** The game; whoever changes it says `moved`. */
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

  get seen(): Seen {
    return [this.scene, this.words];
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

  /** The game as it came here. */
  get course(): Course {
    return { game: this.info.id, start: this.game.startLine(), actions: this.history };
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

  /** The rounds of the actions made so far. */
  get rounds(): Round[] {
    return this.game.rounds();
  }

  /** Where the last action was. */
  get last(): Marks {
    return this.game.lastMarks();
  }

  /** What the last action did. */
  protected get effects(): readonly EffectView[] {
    void this.#turn;
    return this.#effects;
  }

  /** Makes an action; what it does, for those who do not see it. */
  protected make(action: string): string {
    const effects = this.#game.effects(action);
    const told = this.#game.spoken(action, text.language);
    this.#game.play(action, text.language);
    this.moved(effects);
    return told;
  }

  /** The game has changed, by an action that did this if that is said. */
  protected moved(effects = this.#effects): void {
    this.#effects = effects;
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
}
