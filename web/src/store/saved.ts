// A game as the browser keeps it.

import type { Stored } from "../rules/package";

/** A game as it is kept, with what a list of games asks for. */
export interface Saved {
  readonly id: string;
  /** Everything that was settled and has happened. */
  readonly stored: Stored;
  /** The seat that looks at the board. */
  readonly view: number;
  /** The position line, for small pictures. */
  readonly line: string;
  /** How many actions have been made. */
  readonly count: number;
  readonly isOver: boolean;
  /** What the end is to the only person who played, if there was just one; nothing before it is known. */
  readonly result?: "won" | "drawn" | "lost" | "none";
  /** When it was kept last, in milliseconds since 1970. */
  readonly kept: number;
}
