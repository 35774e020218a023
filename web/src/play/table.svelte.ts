// A match at a table, as it is played on this page: who decides for each seat, what has been picked,
// and what is shown.

import { NO_MARKS, together, type Marks } from "../board/marks";
import { marked } from "../board/named";
import type { Command, RefusedView, Rules, SessionEvent, StateView } from "../rules/package";
import { announce } from "../shell/announcer.svelte";
import { pace, settings } from "../settings/settings.svelte";
import { play as sound } from "../sound/sound";
import { persistOnce } from "../store/persist";
import type { Saved } from "../store/saved";
import { say, text } from "../text/text.svelte";
import { AWAY, type Seating } from "./agent";
import { Captures, type Taken } from "./captures";
import { Clocks } from "./clocks";
import { allowance, withComputers } from "./computer";
import { Device } from "./device.svelte";
import { advised } from "../game/advice";
import type { Screen } from "../game/display";
import type { Answer } from "../game/entry";
import { Hint } from "./hint.svelte";
import type { House } from "./house";
import { Match } from "./match.svelte";
import { newsOf } from "./news";
import { Past } from "./past.svelte";
import { Picker } from "../game/picker.svelte";
import { Premove } from "./premove.svelte";
import { verdictFor } from "./result";
import { Seated } from "./seated.svelte";
import { Talk } from "./talk";

/** A game of so many moves is worth keeping. */
const WORTH_KEEPING = 10;
/** As many events from elsewhere are seen happening; where there are more, only what they have led to. */
const FOLLOWED = 2;

/** A move on its way to whoever keeps the game. */
export interface Move {
  readonly seat: number;
  readonly action: string;
  /** The number of actions before it. */
  readonly ply: number;
}

export class Table extends Picker {
  readonly match: Match;
  readonly clocks: Clocks;
  /** An earlier moment that is looked at. */
  readonly past: Past;
  /** What a hand at this device has picked while somebody else decides. */
  readonly premove = new Premove();
  readonly hint = new Hint();
  readonly talk: Talk;
  view = $state(0);
  /** An action that only waits for a confirmation. */
  ready = $state<string>();
  /** A move that is shown and not yet sure to count. */
  pending = $state.raw<Move>();
  /** Whether the game has ended while it was looked at. */
  isFresh = $state(false);

  readonly #seated: Seated;
  readonly #captures: Captures;
  #isClosed = false;

