// A game being played: who sits where, what has been picked, what is being thought.

import { NO_MARKS, together, type Marks } from "../board/marks";
import type { Course } from "../engine/protocol";
import { Stopped, Thinker } from "../engine/thinker";
import type { Game, Rules } from "../rules/package";
import { announce } from "../shell/announcer.svelte";
import { pace, settings } from "../settings/settings.svelte";
import { play as sound, soundOf } from "../sound/sound";
import { save, type Control, type Ended, type Player, type Saved } from "../store/store";
import { say, text } from "../text/text.svelte";
import { Clock } from "./clock";
import type { Answer } from "./entry";
import { nameOfPlayer } from "./players";
import { Picker, type Screen } from "./picker.svelte";

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
  /** When it was kept last, in milliseconds since 1970. */
  readonly kept?: number;
}

/** For how long the computer thinks at least, in milliseconds, so that its action can be followed. */
const LEAST_THOUGHT = 450;
/** How often a running clock is kept, in milliseconds, so that loading the page anew gives no time back. */
const KEEP_EVERY = 2_000;
/** What is looked at for a hint, in nodes. */
const HINT_NODES = 400_000;

export class Table extends Picker {
  readonly clock: Clock | undefined;
  readonly players: readonly Player[];
  view = $state(0);
  /** An action that only waits for a confirmation. */
  ready = $state<string>();
  isThinking = $state(false);
  isAdvising = $state(false);
  hint = $state<string>();
  /** What a person has picked while the computer thinks. */
  premove = $state.raw<readonly string[]>([]);
  undone = $state.raw<readonly string[]>([]);
  ended = $state.raw<Ended>();

  readonly #thinker = new Thinker();
  readonly #adviser = new Thinker();
  /** Who made each action so far. */
  #actors: number[] = [];
  #isClosed = false;
  #isLeft = false;
  /** When it was kept last, by the clock of the page and by the calendar. */
  #kept = { at: 0, date: 0 };

  constructor(
    rules: Rules,
    readonly opening: Opening,
  ) {
    super(rules, new rules.Game(opening.game, opening.start));
    this.players = opening.players;
    this.view = opening.view;
    this.#kept.date = opening.kept ?? 0;
    for (const action of opening.actions ?? []) this.#play(action);
    this.recall();
    this.undone = opening.undone ?? [];
    if (opening.ended) {
      this.game.end(opening.ended.reason, opening.ended.winner);
      this.ended = opening.ended;
    }
    this.clock = opening.control && new Clock(opening.control, this.info.seats.length, opening.clocks);
  }

  // What is to be seen.

  /** Who made each action so far. */
  get actors(): readonly number[] {
    void this.turn;
    return this.#actors;
  }

  /** Whether a person is to decide. */
  get mayPick(): boolean {
    return !this.outcome && this.players[this.toMove]?.kind === "person";
  }

  /** Whether a person may pick an action for later. */
  get awaitsComputer(): boolean {
    return !this.outcome && this.players[this.toMove]?.kind === "computer";
  }

  /** Whether something can be taken back. Time that has run out does not come back. */
  get canUndo(): boolean {
    return this.ended ? this.ended.reason !== "time" : this.history.length > 0;
  }

  get marks(): Marks {
    const advised = this.hint === undefined ? NO_MARKS : this.#pointed(this.hint);
    return together(this.last, this.picked, this.named(this.premove, "hint"), advised);
  }

  // What a person does.

  override pick(pick: string): void {
    if (!this.awaitsComputer) {
      super.pick(pick);
      return;
    }
    this.forget();
    const isLast = this.premove.at(-1) === pick;
    this.#premove(isLast ? this.premove.slice(0, -1) : [...this.premove, pick]);
  }

  override drag(from: number, to: number): void {
    const [a, b] = [this.board.cells[from]?.name, this.board.cells[to]?.name];
    if (!this.awaitsComputer || a === undefined || b === undefined) {
      super.drag(from, to);
      return;
    }
    this.forget();
    this.#premove([a, b]);
  }

  override lifts(cell: number): boolean {
    if (!this.awaitsComputer) return super.lifts(cell);
    return this.scene.pieces.some(
      (piece) => piece.cell === cell && this.players[piece.seat]?.kind === "person",
    );
  }

  override confirm(): void {
    const action = this.ready ?? this.whole;
    if (action !== undefined) this.act(action);
  }

  override cancel(): void {
    this.ready = undefined;
    if (this.premove.length > 0) this.#premove([]);
    super.cancel();
  }

