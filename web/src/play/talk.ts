// What people at this device want besides their moves: to take moves back, resign, pause, offer
// something or answer an offer.

import type { Command, Offer } from "../rules/package";
import { say } from "../text/text.svelte";
import type { Match } from "./match.svelte";

/** An offer, who made it, and the seats at this device that have still to answer it. */
export interface Offered {
  readonly offer: Offer;
  readonly by: number;
  readonly seats: readonly number[];
}

/** What the table knows and does at any moment. */
interface Company {
  /** The seats that hands at this device decide for. */
  here(): readonly number[];
  /** Whether what has happened can be changed. */
  isFree(): boolean;
  /** Whether people elsewhere play, who have to be asked. */
  isShared(): boolean;
  /** Carries out what a seat wants; whether that could be done. */
  command(seat: number, command: Command): boolean;
  tell(notice: string): void;
}

export class Talk {
  constructor(
    readonly match: Match,
    readonly table: Company,
  ) {}

  /** The seat that speaks; nothing if nobody is here. */
  get speaker(): number | undefined {
    const here = this.table.here();
    const { toMove } = this.match.state;
    return toMove !== undefined && here.includes(toMove) ? toMove : here[0];
  }

  /** What is offered to seats at this device. */
  get offered(): Offered[] {
    const here = this.table.here();
    const offers = this.match.state.offers.map(({ offer, by, awaited }) => ({
      offer,
      by,
      seats: awaited.filter((seat) => here.includes(seat)),
    }));
    return offers.filter(({ seats }) => seats.length > 0);
  }

  /** What seats at this device have offered, and others have still to answer. */
  get made(): Offer[] {
    const here = this.table.here();
    return this.match.state.offers.flatMap(({ offer, by }) => (here.includes(by) ? [offer] : []));
  }

  /** Whether something can be taken back at will. */
  get canUndo(): boolean {
    return this.match.state.canUndo && this.table.isFree();
  }

  get canRedo(): boolean {
    return this.match.state.canRedo && this.table.isFree();
  }

  /** Takes back to the last decision of a person, an end that people have brought about first. */
  undo(): void {
    if (this.table.isShared()) this.offer("takeback");
    else if (this.canUndo) this.table.command(this.speaker ?? 0, { do: "undo" });
    else this.table.tell(say("nothing-to-undo"));
  }

  /** Makes actions again that were taken back, up to the next decision of a person. */
  redo(): void {
    if (this.canRedo) this.table.command(this.speaker ?? 0, { do: "redo" });
  }

  /** The seat that speaks gives up. */
  resign(): void {
    if (this.speaker !== undefined) this.table.command(this.speaker, { do: "resign" });
  }

  /** Offers something to all others. Those at this device have agreed among themselves. */
  offer(offer: Offer): void {
    const by = this.speaker;
    if (by === undefined || !this.table.command(by, { do: "offer", offer })) return;
    this.answer(offer, true);
  }

  /** Answers an offer for all seats at this device. */
  answer(offer: Offer, isYes: boolean): void {
    const seats = this.offered.find((open) => open.offer === offer)?.seats ?? [];
    for (const seat of seats) {
      if (this.table.command(seat, { do: isYes ? "accept" : "decline", offer }) && !isYes) return;
    }
  }

  /** Takes back what seats at this device have offered. */
  withdraw(offer: Offer): void {
    const open = this.match.state.offers.find((open) => open.offer === offer);
    if (open && this.made.includes(offer)) this.table.command(open.by, { do: "withdraw", offer });
  }

  /** Whether the game can be paused from here, or goes on from here. */
  get canPause(): boolean {
    return this.table.isFree() && (!this.table.isShared() || this.speaker !== undefined);
  }

  /** Whether it is early enough for the game not to count: somebody has not moved yet. */
  get canAbort(): boolean {
    const { actors, occupants } = this.match.state;
    return this.speaker !== undefined && occupants.some((_, seat) => !actors.includes(seat));
  }

  /** Ends a game that has hardly begun. */
  abort(): void {
    if (this.speaker !== undefined) this.table.command(this.speaker, { do: "abort" });
  }

  /** Stops the clocks until somebody goes on, or goes on. */
  pause(): void {
    this.table.command(this.speaker ?? 0, { do: this.match.state.isPaused ? "resume" : "pause" });
  }
}
