// What is said of what has happened at a table, apart from moves and ends.

import type { SessionEvent } from "../rules/package";
import { say } from "../text/text.svelte";

/**
 * What is to be said of events that came of one command; `names` are those of the seats, and `count`
 * is how many actions were taken back or made again.
 */
export function newsOf(
  events: readonly SessionEvent[],
  names: readonly string[],
  count: number,
  isOver: boolean,
): string | undefined {
  const event = events.at(-1);
  if (!event || isOver) return undefined;
  const seat = "seat" in event ? (names[event.seat] ?? "") : "";
  switch (event.what) {
    case "undone":
      return say("undone", { count });
    case "redone":
      return say("redone", { count });
    case "reopened":
    case "resumed":
      return say("end-undone");
    case "paused":
      return say("paused");
    case "resigned":
    case "left":
      return say("seat-resigned", { seat });
    case "flagged":
      return say("seat-flagged", { seat });
    case "offered":
      return say(`offered-${event.offer}`, { seat });
    case "declined":
      return say("offer-declined", { seat });
    default:
      return undefined;
  }
}
