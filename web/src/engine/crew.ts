// Several engines that look at one position, each in a worker of its own. The first looks for the best line among all
// actions, the second leaves out the action that the first thinks best, and so on; the last looks for all the lines that
// are left. One engine alone finds the same lines, but later.

import type { LineView, ThoughtView } from "../rules/package";
import type { Course } from "./protocol";
import { Stopped, Thinker, type Listener } from "./thinker";

/** The most engines that look at one position. */
const MOST = 3;
/**
 * What an engine thinks best must have lasted for this part of the time so far before the next begins anew without it:
 * where two actions are about as good, the better one changes often.
 */
const LASTING = 0.25;

/** What is wanted. */
export interface Wish {
  readonly course: Course;
  /** Who is to move. */
  readonly seat: number;
  /** The options of the engines, all but the lines. */
  readonly options: string;
  /** How many lines. */
  readonly lines: number;
  /** For how long they think. */
  readonly milliseconds: number;
  /** Whether the lines can be divided: only among engines that look at one action after the other. */
  readonly isDivided: boolean;
}

/** What one engine does. */
interface Part {
  /** How many lines it looks for. */
  readonly lines: number;
  /** The actions that it leaves out; nothing before it has begun. */
  without?: string[];
  /** Those that it may leave out soon. */
  next?: string[] | undefined;
  /** What is shown of what it thinks. */
  shown?: ThoughtView | undefined;
  /** Whether it has begun anew since, and is not as deep yet. */
  isStale: boolean;
  /** The best line before another became the best. */
  former?: LineView | undefined;
  /** The nodes that it spent before it began anew, and since then. */
  spent: number;
  nodes: number;
  isDone: boolean;
}

export class Crew {
  readonly #thinkers: Thinker[] = [];
  /** How many engines there can be. */
  readonly #most: number;
  /** Counts what was begun, so that nothing is heard any more of what was begun before. */
  #begun = 0;
  #refuse: ((reason: Error) => void) | undefined;

  constructor(cores: number | undefined = navigator.hardwareConcurrency) {
    this.#most = Math.max(1, Math.min(MOST, cores ?? 1));
  }

  /**
   * The best lines; nothing if the game is over. `listen` hears of them in the meantime. Rejects with `Stopped` when it is
   * stopped.
   */
  async choose(wish: Wish, listen: Listener): Promise<ThoughtView | undefined> {
    this.stop();
    const stopped = new Promise<never>((_, reject) => (this.#refuse = reject));
    const size = wish.isDivided ? Math.min(wish.lines, this.#most) : 1;
    return Promise.race([this.#divide(wish, size, listen), stopped]);
  }

  /** Stops; the engines keep what they have learned. */
  stop(): void {
    this.#begun += 1;
    for (const thinker of this.#thinkers) thinker.stop();
    this.#refuse?.(new Stopped());
    this.#refuse = undefined;
  }

  /** Stops, and ends the workers. They begin anew when something is asked again. */
  end(): void {
    this.stop();
    for (const thinker of this.#thinkers) thinker.end();
  }

  async #divide(wish: Wish, size: number, listen: Listener): Promise<ThoughtView | undefined> {
    const begun = this.#begun;
    try {
      return await this.#think(wish, size, listen);
    } catch (error) {
      if (size === 1 || begun !== this.#begun) throw error;
      // Perhaps there is no room for so many; one is enough.
      this.#begun += 1;
      for (const thinker of this.#thinkers) thinker.end();
      return this.#think(wish, 1, listen);
    }
  }

  /** Thinks with so many engines. */
  #think(wish: Wish, size: number, listen: Listener): Promise<ThoughtView | undefined> {
    const begun = this.#begun;
    const start = performance.now();
    const passed = (): number => performance.now() - start;
    const parts = Array.from({ length: size }, (_, place): Part => {
      const lines = place < size - 1 ? 1 : wish.lines - place;
      return { lines, isStale: false, spent: 0, nodes: 0, isDone: false };
    });
    return new Promise((resolve, reject) => {
      const begin = (place: number, without: string[]): void => {
        const part = parts[place];
        if (!part) return;
        part.without = without;
        part.isDone = false;
        part.spent += part.nodes;
        part.nodes = 0;
        const thinker = (this.#thinkers[place] ??= new Thinker());
        const limits = { milliseconds: Math.max(0, wish.milliseconds - passed()), without };
        const isWanted = (): boolean => begun === this.#begun && part.without === without;
        const show = (thought: ThoughtView): void => {
          const best = part.shown?.lines[0];
          if (!part.isStale && best?.actions[0] !== thought.lines[0]?.actions[0]) part.former = best;
          part.isStale = false;
          part.shown = thought;
          follow(place);
          const all = together(parts, wish);
          if (all) listen(all, passed());
        };
        const hear = (thought: ThoughtView): void => {
          if (!isWanted()) return;
          part.nodes = thought.nodes;
          const { shown } = part;
          if (part.isStale && shown && thought.depth + 1 < shown.depth) return;
          show(thought);
        };
        const finish = (thought: ThoughtView | undefined): void => {
          if (!isWanted()) return;
          part.isDone = true;
          if (thought && part.isStale) show(thought);
          // Nothing is left to look at.
          if (!thought) part.shown = undefined;
          const isOver = parts.every(({ isDone, without, next }) => (isDone || !without) && !next);
          if (isOver) resolve(together(parts, wish));
        };
        const fail = (reason: Error): void => {
          if (isWanted()) reject(reason);
        };
        thinker.choose(wish.course, `lines=${part.lines},${wish.options}`, limits, hear).then(finish, fail);
      };
      /** Has the next engine leave out what this one thinks best. */
      const follow = (place: number): void => {
        const [part, other] = [parts[place], parts[place + 1]];
        const best = part?.shown?.lines[0]?.actions[0];
        if (!part?.without || !other || best === undefined) return;
        const without = [...part.without, best];
        if (!other.without) return begin(place + 1, without);
        if (isSame(other.next ?? other.without, without)) return;
        const wait = passed() * LASTING;
        // It stays as it is if what is best has changed back, or if there is no time left to begin anew.
        const stays = isSame(other.without, without) || passed() + wait >= wish.milliseconds;
        other.next = stays ? undefined : without;
        const change = (): void => {
          if (begun !== this.#begun || other.next !== without) return;
          other.next = undefined;
          other.isStale = other.shown !== undefined;
          begin(place + 1, without);
        };
        if (!stays) setTimeout(change, wait);
      };
      begin(0, []);
    });
  }
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((action) => others.includes(action));
}

/** What all of them think: the best lines first, and those that may have changed last. */
function together(parts: readonly Part[], { seat, lines: count }: Wish): ThoughtView | undefined {
  const [first] = parts;
  if (!first?.shown) return undefined;
  const linesOf = (isStale: boolean): LineView[] =>
    parts.filter((part) => part.isStale === isStale).flatMap(({ shown }) => shown?.lines ?? []);
  const share = ({ shares }: LineView): number => shares[seat] ?? 0;
  const fresh = linesOf(false).sort((one, other) => share(other) - share(one));
  const known = new Map<string | undefined, LineView>();
  const former = parts.flatMap(({ former }) => former ?? []);
  for (const line of [...fresh, ...linesOf(true), ...former]) {
    const [action] = line.actions;
    if (!known.has(action)) known.set(action, line);
  }
  return {
    ...first.shown,
    nodes: parts.reduce((sum, { spent, nodes }) => sum + spent + nodes, 0),
    lines: [...known.values()].slice(0, count),
  };
}
