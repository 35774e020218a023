// The computer as an agent.

import type { Course } from "../engine/protocol";
import { Stopped, Thinker } from "../engine/thinker";
import type { Offer, TimeControl } from "../rules/package";
import { pace } from "../settings/settings.svelte";
import { say } from "../text/text.svelte";
import { levelOf } from "./players";
import { HAND, type Agent, type Seating, type Turn } from "./agent";

/** For how long it thinks at least, in milliseconds, so that its action can be followed. */
const LEAST_THOUGHT = 450;
/** For how long it thinks about an action at full strength if there is no clock, in milliseconds. */
const MAXIMUM_THOUGHT = 5_000;
/** For how long it thinks before it answers an offer, in milliseconds. */
const OFFER_THOUGHT = 1_000;

export class Computer implements Agent {
  readonly isHere = false;

  constructor(
    /** As the engine has them, such as `level=3`. */
    readonly options: string,
    /** Thinks about its actions. */
    readonly thinker: Thinker,
  ) {}

  begin(turn: Turn): void {
    void this.#think(turn);
  }

  stop(): void {
    this.thinker.stop();
  }

  hasten(): void {
    this.thinker.hasten();
  }

  /** It agrees to a draw when it does not expect more than an even share. */
  async agrees(seat: number, offer: Offer, course: Course): Promise<boolean> {
    if (offer !== "draw") return true;
    // Its move, if it is thinking about one, need not wait.
    const thinker = new Thinker();
    try {
      const thought = await thinker.choose(course, "memory=32", { milliseconds: OFFER_THOUGHT });
      return thought?.acceptsDraw[seat] ?? false;
    } finally {
      thinker.end();
    }
  }

  end(): void {
    this.thinker.end();
  }

  async #think(turn: Turn): Promise<void> {
    // A level has its nodes; nothing else but time ends a search at full strength.
    const unhurried = levelOf(this.options) === undefined ? MAXIMUM_THOUGHT : undefined;
    const milliseconds = turn.milliseconds ?? unhurried;
    // Who is short of time does not wait for others to follow.
    const least = pace() > 0 ? Math.min(LEAST_THOUGHT, milliseconds ?? LEAST_THOUGHT) : 0;
    const rest = new Promise((resolve) => setTimeout(resolve, least));
    try {
      const limits = milliseconds === undefined ? {} : { milliseconds };
      const thought = await this.thinker.choose(turn.course, this.options, limits);
      await Promise.all([rest, turn.shown]);
      const action = thought?.lines[0]?.actions[0];
      if (action !== undefined) turn.play(action);
    } catch (error) {
      if (!(error instanceof Stopped)) turn.fail(say("engine-failed"));
    }
  }
}

/** People sit at this device, and the computer wherever they do not. */
export function withComputers(): Seating {
  // One worker for all: only one of them thinks about its move at a time.
  const thinker = new Thinker();
  return (who) => {
    if (who.kind === "person") return HAND;
    return new Computer((who.kind === "engine" && who.options) || "best", thinker);
  };
}

/**
 * How long an agent may think about an action, in milliseconds, with so much time left: a thirtieth
 * of it, and a part of what each turn gives, since that is for all its actions.
 */
export function allowance(left: number | undefined, control: TimeControl | undefined): number | undefined {
  if (left === undefined) return undefined;
  let more = 0;
  if (control?.kind === "increment") more = control.increment;
  if (control?.kind === "delay") more = control.delay;
  return Math.max(20, Math.min(left / 30 + more / 4, left / 4));
}
