// A game at a table, as it is played on this page: what its session says, who decides for each seat,
// what has been picked, and what is thought.

import { NO_MARKS, together, type Marks } from "../board/marks";
import type { Course } from "../engine/protocol";
import { Stopped, Thinker } from "../engine/thinker";
import type {
  Command,
  FaultView,
  Offer,
  RefusedView,
  Rules,
  Session,
  SessionEvent,
  StateView,
} from "../rules/package";
import { announce } from "../shell/announcer.svelte";
import { pace, settings } from "../settings/settings.svelte";
import { play as sound, soundOf } from "../sound/sound";
import { keeping } from "../store/keeping.svelte";
import { persistOnce } from "../store/persist";
import { continues, find, save, type Saved } from "../store/store";
import { say, text } from "../text/text.svelte";
import { AWAY, type Move, type Seating, type Verdict } from "./agent";
import { Captures, type Taken } from "./captures";
import { allowance, withComputers } from "./computer";
import type { Answer } from "./entry";
import { decidingCells } from "./deciding";
import { Lead, type Member } from "./lead.svelte";
import { newsOf } from "./news";
import { Picker, type Screen } from "./picker.svelte";
import { recordOfSession, verdictFor } from "./result";
import { Seated } from "./seated.svelte";
import { LITTLE } from "./time";

/** How often a running clock is kept, in milliseconds, so that loading the page anew gives no time back. */
const KEEP_EVERY = 2_000;
/** A game of so many moves is worth keeping. */
const WORTH_KEEPING = 10;
/** As many events of another tab are seen happening; where there are more, only what they have led to. */
const FOLLOWED = 2;
/** For how long a hint is thought about, in milliseconds. */
const HINT_THOUGHT = 1_000;

export class Table extends Picker implements Member {
  view = $state(0);
  /** Whether this tab decides what happens, and keeps it. */
  isLeading = $state(false);
  /** How things stand; what it says of clocks was so when something happened last. */
  state: StateView;
  /** Where the game breaks off, as it was kept, because the rules refuse it. */
  readonly fault: FaultView | undefined;
  /** An action that only waits for a confirmation. */
  ready = $state<string>();
  /** A move that is shown and not yet sure to count. */
  pending = $state.raw<Move>();
  /** How many moves are on the board, when an earlier moment is looked at. */
  past = $state<number>();
  isAdvising = $state(false);
  hint = $state<string>();
  /** What a hand at this device has picked while somebody else decides. */
  premove = $state.raw<readonly string[]>([]);

  /** What the last of those moves did. */
  #pastMarks = $state.raw(NO_MARKS);
  readonly #session: Session;
  readonly #seated: Seated;
  readonly #adviser = new Thinker();
  readonly #captures: Captures;
  #lost: () => void;
  #isClosed = false;
  /** The seats that have heard that little time is left. */
  readonly #warned = new Set<number>();
  /** When it was kept last, by the calendar. */
  #kept: number;

