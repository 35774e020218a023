// Who keeps a game and decides what happens in it: this device, or a server. Whatever somebody at a table wants is
// asked of the house, and what comes of it is told to the table.

import type { Command } from "../rules/package";
import type { Saved } from "../store/saved";
import type { Table } from "./table.svelte";

/** What a seat wants. */
export interface Wish {
  readonly seat: number;
  readonly command: Command;
  /** How long a step of the animation takes, if it is a move, in milliseconds. */
  readonly step: number;
}

/** How a game stands, for whoever keeps it. */
export type Standing = Omit<Saved, "id" | "kept">;

export interface House {
  /** Whether what is wanted at this page counts. */
  readonly isOpen: boolean;
  /** Whether a later version of the app is needed to go on. */
  readonly isOutdated: boolean;
  /** Whether people elsewhere play: nobody gets advice, and nothing is taken back without asking. */
  readonly isShared: boolean;
  /** The seats of those who play at this device; nothing if that is whoever is a person. */
  readonly people: readonly number[] | undefined;
  /** Lets the game be played here, and not where it is played now; nothing if it is played here. */
  readonly take: (() => void) | undefined;
  /** Whether the player of a seat is not there at the moment. */
  isAway(seat: number): boolean;
  /** The moment by the clock that counts, in milliseconds since 1970. */
  now(): number;
  /** The game is shown at this table from now on. */
  welcome(table: Table): void;
  /** A seat wants something; whether that can be. The table is told what has come of it, at once or later. */
  want(wish: Wish): boolean;
  /** Whether a game whose clock runs is to be kept again. */
  isDue(now: number): boolean;
  /** The game stands so now. */
  keep(standing: Standing): Promise<void>;
  /** The table is left. */
  leave(): void;
}
