// Says what an engine thinks, to those who do not see it: once it has settled, and not too often.

/** The best line of a position, as far as it is said. */
export interface Heard {
  /** What stands for the position. */
  readonly position: object;
  readonly action: string;
  /** The share of the win that the seat to move can expect. */
  readonly share: number;
  /** After how many actions the game is proven to end; nothing if that is not known. */
  readonly end: number | undefined;
}

/** A line has settled when it has stayed the same this long, in milliseconds. */
export const SETTLED = 2_500;
/** At least so long passes between two sentences about the same position, in milliseconds. */
export const PAUSE = 10_000;
/** A share has changed if it has changed by so much. */
const CHANGE = 0.05;

export class Voice {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What waits to be said, and what was said last. */
  #next: Heard | undefined;
  #last: Heard | undefined;
  /** When something was said last. */
  #at = -Infinity;

  /** `tell` says a line in words. */
  constructor(readonly tell: (heard: Heard) => void) {}

  /** Hears of the best line whenever it may have changed. */
  hear(heard: Heard): void {
    const isWaiting = this.#next !== undefined && isSame(this.#next, heard);
    if (isWaiting) {
      this.#next = heard;
      return;
    }
    this.rest();
    if (this.#last && isSame(this.#last, heard)) return;
    this.#next = heard;
    const isNew = this.#last?.position !== heard.position;
    const pause = isNew ? 0 : this.#at + PAUSE - Date.now();
    this.#timer = setTimeout(() => this.#say(), Math.max(SETTLED, pause));
  }

  /** Has nothing more to say for now. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#next = undefined;
  }

  #say(): void {
    const heard = this.#next;
    this.#next = undefined;
    if (!heard) return;
    this.#last = heard;
    this.#at = Date.now();
    this.tell(heard);
  }
}

function isSame(one: Heard, other: Heard): boolean {
  return (
    one.position === other.position &&
    one.action === other.action &&
    (one.end === undefined) === (other.end === undefined) &&
    Math.abs(one.share - other.share) < CHANGE
  );
}
