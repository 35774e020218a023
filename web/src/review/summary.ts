// What a review says about the seats. The marks and their bounds are those of docs/analysis.md.

import type { ReviewView } from "../rules/package";

export type Moment = ReviewView["moments"][number];

/** What there is to say about an action, what tells most first. */
export const MARKS = ["missed-win", "blunder", "mistake", "inaccuracy", "only-move"] as const;
export type Mark = (typeof MARKS)[number];

/** The marks that say that something better was there. */
export const ERRORS: readonly Mark[] = ["inaccuracy", "mistake", "blunder", "missed-win"];

/** Each hundredth of the win given away an action takes so many from an accuracy of 100. */
export const COST = 4;

/** An action is as good as the best if it gives away no more of the win than this. */
export const ENOUGH = 0.05;

/** An action with its place in the game. */
export interface Placed {
  /** How many actions were made before it. */
  readonly ply: number;
  /** As actions are numbered: `3.` where a round begins, `3…` inside. */
  readonly number: string;
  readonly moment: Moment;
  /** What tells most about it, if there is something to tell. */
  readonly mark: Mark | undefined;
}

/** What is counted for a seat. */
export interface Tally {
  readonly seat: number;
  readonly actions: number;
  /** The share of the win that an action gave away on average; nothing without actions. */
  readonly loss: number | undefined;
  /** 0 to 1; nothing without actions. */
  readonly accuracy: number | undefined;
  readonly counts: Readonly<Record<Mark, number>>;
}

/** The actions of a game with their numbers: a round begins when the first seat's turn does. */
export function placed(moments: readonly Moment[]): Placed[] {
  let round = 1;
  return moments.map((moment, ply) => {
    const begins = moment.seat === 0 && moments[ply - 1]?.seat !== 0;
    if (begins && ply > 0) round += 1;
    const mark = MARKS.find((mark) => moment.marks.includes(mark));
    return { ply, number: begins ? `${round}.` : `${round}…`, moment, mark };
  });
}

/** How well a seat played that gave away so much of the win an action: 1 if nothing, 0 at least. */
export function accuracy(loss: number): number {
  return Math.max(0, 1 - COST * loss);
}

/** What is counted, by seat. */
export function tallies(moments: readonly Moment[], seats: number): Tally[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = moments.filter((moment) => moment.seat === seat);
    const total = own.reduce((sum, { loss }) => sum + loss, 0);
    const loss = own.length === 0 ? undefined : total / own.length;
    const counts = Object.fromEntries(
      MARKS.map((mark) => [mark, own.filter(({ marks }) => marks.includes(mark)).length]),
    ) as Record<Mark, number>;
    return { seat, actions: own.length, loss, accuracy: loss === undefined ? loss : accuracy(loss), counts };
  });
}

/** Whether something better was there. */
export function isError({ marks }: Moment): boolean {
  return ERRORS.some((mark) => marks.includes(mark));
}

/** Whether an action that leaves a seat one share is as good as one that leaves it the other. */
export function isAsGood(tried: number, best: number): boolean {
  // Shares come as floats of 32 bits.
  return best - tried <= ENOUGH + 1e-6;
}