  constructor(
    rules: Rules,
    readonly saved: Saved,
    seating: Seating = withComputers(),
    /** Who keeps it. */
    readonly house: House = new Device(saved),
  ) {
    const match = new Match(rules, saved.stored, house);
    super(rules, match.game());
    this.match = match;
    this.clocks = new Clocks(match);
    this.past = new Past(rules);
    this.talk = new Talk(match, {
      here: () => this.here,
      isShared: () => house.isShared,
      isFree: () => house.isOpen && !this.pending && !this.match.fault,
      command: (seat, command) => this.#command(seat, command),
      tell: (notice) => this.tell(notice),
    });
    this.#captures = new Captures(rules, this.info.seats.length);
    this.#seated = new Seated(
      (who, seat) => (house.isOpen ? seating(who, seat) : AWAY),
      (seat, command) => this.#command(seat, command),
      (notice) => this.tell(notice),
    );
    this.view = saved.view;
    house.welcome(this);
    this.#look();
    this.recall();
  }

  // What is to be seen.

  /** How the game stands, said to the only person who plays here, if there is just one. */
  override get standing(): string {
    const { reason, verdict } = this;
    if (verdict) return `${say(`verdict-${verdict}`)} ${reason}`;
    const { me, isOver, fault } = this.match;
    const isMine = me !== undefined && !isOver && !fault && this.toMove === me;
    return isMine ? say("your-turn") : reason;
  }

  /** How the game stands, whoever looks. */
  get reason(): string {
    return this.match.isAborted ? say("game-aborted") : super.standing;
  }

  /** What the end is to the only person who plays here. */
  get verdict(): "won" | "lost" | "drawn" | undefined {
    const { outcome } = this;
    const { me, isOver, isAborted, state } = this.match;
    if (me === undefined || !isOver || !outcome || isAborted) return undefined;
    return verdictFor(me, outcome.winner, state.leavers);
  }

  /** Whether the game goes on now, and not only later or never. */
  get isOn(): boolean {
    const { isOver, fault, state } = this.match;
    return !isOver && !fault && !state.isPaused && !this.house.isOutdated;
  }

  /** Whether a hand at this device decides for a seat. */
  isHere(seat: number): boolean {
    return this.#seated.isHere(seat);
  }

  /** Whether somebody who is not at this device has been asked to move. */
  get isThinking(): boolean {
    return this.#seated.isThinking;
  }

  /** Whether somebody plays who can be told to decide now. */
  get hasComputers(): boolean {
    return this.info.seats.some((_, seat) => this.#seated.agent(seat)?.hasten !== undefined);
  }

  /** The seats that hands at this device decide for. */
  get here(): number[] {
    return this.info.seats.map((_, seat) => seat).filter((seat) => this.isHere(seat));
  }

  /** Whether a hand at this device is to decide. */
  get mayPick(): boolean {
    return this.isOn && !this.pending && !this.past.isSeen && this.isHere(this.toMove);
  }

  /** Whether an action may be picked for later. */
  get awaitsOther(): boolean {
    const isOthers = !this.isHere(this.toMove) && this.here.length > 0;
    return this.isOn && !this.pending && !this.past.isSeen && isOthers;
  }

  /** What each seat has captured. */
  get taken(): Taken[][] {
    return this.#captures.of(this.game);
  }

  /** Says how much time each seat has left. */
  tellTimes(): void {
    announce(this.clocks.told(this.seats));
  }

  override get prompt(): string {
    return this.ready === undefined ? super.prompt : say("confirm-it", { action: this.ready });
  }

  get marks(): Marks {
    if (this.past.isSeen) return this.past.marks;
    const { action } = this.hint;
    const advice = action === undefined ? NO_MARKS : advised(this.game, action);
    const ahead = marked(this.board, this.premove.picks, "hint");
    return together(this.last, this.#decisive, this.picked, ahead, advice);
  }

  /** What shows why the game has ended. */
  get #decisive(): Marks {
    if (!this.outcome || this.match.isAborted) return NO_MARKS;
    return { cells: [...this.game.deciding()].map((cell) => [cell, "win"]), arrows: [] };
  }

  // What a hand at this device does.

  override pick(pick: string): void {
    if (!this.awaitsOther) {
      super.pick(pick);
      return;
    }
    this.forget();
    this.premove.pick(pick);
  }

  override drag(from: number, to: number): void {
    const [a, b] = [this.board.cells[from]?.name, this.board.cells[to]?.name];
    if (!this.awaitsOther || a === undefined || b === undefined) {
      super.drag(from, to);
      return;
    }
    this.forget();
    this.premove.pickAll([a, b]);
  }

  override lifts(cell: number): boolean {
    if (!this.awaitsOther) return super.lifts(cell);
    return this.scene.pieces.some((piece) => piece.cell === cell && this.isHere(piece.seat));
  }

  override confirm(): void {
    const action = this.ready ?? this.whole;
    if (action !== undefined) this.act(action);
  }

  override cancel(): void {
    this.ready = undefined;
    this.premove.cancel();
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
      this.foresee(action);
      announce(say("confirm-it", { action }));
    }
  }

  /** Makes an action of the seat to move; `step` is how long a step of its animation takes. */
  act(action: string, step = pace()): void {
    this.#command(this.toMove, { do: "move", action, ply: this.history.length }, step);
  }

  /** Looks at the game after so many moves; after all of them, it goes on. */
  visit(count: number): void {
    const { history, past } = this;
    const at = Math.max(0, Math.min(count, history.length));
    if (at === (past.at ?? history.length)) return;
    if (at === history.length) {
      this.#comeBack();
      announce(this.standing);
      return;
    }
    this.cancel();
    this.display.show([], 0, past.visit(this.course, at));
    announce(at === 0 ? say("past-start") : say("past-move", { number: at, move: history[at - 1] ?? "" }));
  }

  /** The computer that is thinking plays the best it has found so far. */
  moveNow(): void {
    this.#seated.hasten();
  }

  /** Looks for a good action. */
  async advise(): Promise<void> {
    if (!this.mayPick || this.house.isShared || this.hint.isSought) return;
    this.forget();
    await this.hint.seek(this.course, (notice) => this.tell(notice));
  }

  /** Looks from the next seat's side. */
  flip(): void {
    this.view = (this.view + 1) % this.info.seats.length;
    void this.#save();
  }

  override attach(screen: Screen): void {
    super.attach(screen);
    this.#go();
  }

  // What whoever keeps the game tells.

  /** What is wanted here counts from now on, or no longer does. */
  opened(): void {
    this.pending = undefined;
    this.#seated.end();
    this.#look();
    this.#adopt();
    announce(this.house.isOpen ? this.standing : say("played-elsewhere"));
    this.#go();
  }

  /** A move is on its way: it is shown, and not yet sure to count. */
  sent(move: Move, step: number): void {
    announce(this.#show(move.action, step));
    this.pending = move;
  }

  /** What was wanted cannot be. A move on its way is taken back. */
  refused({ anchor, text }: RefusedView, wanted: Command): void {
    if (this.pending && wanted.do === "move") {
      this.pending = undefined;
      this.#adopt();
    } else this.forget();
    if (anchor === undefined) this.tell(text);
    else this.refuse({ anchor, text });
  }

  /** This has happened elsewhere; whether it can have. */
  follow(events: readonly SessionEvent[]): boolean {
    const isSeen = events.length <= FOLLOWED;
    for (const event of events) {
      if (this.match.append(event)) return false;
      if (isSeen) this.happened([event], pace());
    }
    if (isSeen) return true;
    this.pending = undefined;
    this.#look();
    this.#adopt();
    announce(this.standing);
    this.#go();
    return true;
  }

  /** Shows what has happened in the session. */
  happened(events: readonly SessionEvent[], step: number): void {
    const [event] = events;
    if (!event) return;
    const { pending } = this;
    const moved = event.what === "moved" && !pending ? this.#show(event.action, step) : undefined;
    const wasOver = this.match.isOver;
    const before = this.#look().history.length;
    const { isOver, state } = this.match;
    const count = Math.abs(before - state.history.length);
    if (event.what === "moved") {
      this.pending = undefined;
      const isIt = event.seat === pending?.seat && event.action === pending.action;
      // On another device of the same player, another move was made.
      if (pending && !isIt) this.#adopt();
    } else if (count === 0 && wasOver === isOver) {
      this.forget();
    } else {
      this.pending = undefined;
      this.#adopt();
    }
    const isEnd = !wasOver && isOver;
    this.isFresh = isOver && (isEnd || this.isFresh);
    const news = newsOf(events, this.seats, count, isOver);
    // That the game is paused stands there as long as it is.
    if (news !== undefined && !state.isPaused) this.notice = news;
    announce([moved, news, this.standing].filter((part) => part !== undefined).join(" "));
    if (isEnd) {
      const winner = this.outcome?.winner;
      const isMine = winner !== undefined && this.isHere(winner);
      const isLost = winner !== undefined && !isMine && this.here.length > 0;
      sound(isLost ? "lost" : isMine && event.what === "moved" ? "won" : "over");
    }
    void this.#save();
    if (isEnd || this.history.length === WORTH_KEEPING) void persistOnce();
    this.#go();
  }

  /** Ends all thinking. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (!this.match.isOver) void this.#save();
    this.house.leave();
    this.hint.end();
    this.#seated.end();
  }

  /** Looks whether somebody's time has run out. */
  tick(): void {
    const { fault, state } = this.match;
    if (this.#isClosed || !this.house.isOpen || !state.deadline || fault) return;
    const { at, seat } = state.deadline;
    const now = this.house.now();
    if (this.isHere(seat)) this.clocks.warn(seat, at - now);
    if (now >= at) this.#command(seat, { do: "flag" });
    else if (this.house.isDue(now)) void this.#save();
  }

  // Inside.

  protected override forget(): void {
    super.forget();
    this.hint.action = undefined;
  }

  /** Asks for what a seat wants; whether that can be. */
  #command(seat: number, command: Command, step = pace()): boolean {
    return !this.#isClosed && this.house.isOpen && this.house.want({ seat, command, step });
  }

  /** An action is made on the board; what is told of it. */
  #show(action: string, step: number): string {
    this.#comeBack();
    this.#renew();
    return this.perform(action, step);
  }

  /** The game is shown as the session has it. */
  #adopt(): void {
    this.past.leave();
    this.#renew();
    this.premove.clear();
    this.replace(this.match.game());
    // After whatever is still seen happening, lest that has the last word.
    this.refresh();
  }

  /** Whoever looks at an earlier moment sees what happens now. */
  #comeBack(): void {
    if (!this.past.isSeen) return;
    this.past.leave();
    this.refresh();
  }

  /** Looks how things stand, and who decides for whom; how they stood before. */
  #look(): StateView {
    const before = this.match.look();
    const { toMove, history, occupants } = this.match.state;
    const isSameTurn = this.isOn && before.toMove === toMove && before.history.length === history.length;
    if (!isSameTurn) this.#seated.stop();
    if (!this.isOn) this.premove.clear();
    this.#seated.seat(occupants);
    return before;
  }

  /** Whatever was begun, advice included, was about the position before. */
  #renew(): void {
    this.hint.stop();
    this.forget();
    this.ready = undefined;
  }

  /** Lets whoever is to move go on, and whoever is asked answer. */
  #go(): void {
    if (!this.isOn || !this.house.isOpen || this.#isClosed || !this.display.isAttached) return;
    this.#seated.consult(() => this.match.state.offers, this.course);
    if (!this.pending && !this.isHere(this.toMove)) {
      const [seat, course, shown] = [this.toMove, this.course, this.shown];
      const milliseconds = allowance(this.clocks.left(seat), this.match.terms.controls[seat]);
      this.#seated.ask({ seat, course, shown, milliseconds });
    }
    const action = this.mayPick ? this.premove.take() : undefined;
    if (action !== undefined) {
      if (this.game.explain(action, text.language)) this.tell(say("premove-illegal", { action }));
      else this.act(action);
    }
  }

  async #save(): Promise<void> {
    // What the rules refuse stays as it is.
    if (!this.house.isOpen || this.match.fault) return;
    const { isOver, state } = this.match;
    const game = this.match.game();
    const line = game.line();
    game.free();
    await this.house.keep({
      stored: this.match.stored(),
      view: this.view,
      line,
      count: state.history.length,
      isOver,
      ...(isOver && { result: this.verdict ?? "none" }),
    });
  }
}