  protected override take(answer: Answer, step?: number): void {
    // The same action once more is a confirmation; anything else is something new.
    if (answer.what !== "ready" || answer.action !== this.ready) this.ready = undefined;
    super.take(answer, step);
  }

  protected chosen(action: string, step: number): void {
    if (!settings.confirm || this.ready === action) {
      this.act(action, step);
    } else {
      this.ready = action;
      announce(say("confirm-it", { action }));
    }
  }

  /** Makes an action of the seat to move; `step` is how long a step of its animation takes. */
  act(action: string, step = pace()): void {
    const seat = this.toMove;
    const effects = this.game.effects(action);
    const told = this.game.spoken(action, text.language);
    this.#play(action);
    this.#renew();
    this.moved(effects);
    this.undone = [];
    this.clock?.press(seat);
    const outcome = this.outcome;
    announce(`${told} ${this.standing}`);
    sound(soundOf(effects));
    if (outcome) {
      const mine = outcome.winner !== undefined && this.players[outcome.winner]?.kind === "person";
      sound(mine ? "won" : "over");
    }
    this.display(effects, step);
    this.#changed();
  }

  /**
   * Takes back to the last decision of a person: giving up or agreeing to a draw, or an action; one
   * action if there is none.
   */
  undo(): void {
    if (!this.canUndo) {
      this.tell(say("nothing-to-undo"));
      return;
    }
    if (this.ended) {
      this.#reopen();
      this.#stepped(say("end-undone"));
      return;
    }
    const mine = this.#actors.findLastIndex((seat) => this.players[seat]?.kind === "person");
    const target = mine >= 0 ? mine : this.#actors.length - 1;
    const count = this.#actors.length - target;
    for (let index = 0; index < count; index += 1) {
      const action = this.game.undo()?.action;
      if (action !== undefined) this.undone = [...this.undone, action];
      this.#actors.pop();
    }
    this.#stepped(say("undone", { count }));
  }

  /** Makes actions again that were taken back, up to the next decision of a person. */
  redo(): void {
    let count = 0;
    while (this.undone.length > 0) {
      const action = this.undone.at(-1) ?? "";
      this.undone = this.undone.slice(0, -1);
      this.#play(action);
      this.moved();
      count += 1;
      if (this.mayPick) break;
    }
    if (count > 0) this.#stepped(say("redone", { count }));
  }

  /** The seat to move, or the person at this device, gives up. */
  resign(): void {
    const seat = this.mayPick ? this.toMove : this.players.findIndex(({ kind }) => kind === "person");
    this.#forfeit(seat, "resignation");
  }

  /** All agree to a draw. */
  agree(): void {
    this.game.end("agreement");
    this.#end({ reason: "agreement" });
  }

  /** Looks for a good action. */
  async advise(): Promise<void> {
    if (!this.mayPick || this.isAdvising) return;
    this.forget();
    this.isAdvising = true;
    try {
      const thought = await this.#adviser.choose(this.course, "memory=32", { nodes: HINT_NODES });
      this.hint = thought?.lines[0]?.actions[0];
      if (this.hint !== undefined) this.tell(say("hint", { action: this.hint }));
    } catch (error) {
      if (!(error instanceof Stopped)) this.tell(say("engine-failed"));
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
    return { game: this.info.id, start: this.opening.start, actions: this.history };
  }

  /** The record of the game. */
  record(): string {
    const { game, start, actions } = this.course;
    const info = this.info;
    const setup = info.setups.find((setup) => setup.line === start);
    const letter = (seat: number): string => info.seats[seat]?.letter ?? "";
    const outcome = this.outcome;
    const names = this.players.map((player, seat): [string, string] => [
      `Seat.${letter(seat)}`,
      nameOfPlayer(player),
    ]);
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

  override attach(screen: Screen): void {
    super.attach(screen);
    this.#go();
  }

  /** Whether the game has gone on elsewhere since it was kept last from here. */
  isBehind({ kept, actions, ended }: Saved): boolean {
    const isSame = actions.join(" ") === this.history.join(" ") && ended?.reason === this.ended?.reason;
    return kept > this.#kept.date && !isSame;
  }

  /** Leaves the game to another table: nothing more is kept from here. */
  leave(): void {
    this.#isLeft = true;
    this.close();
  }

  /** Ends all thinking. */
  close(): void {
    this.#isClosed = true;
    this.clock?.pause();
    if (!this.outcome) void this.#save();
    this.#thinker.end();
    this.#adviser.end();
  }

  /** Looks whether somebody's time has run out. */
  tick(): void {
    const seat = this.toMove;
    if (this.outcome || !this.clock) return;
    if (performance.now() - this.#kept.at > KEEP_EVERY) void this.#save();
    if (this.clock.left(seat) > 0) return;
    this.#forfeit(seat, "time");
  }

  // Inside.

  protected override forget(): void {
    super.forget();
    this.hint = undefined;
  }

  #play(action: string): void {
    this.#actors.push(this.toMove);
    this.game.play(action, text.language);
  }

  /** Whatever was begun, advice included, was about the position before. */
  #renew(): void {
    this.#adviser.stop();
    this.forget();
    this.ready = undefined;
  }

  #premove(picks: readonly string[]): void {
    this.premove = picks;
    const action = picks.join("");
    announce(action === "" ? say("premove-none") : say("premove-picked", { action }));
  }

