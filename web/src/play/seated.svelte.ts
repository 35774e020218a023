// Those who decide for the seats of a table: who they are, and what they have been asked.

import type { Course } from "../engine/protocol";
import type { Command, Occupant, StateView } from "../rules/package";
import type { Agent, Seating, Turn } from "./agent";

/** What an agent is told of its turn. */
type Moment = Omit<Turn, "play" | "fail">;

export class Seated {
  /** Whether somebody has been asked to move. */
  isThinking = $state(false);

  #sitting = $state.raw<readonly { readonly who: Occupant; readonly agent: Agent }[]>([]);
  #turn: Turn | undefined;
  /** Offers that agents are thinking about, with their seats. */
  readonly #consulted = new Set<string>();

  constructor(
    readonly seating: Seating,
    /** Carries out what a seat wants. */
    readonly command: (seat: number, command: Command) => void,
    readonly tell: (notice: string) => void,
  ) {}

  /** Who decides for a seat. */
  agent(seat: number): Agent | undefined {
    return this.#sitting[seat]?.agent;
  }

  isHere(seat: number): boolean {
    return this.agent(seat)?.isHere ?? false;
  }

  /** Lets these sit down; who sat there before stays. */
  seat(occupants: readonly Occupant[]): void {
    const before = this.#sitting;
    this.#sitting = occupants.map((who, seat) => {
      const known = before[seat];
      const isSame = known && JSON.stringify(known.who) === JSON.stringify(who);
      return isSame ? known : { who, agent: this.seating(who, seat) };
    });
    const asked = this.#turn?.seat;
    if (asked !== undefined && before[asked]?.agent !== this.agent(asked)) {
      before[asked]?.agent.stop();
      this.forget();
    }
  }

  /** Asks the agent whose turn it is, once. */
  ask(moment: Moment): void {
    const agent = this.agent(moment.seat);
    if (!agent || this.#turn) return;
    const { seat, course } = moment;
    // Whatever it says of another moment, late or twice, is not heard.
    const turn: Turn = {
      ...moment,
      play: (action) => {
        if (this.#turn === turn) this.command(seat, { do: "move", action, ply: course.actions.length });
      },
      fail: (reason) => {
        if (this.#turn !== turn) return;
        this.isThinking = false;
        this.tell(reason);
      },
    };
    this.#turn = turn;
    this.isThinking = true;
    agent.begin(turn);
  }

  /** Whoever was asked to move is to decide now. */
  hasten(): void {
    if (this.#turn) this.agent(this.#turn.seat)?.hasten?.();
  }

  /** Whoever was asked to move need not answer any more. */
  stop(): void {
    const turn = this.#turn;
    this.forget();
    if (turn) this.agent(turn.seat)?.stop();
  }

  /** Asks those who have still to answer an offer; `offers` are those that are open at any moment. */
  consult(offers: () => StateView["offers"], course: Course): void {
    for (const { offer, awaited } of offers()) {
      for (const seat of awaited) {
        const agent = this.agent(seat);
        const key = `${offer} ${seat}`;
        if (!agent?.agrees || this.#consulted.has(key)) continue;
        this.#consulted.add(key);
        const answer = (isYes: boolean): void => {
          this.#consulted.delete(key);
          const isOpen = offers().some((open) => open.offer === offer && open.awaited.includes(seat));
          if (isOpen) this.command(seat, { do: isYes ? "accept" : "decline", offer });
        };
        // Whoever cannot be asked does not agree.
        agent.agrees(seat, offer, course).then(answer, () => answer(false));
      }
    }
  }

  /** All get up. */
  end(): void {
    this.forget();
    for (const { agent } of this.#sitting) agent.end();
    this.#sitting = [];
  }

  private forget(): void {
    this.#turn = undefined;
    this.isThinking = false;
  }
}
