// A game being played: who sits where, what has been picked, what is being thought.

import type { Spin } from "../board/turning";
import { lastMarks } from "../board/last";
import { NO_MARKS, together, type Mark, type Marks } from "../board/marks";
import type { Pace } from "../board/animation";
import type { Course } from "../engine/protocol";
import { Stopped, Thinker } from "../engine/thinker";
import type {
  BoardView,
  EffectView,
  Game,
  GameInfo,
  OutcomeView,
  PickView,
  RefusalView,
  Rules,
  SceneView,
} from "../rules/package";
import { announce } from "../shell/announcer.svelte";
import { pace, settings } from "../settings/settings.svelte";
import { play as sound } from "../sound/sound";
import { save, type Control, type Ended, type Player, type Saved } from "../store/store";
import { say, text } from "../text/text.svelte";
import { Clock } from "./clock";
import { Entry, type Answer } from "./entry";

/** Where a game is shown. */
export interface Screen {
  show(scene: SceneView, words: readonly string[]): void;
  play(effects: readonly EffectView[], pace: Pace): Promise<void>;
}

/** How a game begins. */
export interface Opening {
  readonly id: string;
  readonly game: string;
  readonly start: string;
  readonly actions?: readonly string[];
  readonly undone?: readonly string[];
  readonly players: readonly Player[];
  readonly control?: Control;
  readonly clocks?: readonly number[];
  readonly ended?: Ended;
  readonly view: number;
}

/** For how long the computer thinks at least, in milliseconds, so that its action can be followed. */
const LEAST_THOUGHT = 450;
/** How often a running clock is kept, in milliseconds, so that loading the page anew gives no time back. */
const KEEP_EVERY = 2_000;
/** What a person has moved by hand is there already: nothing walks. */
const BY_HAND = 0;
/** What is looked at for a hint, in nodes. */
const HINT_NODES = 400_000;

export class Table {
  readonly info: GameInfo;
  readonly board: BoardView;
  readonly clock: Clock | undefined;
  /** Counts what changes, for all that depends on the game in WebAssembly. */
  #turn = $state(0);
  players = $state.raw<readonly Player[]>([]);
  view = $state(0);
  picks = $state.raw<readonly string[]>([]);
  /** An action that only waits for a confirmation. */
  ready = $state<string>();
  refusal = $state.raw<RefusalView>();
  notice = $state("");
  isThinking = $state(false);
  isAdvising = $state(false);
  hint = $state<string>();
  /** What a person has picked while the computer thinks. */
  premove = $state.raw<readonly string[]>([]);
  undone = $state.raw<readonly string[]>([]);
  ended = $state.raw<Ended>();

  readonly #game: Game;
  #entry: Entry;
  #screen: Screen | undefined;
  #shown: Promise<void> = Promise.resolve();
  readonly #thinker = new Thinker();
  readonly #adviser = new Thinker();
  /** Who made each action so far. */
  #actors: number[] = [];
  #last: Marks = NO_MARKS;
  #isClosed = false;
  /** When it was kept last. */
  #kept = 0;

  constructor(
    readonly rules: Rules,
    readonly opening: Opening,
  ) {
    this.#game = new rules.Game(opening.game, opening.start);
    this.info = this.#game.info();
    this.board = this.#game.board();
    this.players = opening.players;
    this.view = opening.view;
    for (const action of opening.actions ?? []) this.#make(action);
    this.undone = opening.undone ?? [];
    if (opening.ended) {
      this.#game.end(opening.ended.reason, opening.ended.winner);
      this.ended = opening.ended;
    }
    this.clock = opening.control && new Clock(opening.control, this.info.seats.length, opening.clocks);
    this.#entry = this.#begin();
  }

  // What is to be seen.

  get scene(): SceneView {
    void this.#turn;
    return this.#game.scene();
  }

  /** Each cell in words. */
  get words(): string[] {
    void this.#turn;
    return this.#game.describeCells(text.language);
  }

  get description(): string {
    void this.#turn;
    return this.#game.describe(text.language);
  }

  get gauges(): string[] {
    void this.#turn;
    return this.#game.describeGauges(text.language);
  }

