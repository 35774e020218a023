// Engines that look at whatever position is shown.

import * as v from "valibot";
import { Crew } from "../engine/crew";
import type { Course } from "../engine/protocol";
import { isSolved } from "../engine/solution";
import { Stopped } from "../engine/thinker";
import type { ThoughtView } from "../rules/package";
import { read, write } from "../store/local";

/** What is looked at. */
interface Position {
  readonly course: Course;
  /** Who is to move, and how many play. */
  readonly seat: number;
  readonly seats: number;
}

/** What was thought of a position, and for how long. */
interface Known {
  readonly thought: ThoughtView;
  readonly milliseconds: number;
  /** How many lines were asked for. */
  readonly count: number;
  /** Whether it was thought to the end. */
  readonly isDone: boolean;
}

/** Under which key it is kept what is wanted. */
const KEY = "analyse";
/** What is new is shown this often at most, in milliseconds. */
const EVERY = 200;
/** Who steps through a game rests at a position this long, in milliseconds, before it is looked at. */
const REST = 150;
/** For how long a position is looked at, in milliseconds, before somebody asks for more. */
const PATIENCE = 60_000;
/** Room for what each engine remembers, in MiB. */
const MEMORY = 32;

/** The most lines that can be asked for. */
export const MOST_LINES = 5;

const Wanted = v.object({
  isOn: v.fallback(v.boolean(), false),
  count: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_LINES)), 3),
  showsBest: v.fallback(v.boolean(), true),
});

export class Watch {
  isOn = $state(false);
  /** How many lines are wanted. */
  count = $state(3);
  /** Whether the best action is shown on the board. */
  showsBest = $state(true);
  #known = $state.raw<Known>();
  isThinking = $state(false);
  hasFailed = $state(false);

  readonly #crew = new Crew();
  /** What is known of positions that were looked at before, by their nodes. */
  readonly #all = new WeakMap<object, Known>();
  #key: object | undefined;
  #position: Position | undefined;
  /** How many lines it is looked at for. */
  #lines = 0;
  #latest: Known | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #starter: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const kept = read(KEY, Wanted);
    this.isOn = kept.isOn;
    this.count = kept.count;
    this.showsBest = kept.showsBest;
  }

  get thought(): ThoughtView | undefined {
    return this.#known?.thought;
  }

  get milliseconds(): number {
    return this.#known?.milliseconds ?? 0;
  }

  /** Positions a second. */
  get speed(): number {
    const { thought, milliseconds } = this;
    return thought && milliseconds > 0 ? (thought.nodes * 1000) / milliseconds : 0;
  }

  /** Remembers in this browser what is wanted. */
  keep(): void {
    const { isOn, count, showsBest } = this;
    write(KEY, { isOn, count, showsBest });
  }

  /** Looks at a position from now on; `key` stands for it. */
  look(key: object, position: Position): void {
    // It need not begin anew because something is said or drawn there.
    if (key === this.#key && this.isThinking && this.count === this.#lines) return;
    this.#pause();
    this.#crew.stop();
    this.#key = key;
    this.#position = position;
    this.#lines = this.count;
    const known = this.#all.get(key);
    const isEnough = known && known.count >= this.count;
    this.#known = isEnough ? known : undefined;
    if (isEnough && known.isDone) return;
    this.#starter = setTimeout(() => void this.#think(key, position), REST);
    this.isThinking = true;
  }

  /** Goes on where it had come to an end. */
  more(): void {
    if (this.#key && this.#position) void this.#think(this.#key, this.#position);
  }

  /** Looks no longer; what is known stays to be seen. */
  rest(): void {
    this.#pause();
    // Workers that have nothing to do need no memory.
    this.#crew.end();
  }

  /** Looks no longer, and shows nothing. */
  clear(): void {
    this.rest();
    this.#known = undefined;
    this.#key = this.#position = undefined;
  }

  #pause(): void {
    clearTimeout(this.#starter);
    this.#show();
    this.isThinking = false;
  }

  async #think(key: object, { course, seat, seats }: Position): Promise<void> {
    const { count } = this;
    this.isThinking = true;
    this.hasFailed = false;
    const take = (thought: ThoughtView, milliseconds: number, isDone: boolean): void => {
      const before = this.#all.get(key);
      // A search that begins anew has nothing to say until it is as deep as the one before.
      const isBehind = before && before.count >= count && before.thought.depth > thought.depth;
      const known = isBehind ? { ...before, isDone } : { thought, milliseconds, count, isDone };
      this.#all.set(key, known);
      if (key !== this.#key) return;
      this.#latest = known;
      this.#timer ??= setTimeout(() => this.#show(), this.#known ? EVERY : 0);
    };
    try {
      const wish = {
        course,
        seat,
        options: `memory=${MEMORY}`,
        lines: count,
        milliseconds: PATIENCE,
        // A tree for more than two seats gives every line at no cost, and what is solved needs no search.
        isDivided: seats === 2 && !isSolved(course.game),
      };
      let last = 0;
      const thought = await this.#crew.choose(wish, (thought, milliseconds) => {
        last = milliseconds;
        take(thought, milliseconds, false);
      });
      if (thought) take(thought, last, true);
      this.isThinking = false;
    } catch (error) {
      // Whoever stopped it knows.
      if (error instanceof Stopped) return;
      this.isThinking = false;
      this.hasFailed = true;
    }
  }

  /** Shows what is new. */
  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#latest) this.#known = this.#latest;
    this.#latest = undefined;
  }
}
