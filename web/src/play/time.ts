// A clock for each seat.

import type { Control } from "../store/store";

export class Clock {
  readonly #left: number[];
  #running: { seat: number; since: number } | undefined;

  constructor(
    readonly control: Control,
    seats: number,
    left?: readonly number[],
  ) {
    this.#left = left ? [...left] : Array.from({ length: seats }, () => control.initial);
  }

  /** Milliseconds left for a seat; 0 when its time has run out. */
  left(seat: number, now = performance.now()): number {
    const kept = this.#left[seat] ?? 0;
    const spent = this.#running?.seat === seat ? now - this.#running.since : 0;
    return Math.max(0, kept - spent);
  }

  /** What every seat has left. */
  all(now = performance.now()): number[] {
    return this.#left.map((_, seat) => this.left(seat, now));
  }

  /** Lets the clock of a seat run, and no other. */
  run(seat: number, now = performance.now()): void {
    this.pause(now);
    this.#running = { seat, since: now };
  }

  pause(now = performance.now()): void {
    if (!this.#running) return;
    this.#left[this.#running.seat] = this.left(this.#running.seat, now);
    this.#running = undefined;
  }

  /** A seat has acted: its clock stops and it gets its increment. */
  press(seat: number, now = performance.now()): void {
    this.pause(now);
    this.#left[seat] = (this.#left[seat] ?? 0) + this.control.increment;
  }

  /** The time left as a text: `4:05`, `0:09.3`, `1:02:00`. */
  static show(milliseconds: number): string {
    if (milliseconds < 20_000) {
      const tenths = Math.ceil(milliseconds / 100);
      return `0:${String(Math.floor(tenths / 10)).padStart(2, "0")}.${tenths % 10}`;
    }
    const seconds = Math.ceil(milliseconds / 1000);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const rest = String(seconds % 60).padStart(2, "0");
    return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
  }
}
