// How a game that is kept came out.

import type { FaultView, Rules, Session, StateView, Stored } from "../rules/package";
import type { Saved } from "../store/saved";
import { say } from "../text/text.svelte";
import { nameOfOccupant } from "./players";

/** How a game ended. */
export interface Result {
  /** Told in a language. */
  readonly text: string;
  /** What it is to the only person who played; nothing if there were several, or none. */
  readonly mine?: "won" | "lost" | "drawn";
}

/** What a kept game comes to; nothing if no game can be made of it. */
function opened<T>(rules: Rules, { stored }: Saved, tell: (session: Session) => T): T | undefined {
  let session: Session;
  try {
    session = new rules.Session(stored);
  } catch {
    // Kept by another version of the rules, or broken.
    return undefined;
  }
  try {
    return tell(session);
  } finally {
    session.free();
  }
}

/** How a game came out; nothing if it is not over, or cannot be played through. */
export function resultOf(rules: Rules, saved: Saved, language: string): Result | undefined {
  return opened(rules, saved, (session) => {
    const fault = session.fault(language);
    if (fault) return { text: faultText(fault) };
    const { ending, leavers } = session.state(saved.kept);
    if (ending === "aborted") return { text: say("game-aborted") };
    const game = session.game();
    const outcome = game.outcome(language);
    game.free();
    if (!outcome) return undefined;
    const [me, another] = peopleOf(saved.stored);
    if (me === undefined || another !== undefined) return { text: outcome.text };
    return { text: outcome.text, mine: verdictFor(me, outcome.winner, leavers) };
  });
}

/** The seats that people took when a game began. */
export function peopleOf({ terms }: Stored): number[] {
  return terms.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
}

/** What an end is to a seat. Whoever has left a game that went on has lost. */
export function verdictFor(
  seat: number,
  winner: number | undefined,
  leavers: StateView["leavers"],
): "won" | "lost" | "drawn" {
  if (leavers.some((leaver) => leaver.seat === seat)) return "lost";
  if (winner === undefined) return "drawn";
  return winner === seat ? "won" : "lost";
}

/** Where a kept game breaks off, and why. */
export function faultText({ actions, refused }: FaultView): string {
  return say("game-fault", { number: actions + 1, reason: refused.text });
}

/** The record of a kept game; nothing if no game can be made of it. */
export function recordOf(rules: Rules, saved: Saved): string | undefined {
  return opened(rules, saved, recordOfSession);
}

/** The record of a game at a table, with what its players were called. */
export function recordOfSession(session: Session): string {
  return session.record(session.stored().terms.seats.map(nameOfOccupant));
}