  get history(): string[] {
    void this.#turn;
    return this.#game.history();
  }

  /** Who made each action so far. */
  get actors(): readonly number[] {
    void this.#turn;
    return this.#actors;
  }

  get line(): string {
    void this.#turn;
    return this.#game.line();
  }

  get toMove(): number {
    void this.#turn;
    return this.#game.toMove();
  }

  get outcome(): OutcomeView | undefined {
    void this.#turn;
    return this.#game.outcome(text.language);
  }

  /** Whose turn it is, or how the game ended. */
  get standing(): string {
    void this.#turn;
    return this.#game.standing(text.language);
  }

  get seats(): string[] {
    return this.rules.words(this.info.id, text.language).seats;
  }

  /** Whether a person is to decide. */
  get awaitsPerson(): boolean {
    return !this.outcome && this.players[this.toMove]?.kind === "person";
  }

  /** Whether a person may pick an action for later. */
  get awaitsComputer(): boolean {
    return !this.outcome && this.players[this.toMove]?.kind === "computer";
  }

  /** What to do now. */
  get prompt(): string {
    if (!this.awaitsPerson) return "";
    return this.#ask()?.prompt ?? "";
  }

  /** The words that can be picked now. */
  get offers(): PickView[] {
    if (!this.awaitsPerson) return [];
    return this.#ask()?.next.filter(({ isCell }) => !isCell) ?? [];
  }

