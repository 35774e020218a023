// Who decides for a seat: a hand at the board, an engine, somebody far away. A table asks the
// agent whose turn it is, and takes what it says only as long as that turn lasts.

import type { Course } from "../engine/protocol";
import type { Occupant, Offer } from "../rules/package";

/** A turn of a seat, handed to its agent. It may answer when it likes, and as often as it likes. */
export interface Turn {
  readonly seat: number;
  readonly course: Course;
  /** How long it may think, in milliseconds; as long as it likes without a clock. */
  readonly milliseconds: number | undefined;
  /** When everything before has been seen. */
  readonly shown: Promise<void>;
  /** Makes an action. */
  play(action: string): void;
  /** Nothing will come: why. */
  fail(reason: string): void;
}

export interface Agent {
  /** Whether a hand at this device decides: its actions are picked on the board. */
  readonly isHere: boolean;
  /** The seat is to move. */
  begin(turn: Turn): void;
  /** What was begun no longer matters. */
  stop(): void;
  /** Somebody will not wait: it decides now, as well as it can so far. */
  hasten?(): void;
  /** Whether it agrees to what is offered. */
  agrees?(seat: number, offer: Offer, course: Course): Promise<boolean>;
  /** The table is left. */
  end(): void;
}

/** Finds who decides for a seat. */
export type Seating = (occupant: Occupant, seat: number) => Agent;

const nothing = (): void => undefined;

/** A hand at the board: the board itself says what it does. */
export const HAND: Agent = { isHere: true, begin: nothing, stop: nothing, end: nothing };

/** Somebody in another tab or far away: what happens there is followed, and nothing is asked from here. */
export const AWAY: Agent = { ...HAND, isHere: false };
