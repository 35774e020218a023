// What people at this device say besides their moves: that they resign, pause, offer something or
// answer an offer.

import type { Command, Offer } from "../rules/package";
import type { Match } from "./match.svelte";

/** An offer, who made it, and the seats at this device that have still to answer it. */
export interface Offered {
  readonly offer: Offer;
  readonly by: number;
  readonly seats: readonly number[];
}

export class Talk {
  constructor(
    readonly match: Match,
    /** The seats that hands at this device decide for, at any moment. */
    readonly here: () => readonly number[],
    /** Carries out what a seat wants; whether that could be done. */
    readonly command: (seat: number, command: Command) => boolean,
  ) {}

  /** The seat that speaks; nothing if nobody is here. */
  get speaker(): number | undefined {
    const here = this.here();
    const { toMove } = this.match.state;
    return toMove !== undefined && here.includes(toMove) ? toMove : here[0];
  }

  /** What is offered to seats at this device. */
  get offered(): Offered[] {
    const here = this.here();
    const offers = this.match.state.offers.map(({ offer, by, awaited }) => ({
      offer,
      by,
      seats: awaited.filter((seat) => here.includes(seat)),
    }));
    return offers.filter(({ seats }) => seats.length > 0);
  }

  /** The seat that speaks gives up. */
  resign(): void {
    if (this.speaker !== undefined) this.command(this.speaker, { do: "resign" });
  }

  /** Offers something to all others. Those at this device have agreed among themselves. */
  offer(offer: Offer): void {
    const by = this.speaker;
    if (by === undefined || !this.command(by, { do: "offer", offer })) return;
    this.answer(offer, true);
  }

  /** Answers an offer for all seats at this device. */
  answer(offer: Offer, isYes: boolean): void {
    const seats = this.offered.find((open) => open.offer === offer)?.seats ?? [];
    for (const seat of seats) {
      if (this.command(seat, { do: isYes ? "accept" : "decline", offer }) && !isYes) return;
    }
  }

  /** Stops the clocks until somebody goes on, or goes on. */
  pause(): void {
    this.command(this.speaker ?? 0, { do: this.match.state.isPaused ? "resume" : "pause" });
  }
}
