// A match: what the session of a game says, as it changes.

import type {
  Command,
  FaultView,
  Game,
  RefusedView,
  Rules,
  Session,
  SessionEvent,
  StateView,
  Stored,
} from "../rules/package";
import { text } from "../text/text.svelte";
import type { House } from "./house";
import { peopleOf, recordOfSession } from "./result";

export class Match {
  /** How things stand; what it says of clocks was so when something happened last. */
  state: StateView;
  /** Where the game breaks off, as it was kept, because the rules refuse it. */
  readonly fault: FaultView | undefined;
  /** What was settled before it began. */
  readonly terms: Stored["terms"];
  /** The seats of those who play at this device. */
  readonly people: readonly number[];
  readonly #session: Session;

  constructor(
    rules: Rules,
    stored: Stored,
    readonly house: House,
  ) {
    this.#session = new rules.Session(stored);
    this.terms = stored.terms;
    this.people = house.people ?? peopleOf(stored);
    this.fault = this.#session.fault(text.language);
    this.state = $state.raw(this.#session.state(house.now()));
  }

  get isOver(): boolean {
    return this.state.ending !== undefined;
  }

  get isAborted(): boolean {
    return this.state.ending === "aborted";
  }

  /** The seat of the only person who plays here; nothing if there are several, or none. */
  get me(): number | undefined {
    const [me, another] = this.people;
    return another === undefined ? me : undefined;
  }

  /** How much time a seat has left now, in milliseconds; nothing if it has no clock. */
  timeLeft(seat: number): number | undefined {
    return (void this.state, this.#session.timeLeft(seat, this.house.now()));
  }

  /** The game as the session has it, a copy. */
  game(): Game {
    return this.#session.game();
  }

  /** What is to be kept of it. */
  stored(): Stored {
    return this.#session.stored();
  }

  /** The record of the game. */
  record(): string {
    return recordOfSession(this.#session);
  }

  /** Looks how things stand now; how they stood before. */
  look(): StateView {
    const before = this.state;
    this.state = this.#session.state(this.house.now());
    return before;
  }

  /** Carries out what a seat wants, if that can be done; `look` says what has become of it. */
  command(seat: number, command: Command): ReturnType<Session["command"]> {
    return this.#session.command(seat, command, this.house.now(), text.language);
  }

  /** Something has happened elsewhere, or before; why it can't have, if it can't. */
  append(event: SessionEvent): RefusedView | undefined {
    return this.#session.append(event, text.language);
  }

  /** Nobody's time ran from a moment until now. */
  skip(since: number): void {
    this.append({ at: since, what: "paused" });
    this.append({ at: this.house.now(), what: "resumed" });
  }
}