  /** Whether what has been picked is an action as it is. */
  get isComplete(): boolean {
    return this.awaitsPerson && this.picks.length > 0 && (this.#ask()?.complete ?? false);
  }

  get marks(): Marks {
    void this.picks;
    const cell = (name: string): number => this.board.cells.findIndex((cell) => cell.name === name);
    const named = (names: readonly string[], mark: Mark): Marks => ({
      cells: names.flatMap((name) => (cell(name) < 0 ? [] : [[cell(name), mark] as const])),
      arrows: [],
    });
    const chosen = settings.targets ? this.#entry.marks() : named(this.picks, "from");
    const advised = this.hint === undefined ? NO_MARKS : this.#pointed(this.hint);
    return together(this.#lastMarks(), chosen, named(this.premove, "hint"), advised);
  }

  // What a person does.

  /** A cell is chosen. */
  pickCell(cell: number): void {
    const name = this.board.cells[cell]?.name;
    if (name !== undefined) this.pick(name);
  }

  /** A cell or a word is chosen. */
  pick(pick: string): void {
    this.#forget();
    if (this.awaitsComputer) {
      this.#premove(pick);
    } else if (this.awaitsPerson) {
      this.#take(this.#entry.pick(pick));
    } else if (this.outcome) {
      this.notice = this.standing;
    }
  }

  /** A piece is dragged. */
  drag(from: number, to: number): void {
    const [a, b] = [this.board.cells[from]?.name, this.board.cells[to]?.name];
    if (a === undefined || b === undefined) return;
    this.#forget();
    if (this.awaitsComputer) {
      this.#premoved([a, b]);
    } else if (this.awaitsPerson) {
      this.#take(this.#entry.drag(a, b), BY_HAND);
    }
  }

  /** A part of the board has been turned by hand; the word says how. */
  spin(word: string): void {
    this.#forget();
    this.#take(this.#entry.pick(word), BY_HAND);
  }

  /** Whether a piece may be dragged from a cell. */
  lifts(cell: number): boolean {
    const name = this.board.cells[cell]?.name ?? "";
    if (this.awaitsComputer) {
      return this.scene.pieces.some(
        (piece) => piece.cell === cell && this.players[piece.seat]?.kind === "person",
      );
    }
    if (!this.awaitsPerson) return false;
    return this.picks.at(-1) === name || this.#game.partial(name, text.language) !== undefined;
  }

  /** The ways in which a part of the board can be turned now. */
  spins(): Spin[] {
    if (!this.awaitsPerson || this.picks.length > 0) return [];
    return this.offers.flatMap(({ text: word }) => {
      const effects = this.#game.effects(word);
      return effects.flatMap((effect) => (effect.what === "turned" ? [{ word, moves: effect.moves }] : []));
    });
  }

  /** An action is typed. */
  type(action: string): void {
    this.#forget();
    if (!this.awaitsPerson) return;
    const refusal = this.#game.explain(action, text.language);
    if (refusal) {
      this.#refuse(refusal);
    } else {
      this.act(action);
    }
  }

  /** What has been picked is what shall be played. */
  confirm(): void {
    if (this.ready !== undefined) {
      this.act(this.ready);
    } else if (this.isComplete) {
      this.act(this.#entry.text);
    }
  }

  /** The last pick is taken back, or everything else that was begun. */
  cancel(): void {
    const hadNotice = this.notice !== "" || this.refusal !== undefined || this.hint !== undefined;
    const hadBegun = this.picks.length > 0 || this.premove.length > 0;
    this.#forget();
    this.premove = [];
    this.ready = undefined;
    if (!hadNotice || this.picks.length > 0) this.#entry.back();
    this.#picked();
    if (hadBegun) announce(this.awaitsComputer ? say("premove-none") : this.prompt);
  }

  /** Makes an action of the seat to move; `step` is how long a step of its animation takes. */
  act(action: string, step = pace()): void {
    const seat = this.#game.toMove();
    const effects = this.#game.effects(action);
    const told = this.#game.spoken(action, text.language);
    this.#forget();
    this.#make(action);
    this.undone = [];
    this.clock?.press(seat);
    this.#entry = this.#begin();
    const outcome = this.outcome;
    announce(`${told} ${this.standing}`);
    sound(soundOf(effects));
    if (outcome) {
      const mine = outcome.winner !== undefined && this.players[outcome.winner]?.kind === "person";
      sound(mine ? "won" : "over");
    }
    this.#animate(effects, step);
    this.#changed();
  }

  /** Takes back to the last decision of a person; one action if there is none. */
  undo(): void {
    const isMine = (seat: number): boolean => this.players[seat]?.kind === "person";
    const mine = this.#actors.findLastIndex(isMine);
    const target = mine >= 0 ? mine : this.#actors.length - 1;
    // Time that has run out does not come back.
    if (target < 0 || this.ended?.reason === "time") {
      this.notice = say("nothing-to-undo");
      announce(this.notice);
      return;
    }
    const count = this.#actors.length - target;
    for (let index = 0; index < count; index += 1) {
      const action = this.#game.undo();
      if (action !== undefined) this.undone = [...this.undone, action];
      this.#actors.pop();
    }
    this.#stepped(say("undone", { count }));
  }

  /** Makes actions again that were taken back, up to the next decision of a person. */
  redo(): void {
    let count = 0;
    if (this.ended?.reason === "time") return;
    while (this.undone.length > 0) {
      const action = this.undone.at(-1) ?? "";
      this.undone = this.undone.slice(0, -1);
      this.#make(action);
      count += 1;
      if (this.awaitsPerson) break;
    }
    if (count > 0) this.#stepped(say("redone", { count }));
  }

  /** The seat to move, or the person at this device, gives up. */
  resign(): void {
    const seat = this.awaitsPerson ? this.toMove : this.players.findIndex(({ kind }) => kind === "person");
    // With more than two seats nobody has won anything from the others.
    const winner = this.players.length === 2 ? { winner: 1 - seat } : {};
    this.#end({ reason: "resignation", ...winner });
  }

  /** All agree to a draw. */
  agree(): void {
    this.#end({ reason: "agreement" });
  }

  /** Looks for a good action. */
  async advise(): Promise<void> {
    if (!this.awaitsPerson || this.isAdvising) return;
    this.#forget();
    this.isAdvising = true;
    try {
      const thought = await this.#adviser.choose(this.course, "memory=32", { nodes: HINT_NODES });
      this.hint = thought?.lines[0]?.actions[0];
      if (this.hint !== undefined) {
        this.notice = say("hint", { action: this.hint });
        announce(this.notice);
      }
    } catch (error) {
      if (!(error instanceof Stopped)) {
        this.notice = say("engine-failed");
        announce(this.notice);
      }
    } finally {
      this.isAdvising = false;
    }
  }

  /** Looks from the next seat's side. */
  flip(): void {
    this.view = (this.view + 1) % this.players.length;
    void this.#save();
  }

  // The game as others need it.

  get course(): Course {
    return { game: this.info.id, start: this.opening.start, actions: this.#game.history() };
  }

  /** The record of the game. */
  record(): string {
    const { game, start, actions } = this.course;
    const info = this.info;
    const setup = info.setups.find((setup) => setup.line === start);
    const letter = (seat: number): string => info.seats[seat]?.letter ?? "";
    const outcome = this.outcome;
    const names = this.players.map((player, seat): [string, string] => {
      const name =
        player.kind === "person" ? say("player-person") : say("player-level", { level: player.level });
      return [`Seat.${letter(seat)}`, name];
    });
    return this.rules.writeRecord({
      game,
      ...(setup ? (setup === info.setups[0] ? {} : { setup: setup.name }) : { position: start }),
      tags: names,
      main: {
        notes: [],
        plies: actions.map((action) => ({ action, nags: [], notes: [], variations: [] })),
      },
      ...(outcome && {
        ending: {
          reason: outcome.reason,
          ...(outcome.winner === undefined ? {} : { winner: letter(outcome.winner) }),
        },
      }),
    });
  }

  /** Shows the game on a screen from now on. */
  attach(screen: Screen): void {
    this.#screen = screen;
    screen.show(this.scene, this.words);
    this.#go();
  }

  /** Ends all thinking. */
  close(): void {
    this.#isClosed = true;
    this.clock?.pause();
    void this.#save();
    this.#thinker.end();
    this.#adviser.end();
  }

  /** Looks whether somebody's time has run out. */
  tick(): void {
    const seat = this.toMove;
    if (this.outcome || !this.clock) return;
    if (performance.now() - this.#kept > KEEP_EVERY) void this.#save();
    if (this.clock.left(seat) > 0) return;
    const winner = this.players.length === 2 ? { winner: 1 - seat } : {};
    this.#end({ reason: "time", ...winner });
  }

  // Inside.

  #ask(): ReturnType<Game["partial"]> {
    void this.#turn;
    return this.#game.partial(this.picks.join(""), text.language);
  }

  /** Whatever was begun, advice included, was about the position before. */
  #begin(): Entry {
    this.#adviser.stop();
    this.picks = [];
    this.ready = undefined;
    return new Entry(this.#game, this.board, text.language);
  }

  #make(action: string): void {
    this.#actors.push(this.#game.toMove());
    this.#last = lastMarks(this.#game.effects(action));
    this.#game.play(action, text.language);
    this.#turn += 1;
  }

  #take(answer: Answer, step = pace()): void {
    const asked = this.ready;
    this.#picked();
    switch (answer.what) {
      case "ready":
        if (settings.confirm && asked !== answer.action) {
          this.ready = answer.action;
          announce(say("confirm-it", { action: answer.action }));
        } else {
          this.act(answer.action, step);
        }
        break;
      case "refused":
        this.#refuse(answer.refusal);
        break;
      case "more":
      case "given up":
        announce(this.prompt);
    }
  }

  #picked(): void {
    this.picks = [...this.#entry.picks];
    this.ready = undefined;
  }

  #refuse(refusal: RefusalView): void {
    this.refusal = refusal;
    announce(refusal.text);
    sound("refused");
  }

  #premove(pick: string): void {
    const isLast = this.premove.at(-1) === pick;
    this.#premoved(isLast ? this.premove.slice(0, -1) : [...this.premove, pick]);
  }

