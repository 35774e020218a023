// The clocks of a match: how much time each seat has left.

import { play as sound } from "../sound/sound";
import { say } from "../text/text.svelte";
import type { Match } from "./match.svelte";
import { LITTLE } from "./time";

export class Clocks {
  /** The seats that have heard that little time is left. */
  readonly #warned = new Set<number>();

  constructor(readonly match: Match) {}

  /** Whether anybody has one. */
  get areThere(): boolean {
    return this.match.state.clocks.some((clock) => clock !== undefined);
  }

  /** What the clock of a seat shows now, in milliseconds; nothing without one. */
  left(seat: number): number | undefined {
    return this.match.timeLeft(seat);
  }

  /** How much time each of the seats has left, in words. */
  told(names: readonly string[]): string {
    const times = names.flatMap((seat, index) => {
      const left = this.left(index);
      if (left === undefined) return [];
      const seconds = Math.floor(left / 1_000);
      const time = say("time-of", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
      return [say("time-left", { seat, time })];
    });
    return times.length > 0 ? times.join(" ") : say("time-none");
  }

  /** The seat whose time runs has little left: that is heard once. */
  warn(seat: number, milliseconds: number): void {
    if (milliseconds >= LITTLE || this.#warned.has(seat)) return;
    this.#warned.add(seat);
    sound("low");
  }
}