  constructor(
    rules: Rules,
    readonly saved: Saved,
    seating: Seating = withComputers(),
    readonly among = new Lead(),
    /** Called when the game has gone on in another tab in a way that cannot be followed from here. */
    lost: () => void = () => undefined,
  ) {
    const session = new rules.Session(saved.stored);
    super(rules, session.game());
    this.#session = session;
    this.#lost = lost;
    this.#captures = new Captures(rules, this.info.seats.length);
    this.isLeading = among.isMine;
    this.#seated = new Seated(
      (who, seat) => (this.isLeading ? seating(who, seat) : AWAY),
      (seat, command) => this.#command(seat, command),
      (notice) => this.tell(notice),
    );
    this.view = saved.view;
    this.#kept = saved.kept;
    this.fault = session.fault(text.language);
    this.state = $state.raw(session.state(Date.now()));
    if (this.isLeading && !this.fault) this.#return();
    this.#look();
    this.recall();
    among.join(this);
  }

  // What is to be seen.

  get isOver(): boolean {
    return this.state.ending !== undefined;
  }

  /** How the game stands, said to the only person who plays here, if there is just one. */
  override get standing(): string {
    const { reason, verdict, me } = this;
    if (verdict) return `${say(`verdict-${verdict}`)} ${reason}`;
    const isMine = me !== undefined && !this.isOver && !this.fault && this.toMove === me;
    return isMine ? say("your-turn") : reason;
  }

  /** How the game stands, whoever looks. */
  get reason(): string {
    return this.state.ending === "aborted" ? say("game-aborted") : super.standing;
  }

  /** The seat of the only person at this device; nothing if there are several, or none. */
  get me(): number | undefined {
    const { terms } = this.saved.stored;
    const persons = terms.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    return persons.length === 1 ? persons[0] : undefined;
  }

  /** What the end is to the only person who plays here. */
  get verdict(): "won" | "lost" | "drawn" | undefined {
    const { me, outcome } = this;
    if (me === undefined || !this.isOver || !outcome || this.state.ending === "aborted") return undefined;
    return verdictFor(me, outcome.winner, this.state.leavers);
  }

  /** Whether the game has ended while it was looked at. */
  isFresh = $state(false);

  /** Whether the game goes on now, and not only later or never. */
  get isOn(): boolean {
    return !this.isOver && !this.fault && !this.state.isPaused && keeping.trouble !== "outdated";
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
    return this.isOn && !this.pending && this.past === undefined && this.isHere(this.toMove);
  }

  /** Whether an action may be picked for later. */
  get awaitsOther(): boolean {
    const isOthers = !this.isHere(this.toMove) && this.here.length > 0;
    return this.isOn && !this.pending && this.past === undefined && isOthers;
  }

  get hasClocks(): boolean {
    return this.state.clocks.some((clock) => clock !== undefined);
  }

  /** What the clock of a seat shows now, in milliseconds; nothing without one. */
  timeLeft(seat: number): number | undefined {
    return (void this.state, this.#session.timeLeft(seat, Date.now()));
  }

  /** What each seat has captured. */
  get taken(): Taken[][] {
    return this.#captures.of(this.game);
  }

  /** Says how much time each seat has left. */
  tellTimes(): void {
    const times = this.seats.flatMap((seat, index) => {
      const left = this.timeLeft(index);
      if (left === undefined) return [];
      const seconds = Math.floor(left / 1_000);
      const time = say("time-of", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
      return [say("time-left", { seat, time })];
    });
    announce(times.length > 0 ? times.join(" ") : say("time-none"));
  }

  /** Whether something can be taken back at will. */
  get canUndo(): boolean {
    return this.state.canUndo && this.isLeading && !this.pending && !this.fault;
  }

  get canRedo(): boolean {
    return this.state.canRedo && this.isLeading && !this.pending && !this.fault;
  }

  /** What is offered to seats at this device, and those seats. */
  get offered(): { readonly offer: Offer; readonly by: number; readonly seats: number[] }[] {
    const offers = this.state.offers.map(({ offer, by, awaited }) => ({
      offer,
      by,
      seats: awaited.filter((seat) => this.isHere(seat)),
    }));
    return offers.filter(({ seats }) => seats.length > 0);
  }

  /** The seat that speaks when a hand at this device gives up or offers something. */
  get speaker(): number | undefined {
    return this.isHere(this.toMove) ? this.toMove : this.here[0];
  }

  get marks(): Marks {
    if (this.past !== undefined) return this.#pastMarks;
    const advised = this.hint === undefined ? NO_MARKS : this.#pointed(this.hint);
    return together(this.last, this.#decisive, this.picked, this.named(this.premove, "hint"), advised);
  }

  /** What shows why the game has ended. */
  get #decisive(): Marks {
    const { outcome } = this;
    if (!outcome || this.state.ending === "aborted") return NO_MARKS;
    return { cells: decidingCells(this.game, outcome).map((cell) => [cell, "win"]), arrows: [] };
  }

  // What a hand at this device does.

  override pick(pick: string): void {
    if (!this.awaitsOther) {
      super.pick(pick);
      return;
    }
    this.forget();
    const isLast = this.premove.at(-1) === pick;
    this.#premove(isLast ? this.premove.slice(0, -1) : [...this.premove, pick]);
  }

  override drag(from: number, to: number): void {
    const [a, b] = [this.board.cells[from]?.name, this.board.cells[to]?.name];
    if (!this.awaitsOther || a === undefined || b === undefined) {
      super.drag(from, to);
      return;
    }
    this.forget();
    this.#premove([a, b]);
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
      this.foresee(action);
      announce(say("confirm-it", { action }));
    }
  }

  /** Makes an action of the seat to move; `step` is how long a step of its animation takes. */
  act(action: string, step = pace()): void {
    const seat = this.toMove;
    const agent = this.#seated.agent(seat);
    if (!agent?.confirm) {
      this.#command(seat, { do: "move", action, ply: this.history.length }, step);
      return;
    }
    const move = { seat, action, ply: this.history.length };
    this.#show(action, step);
    this.pending = move;
    agent.confirm(move).then(
      (verdict) => this.#settle(move, verdict),
      () => this.#settle(move, { refused: { text: say("move-not-sent") } }),
    );
  }

  /** Takes back to the last decision of a person, an end that people have brought about first. */
  undo(): void {
    if (!this.canUndo) this.tell(say("nothing-to-undo"));
    else this.#command(this.speaker ?? 0, { do: "undo" });
  }

  /** Makes actions again that were taken back, up to the next decision of a person. */
  redo(): void {
    if (this.canRedo) this.#command(this.speaker ?? 0, { do: "redo" });
  }

  /** The seat that speaks gives up. */
  resign(): void {
    if (this.speaker !== undefined) this.#command(this.speaker, { do: "resign" });
  }

  /** Offers something to all others. Those at this device have agreed among themselves. */
  offer(offer: Offer): void {
    const by = this.speaker;
    if (by === undefined || !this.#command(by, { do: "offer", offer })) return;
    this.answer(offer, true);
  }

  /** Answers an offer for all seats at this device. */
  answer(offer: Offer, isYes: boolean): void {
    const seats = this.offered.find((open) => open.offer === offer)?.seats ?? [];
    for (const seat of seats) {
      if (this.#command(seat, { do: isYes ? "accept" : "decline", offer }) && !isYes) return;
    }
  }

  /** Stops the clocks until somebody goes on, or goes on. */
  pause(): void {
    const by = this.speaker ?? 0;
    this.#command(by, { do: this.state.isPaused ? "resume" : "pause" });
  }

  /** Looks at the game after so many moves; after all of them, it goes on. */
  visit(count: number): void {
    const { history } = this;
    const past = Math.max(0, Math.min(count, history.length));
    if (past === (this.past ?? history.length)) return;
    if (past === history.length) {
      this.past = undefined;
      this.refresh();
      announce(this.standing);
      return;
    }
    this.cancel();
    const game = new this.rules.Game(this.info.id, this.game.startLine());
    for (const action of history.slice(0, past)) game.play(action, text.language);
    this.past = past;
    this.#pastMarks = game.lastMarks();
    this.display([], 0, [game.scene(), game.describeCells(text.language)]);
    game.free();
    announce(
      past === 0 ? say("past-start") : say("past-move", { number: past, move: history[past - 1] ?? "" }),
    );
  }

  /** The computer that is thinking plays the best it has found so far. */
  moveNow(): void {
    this.#seated.hasten();
  }

  /** Looks for a good action. */
  async advise(): Promise<void> {
    if (!this.mayPick || this.isAdvising) return;
    this.forget();
    this.isAdvising = true;
    try {
      const thought = await this.#adviser.choose(this.course, "memory=32", { milliseconds: HINT_THOUGHT });
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
    this.view = (this.view + 1) % this.info.seats.length;
    void this.#save();
  }

  // The game as others need it.

  get course(): Course {
    return { game: this.info.id, start: this.game.startLine(), actions: this.history };
  }

  /** The record of the game. */
  record(): string {
    return recordOfSession(this.#session);
  }

  override attach(screen: Screen): void {
    super.attach(screen);
    this.#go();
  }

  // Other tabs that show the game.

  lead(isLeading: boolean): void {
    void this.#lead(isLeading);
  }

  follow(saved: Saved): void {
    if (this.#isClosed || this.fault) return;
    this.#kept = Math.max(this.#kept, saved.kept);
    const here = { stored: this.#session.stored() };
    if (continues(here, saved)) return;
    if (!continues(saved, here) || this.pending) return this.#lost();
    const news = saved.stored.events.slice(here.stored.events.length);
    const isSeen = news.length <= FOLLOWED;
    for (const event of news) {
      if (this.#session.append(event, text.language)) return this.#lost();
      if (isSeen) this.#happened([event], pace());
    }
    if (isSeen) return;
    this.#look();
    this.#adopt();
    announce(this.standing);
  }

  /** Ends all thinking. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#lost = () => undefined;
    if (!this.isOver) void this.#save();
    this.#adviser.end();
    this.#seated.end();
  }

  /** Looks whether somebody's time has run out. */
  tick(): void {
    const { deadline } = this.state;
    if (this.#isClosed || !this.isLeading || !deadline || this.fault) return;
    const now = Date.now();
    if (deadline.at - now < LITTLE && this.isHere(deadline.seat) && !this.#warned.has(deadline.seat)) {
      this.#warned.add(deadline.seat);
      sound("low");
    }
    if (now >= deadline.at) this.#command(deadline.seat, { do: "flag" });
    else if (now - this.#kept > KEEP_EVERY) void this.#save();
  }

  // Inside.

  protected override forget(): void {
    super.forget();
    this.hint = undefined;
  }

  async #lead(isLeading: boolean): Promise<void> {
    // What the other tab has kept last may not have been heard of here.
    const saved = isLeading ? await find(this.saved.id) : undefined;
    if (saved && this.among.isMine) this.follow(saved);
    if (this.#isClosed || this.among.isMine !== isLeading || this.isLeading === isLeading) return;
    this.isLeading = isLeading;
    if (isLeading && !this.fault) this.#return();
    this.pending = undefined;
    this.#seated.end();
    this.#look();
    this.#adopt();
    announce(isLeading ? this.standing : say("played-elsewhere"));
    this.#go();
  }

  /** The page is here again: while it was not, nobody's time ran. */
  #return(): void {
    const { ending, isPaused } = this.state;
    if (ending || isPaused || !this.hasClocks) return;
    this.#session.append({ at: this.#kept, what: "paused" }, text.language);
    this.#session.append({ at: Date.now(), what: "resumed" }, text.language);
  }

  /** Carries out what a seat wants; whether that could be done. */
  #command(seat: number, command: Command, step = pace()): boolean {
    if (this.#isClosed || !this.isLeading) return false;
    const { events, refused } = this.#session.command(seat, command, Date.now(), text.language);
    if (refused) this.#refuse(refused);
    else this.#happened(events, step);
    return !refused;
  }

  #refuse({ anchor, text }: RefusedView): void {
    this.forget();
    if (anchor === undefined) this.tell(text);
    else this.refuse({ anchor, text });
  }

  /** Shows what has happened in the session. */
  #happened(events: readonly SessionEvent[], step: number): void {
    const [event] = events;
    if (!event) return;
    const moved = event.what === "moved" ? this.#show(event.action, step) : undefined;
    const [before, wasOver] = [this.state.history.length, this.isOver];
    this.#look();
    if (moved === undefined) {
      if (before === this.state.history.length && wasOver === this.isOver) this.forget();
      else this.#adopt();
    }
    const isEnd = !wasOver && this.isOver;
    this.isFresh = this.isOver && (isEnd || this.isFresh);
    const news = newsOf(events, this.seats, Math.abs(before - this.state.history.length), this.isOver);
    // That the game is paused stands there as long as it is.
    if (news !== undefined && !this.state.isPaused) this.notice = news;
    announce([moved, news, this.standing].filter((part) => part !== undefined).join(" "));
    if (isEnd) {
      const winner = this.outcome?.winner;
      const isMine = winner !== undefined && this.isHere(winner);
      const isLost = winner !== undefined && !isMine && this.here.length > 0;
      sound(isLost ? "lost" : isMine && moved !== undefined ? "won" : "over");
    }
    void this.#save();
    if (isEnd || this.history.length === WORTH_KEEPING) void persistOnce();
    this.#go();
  }

  /** An action is made on the board; what is told of it. */
  #show(action: string, step: number): string {
    this.#comeBack();
    const effects = this.game.effects(action);
    const told = this.game.spoken(action, text.language);
    this.game.play(action, text.language);
    this.#renew();
    this.moved(effects);
    sound(soundOf(effects));
    this.display(effects, step);
    return told;
  }

  /** The game is shown as the session has it. */
  #adopt(): void {
    this.past = undefined;
    this.#renew();
    this.premove = [];
    this.replace(this.#session.game());
    // After whatever is still seen happening, lest that has the last word.
    this.refresh();
  }

  /** Whoever looks at an earlier moment sees what happens now. */
  #comeBack(): void {
    if (this.past === undefined) return;
    this.past = undefined;
    this.refresh();
  }

  /** Looks how things stand, and who decides for whom. */
  #look(): void {
    const before = this.state;
    this.state = this.#session.state(Date.now());
    const isSameTurn =
      this.isOn && before.toMove === this.state.toMove && before.history.length === this.state.history.length;
    if (!isSameTurn) this.#seated.stop();
    if (!this.isOn) this.premove = [];
    this.#seated.seat(this.state.occupants);
  }

  /** What has become of a move. */
  #settle(move: Move, verdict: Verdict): void {
    // Said twice, or too late.
    if (this.#isClosed || this.pending !== move) return;
    this.pending = undefined;
    const event = "event" in verdict ? verdict.event : undefined;
    const refused = "event" in verdict ? this.#session.append(verdict.event, text.language) : verdict.refused;
    if (!refused && event?.what === "moved" && event.seat === move.seat && event.action === move.action) {
      this.#look();
      announce(this.standing);
      void this.#save();
      this.#go();
      return;
    }
    this.#adopt();
    if (refused) this.#refuse(refused);
    else if (event) this.#happened([event], pace());
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

  /** Lets whoever is to move go on, and whoever is asked answer. */
  #go(): void {
    if (!this.isOn || !this.isLeading || this.#isClosed || !this.screen) return;
    this.#seated.consult(() => this.state.offers, this.course);
    if (!this.pending && !this.isHere(this.toMove)) {
      const [seat, course, shown] = [this.toMove, this.course, this.shown];
      const { controls } = this.saved.stored.terms;
      this.#seated.ask({ seat, course, shown, milliseconds: allowance(this.timeLeft(seat), controls[seat]) });
    }
    if (this.mayPick && this.premove.length > 0) {
      const action = this.premove.join("");
      this.premove = [];
      if (this.game.explain(action, text.language)) this.tell(say("premove-illegal", { action }));
      else this.act(action);
    }
  }

  /** The cells that an action names. */
  #pointed(action: string): Marks {
    const effects = this.game.effects(action);
    const path = effects.find(({ what }) => what === "moved");
    const cells = this.game.marks(action).cells.map(([cell]) => [cell, "hint"] as const);
    return path?.what === "moved" ? { cells: [], arrows: [path.path] } : { cells, arrows: [] };
  }

  async #save(): Promise<void> {
    // What the rules refuse stays as it is.
    if (!this.isLeading || this.fault) return;
    const game = this.#session.game();
    this.#kept = Date.now();
    const saved: Saved = {
      id: this.saved.id,
      stored: this.#session.stored(),
      view: this.view,
      line: game.line(),
      count: this.state.history.length,
      isOver: this.isOver,
      ...(this.isOver && { result: this.verdict ?? "none" }),
      kept: this.#kept,
    };
    game.free();
    if ((await save(saved)) === "behind") this.#lost();
    else this.among.tell(saved);
  }
}
