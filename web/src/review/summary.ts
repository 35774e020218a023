// What a review says about the seats. The marks and their bounds are those of docs/analysis.md.

import type { ReviewView } from "../rules/package";

export type Moment = ReviewView["moments"][number];
export type Decision = NonNullable<ReviewView["decision"]>;

/** What there is to say about an action, what tells most first. */
export const MARKS = [
  "missed-win",
  "blunder",
  "mistake",
  "inaccuracy",
  "lost-by-force",
  "last-chance",
  "slip",
  "only-move",
] as const;
export type Mark = (typeof MARKS)[number];

/** The marks that are counted, worst last. */
export const COUNTED = [
  "inaccuracy",
  "mistake",
  "blunder",
  "missed-win",
  "only-move",
] as const satisfies readonly Mark[];

/** The marks that say that something better was there. */
const ERRORS: readonly Mark[] = ["slip", "inaccuracy", "mistake", "blunder", "missed-win"];

/** An action is as good as the best if it gives away no more of the win than this. */
export const ENOUGH = 0.025;

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

/** How many actions of a seat have a mark. */
export function count(moments: readonly Moment[], seat: number, mark: Mark): number {
  return moments.filter((moment) => moment.seat === seat && moment.marks.includes(mark)).length;
}

/** The seats that can learn from what they did: of those that people sat at, if that is known. */
export function learners(moments: readonly Moment[], seats: number, people?: readonly number[]): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const asked = people ? all.filter((seat) => people.includes(seat)) : all;
  return asked.filter((seat) => moments.some((moment) => moment.seat === seat && isError(moment)));
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