  #premoved(picks: readonly string[]): void {
    this.premove = picks;
    const action = picks.join("");
    announce(action === "" ? say("premove-none") : say("premove-picked", { action }));
  }

  /** Forgets what was said about the moment before. */
  #forget(): void {
    this.refusal = undefined;
    this.notice = "";
    this.hint = undefined;
  }

  #end(ended: Ended): void {
    this.clock?.pause();
    this.#thinker.stop();
    this.isThinking = false;
    this.#game.end(ended.reason, ended.winner);
    this.ended = ended;
    this.undone = [];
    this.premove = [];
    this.#entry = this.#begin();
    this.#turn += 1;
    announce(this.standing);
    sound("over");
    void this.#save();
  }

  /** After actions were taken back or made again. */
  #stepped(notice: string): void {
    this.#thinker.stop();
    this.isThinking = false;
    this.ended = undefined;
    this.premove = [];
    this.#forget();
    this.#last = NO_MARKS;
    this.#entry = this.#begin();
    this.#turn += 1;
    this.notice = notice;
    announce(`${notice} ${this.standing}`);
    // After whatever is still seen happening, lest that has the last word.
    this.#animate([], 0);
    this.#changed();
  }

  #animate(effects: readonly EffectView[], step: number): void {
    const [scene, words] = [this.scene, this.words];
    this.#shown = this.#shown.then(async () => {
      await this.#screen?.play(effects, { step });
      this.#screen?.show(scene, words);
    });
  }

  #changed(): void {
    void this.#save();
    this.#go();
  }

  /** Lets whoever is to move go on. */
  #go(): void {
    if (this.outcome || this.#isClosed || !this.#screen) return;
    this.clock?.run(this.toMove);
    if (this.awaitsComputer && !this.isThinking) void this.#think();
    if (this.awaitsPerson && this.premove.length > 0) {
      const action = this.premove.join("");
      this.premove = [];
      if (this.#game.explain(action, text.language)) {
        this.notice = say("premove-illegal", { action });
        announce(this.notice);
      } else {
        this.act(action);
      }
    }
  }

  async #think(): Promise<void> {
    const player = this.players[this.toMove];
    if (player?.kind !== "computer") return;
    this.isThinking = true;
    // What is thought is about this moment; another one may have come by then.
    const turn = this.#turn;
    const rest = new Promise((resolve) => setTimeout(resolve, pace() > 0 ? LEAST_THOUGHT : 0));
    try {
      const thought = await this.#thinker.choose(this.course, `level=${player.level}`, this.#limits());
      await Promise.all([rest, this.#shown]);
      if (this.#isClosed || turn !== this.#turn) return;
      this.isThinking = false;
      const action = thought?.lines[0]?.actions[0];
      if (action !== undefined) this.act(action);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.isThinking = false;
      if (error instanceof Stopped) return;
      this.notice = say("engine-failed");
      announce(this.notice);
    }
  }

  /** The computer keeps to its clock: a thirtieth of what is left, and half its increment. */
  #limits(): { milliseconds?: number } {
    if (!this.clock) return {};
    const left = this.clock.left(this.toMove);
    return { milliseconds: Math.max(20, left / 30 + this.clock.control.increment / 2) };
  }

  #lastMarks(): Marks {
    void this.#turn;
    return this.#last;
  }

  /** The cells that an action names. */
  #pointed(action: string): Marks {
    const effects = this.#game.effects(action);
    const path = effects.find(({ what }) => what === "moved");
    const cells = lastMarks(effects).cells.map(([cell]) => [cell, "hint"] as const);
    return path?.what === "moved" ? { cells: [], arrows: [path.path] } : { cells, arrows: [] };
  }

  async #save(): Promise<void> {
    const { id, game, start, control } = this.opening;
    this.#kept = performance.now();
    const saved: Saved = {
      id,
      game,
      start,
      actions: this.#game.history(),
      undone: [...this.undone],
      players: this.players.map((player) => ({ ...player })),
      view: this.view,
      line: this.#game.line(),
      isOver: this.outcome !== undefined,
      kept: Date.now(),
      ...(control && { control: { ...control } }),
      ...(this.clock && { clocks: this.clock.all() }),
      ...(this.ended && { ended: { ...this.ended } }),
    };
    await save(saved);
  }
}

function soundOf(effects: readonly EffectView[]): "move" | "capture" | "become" {
  if (effects.some(({ what }) => what === "captured")) return "capture";
  return effects.some(({ what }) => what === "became") ? "become" : "move";
}
