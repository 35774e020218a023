// A game being reviewed: how far that is, and what has come of it.

import { Stopped, Thinker } from "../engine/thinker";
import type { ReviewView, Rules } from "../rules/package";
import { announce } from "../shell/announcer.svelte";
import { say } from "../text/text.svelte";
import { courseOf } from "./course";
import { isError } from "./summary";

/** How thoroughly, as nodes for each position. */
export const DEPTHS = { quick: 20_000, normal: 100_000, deep: 500_000 } as const;
export type Depth = keyof typeof DEPTHS;
/** With more than two seats, a node is a whole simulation, which takes several times as long. */
const SIMULATION = 8;

/** The nodes for each position of a game with so many seats. */
export function nodesOf(depth: Depth, seats: number): number {
  return seats > 2 ? DEPTHS[depth] / SIMULATION : DEPTHS[depth];
}

/** What has come of a review. */
export interface Reviewed {
  readonly review: ReviewView;
  /** The record that was reviewed. */
  readonly record: string;
  /** The game that it tells. */
  readonly course: string;
  readonly nodes: number;
}

export class Reviewer {
  readonly thinker = new Thinker();
  /** How many positions are done, and of how many; nothing while there is nothing to do. */
  progress = $state.raw<{ readonly done: number; readonly of: number }>();
  reviewed = $state.raw<Reviewed>();
  hasFailed = $state(false);

  constructor(
    readonly rules: Rules,
    /** How many seats the game has. */
    readonly seats: number,
  ) {}

  /** Reviews a record. */
  async begin(record: string, depth: Depth): Promise<void> {
    const course = courseOf(this.rules, record);
    const nodes = nodesOf(depth, this.seats);
    this.hasFailed = false;
    this.progress = { done: 0, of: 0 };
    try {
      const review = await this.thinker.review(record, nodes, (done, of) => (this.progress = { done, of }));
      this.reviewed = { review, record, course, nodes };
      announce(say("review-done", { count: review.moments.filter(isError).length }));
    } catch (error) {
      if (!(error instanceof Stopped)) {
        this.hasFailed = true;
        announce(say("review-failed"));
      }
    } finally {
      this.progress = undefined;
    }
  }

  stop(): void {
    this.thinker.stop();
    announce(say("review-stopped"));
  }

  close(): void {
    this.thinker.end();
  }
}