  #forfeit(seat: number, reason: string): void {
    const winner = this.game.forfeit(seat, reason);
    this.#end({ reason, ...(winner !== undefined && { winner }) });
  }

  /** The game has ended so. */
  #end(ended: Ended): void {
    this.clock?.pause();
    this.#thinker.stop();
    this.isThinking = false;
    this.ended = ended;
    this.undone = [];
    this.premove = [];
    this.#renew();
    this.moved();
    announce(this.standing);
    sound("over");
    void this.#save();
  }

  /** The game goes on as if it had not ended. */
  #reopen(): void {
    const game: Game = new this.rules.Game(this.info.id, this.opening.start);
    for (const action of this.history) game.play(action, text.language);
    this.replace(game);
  }

  /** After something was taken back or made again. */
  #stepped(notice: string): void {
    this.#thinker.stop();
    this.isThinking = false;
    this.ended = undefined;
    this.premove = [];
    this.#renew();
    this.recall();
    this.notice = notice;
    announce(`${notice} ${this.standing}`);
    // After whatever is still seen happening, lest that has the last word.
    this.refresh();
    this.#changed();
  }

  #changed(): void {
    void this.#save();
    this.#go();
  }

  /** Lets whoever is to move go on. */
  #go(): void {
    if (this.outcome || this.#isClosed || !this.screen) return;
    this.clock?.run(this.toMove);
    if (this.awaitsComputer && !this.isThinking) void this.#think();
    if (this.mayPick && this.premove.length > 0) {
      const action = this.premove.join("");
      this.premove = [];
      if (this.game.explain(action, text.language)) this.tell(say("premove-illegal", { action }));
      else this.act(action);
    }
  }

  async #think(): Promise<void> {
    const player = this.players[this.toMove];
    if (player?.kind !== "computer") return;
    this.isThinking = true;
    // What is thought is about this moment; another one may have come by then.
    const turn = this.turn;
    const rest = new Promise((resolve) => setTimeout(resolve, pace() > 0 ? LEAST_THOUGHT : 0));
    try {
      const thought = await this.#thinker.choose(this.course, `level=${player.level}`, this.#limits());
      await Promise.all([rest, this.shown]);
      if (this.#isClosed || turn !== this.turn) return;
      this.isThinking = false;
      const action = thought?.lines[0]?.actions[0];
      if (action !== undefined) this.act(action);
    } catch (error) {
      if (turn !== this.turn) return;
      this.isThinking = false;
      if (error instanceof Stopped) return;
      this.tell(say("engine-failed"));
    }
  }

  /** The computer keeps to its clock: a thirtieth of what is left, and half its increment. */
  #limits(): { milliseconds?: number } {
    if (!this.clock) return {};
    const left = this.clock.left(this.toMove);
    return { milliseconds: Math.max(20, left / 30 + this.clock.control.increment / 2) };
  }

  /** The cells that an action names. */
  #pointed(action: string): Marks {
    const effects = this.game.effects(action);
    const path = effects.find(({ what }) => what === "moved");
    const cells = this.game.marks(action).cells.map(([cell]) => [cell, "hint"] as const);
    return path?.what === "moved" ? { cells: [], arrows: [path.path] } : { cells, arrows: [] };
  }

  async #save(): Promise<void> {
    if (this.#isLeft) return;
    const { id, game, start, control } = this.opening;
    this.#kept = { at: performance.now(), date: Date.now() };
    const saved: Saved = {
      id,
      game,
      start,
      actions: this.history,
      undone: [...this.undone],
      players: this.players.map((player) => ({ ...player })),
      view: this.view,
      line: this.line,
      isOver: this.outcome !== undefined,
      kept: this.#kept.date,
      ...(control && { control: { ...control } }),
      ...(this.clock && { clocks: this.clock.all() }),
      ...(this.ended && { ended: { ...this.ended } }),
    };
    await save(saved);
  }
}
