// Games as the first version of the app kept them, and what becomes of them.

import type { Occupant, SessionEvent, TimeControl } from "../rules/package";
import type { Saved } from "./saved";

/** A game as it was kept. */
export interface Saved1 {
  readonly id: string;
  readonly game: string;
  /** The position it began from. */
  readonly start: string;
  readonly actions: readonly string[];
  /** Actions taken back, the next to be made again last. */
  readonly undone: readonly string[];
  readonly players: readonly ({ readonly kind: "person" } | { readonly kind: "computer"; level: number })[];
  /** So much time for each seat, and so much more after each action, in milliseconds. */
  readonly control?: { readonly initial: number; readonly increment: number };
  /** Milliseconds left, by seat. */
  readonly clocks?: readonly number[];
  /** An end that the board does not show. */
  readonly ended?: { readonly reason: string; readonly winner?: number };
  /** The seat that looked at the board. */
  readonly view: number;
  /** The position line at the end. */
  readonly line: string;
  readonly isOver: boolean;
  /** When it was kept last, in milliseconds since 1970. */
  readonly kept: number;
}

/** The letters of the seats of the only game for four. */
const FOUR = "swne";

/**
 * The same game in today's form. What was played comes before the first event, since nobody knows
 * when it was; the clocks begin with what they showed.
 */
export function migrated(old: Saved1): Saved {
  const { id, game, start, actions, undone, players, view, line, isOver, ended } = old;
  const kept = Math.round(old.kept);
  const seats = players.map((player): Occupant =>
    player.kind === "person" ? { kind: "person" } : { kind: "engine", options: `level=${player.level}` },
  );
  const controls = players.map((_, seat): TimeControl => {
    if (!old.control) return { kind: "unlimited" };
    const left = Math.round(old.clocks?.[seat] ?? old.control.initial);
    const increment = Math.round(old.control.increment);
    // There is no clock without any time.
    return { kind: "increment", base: Math.max(left, increment > 0 ? 0 : 1), increment };
  });
  const opening = [...actions, ...[...undone].reverse()];
  const events: SessionEvent[] = [];
  if (undone.length > 0) events.push({ at: kept, what: "undone", to: actions.length });
  let policy: "local" | "match" = "local";
  if (ended?.reason === "agreement") {
    events.push({ at: kept, what: "offered", seat: 0, offer: "draw" });
    for (let seat = 1; seat < seats.length; seat += 1) {
      events.push({ at: kept, what: "accepted", seat, offer: "draw" });
    }
  } else if (ended) {
    const what = ended.reason === "time" ? "flagged" : "resigned";
    const seat = leaverOf(old);
    const persons = seats.filter(({ kind }) => kind === "person").length;
    // A game for four ended for everybody then, as it does now only in matches.
    if (seats.length > 2 && (persons > 1 || seats[seat]?.kind !== "person")) policy = "match";
    const control = controls[seat];
    const left = what === "flagged" && control?.kind === "increment" ? control.base : 0;
    events.push({ at: kept + left, what, seat });
  }
  return {
    id,
    stored: {
      version: 1,
      terms: {
        game,
        start,
        opening,
        seats,
        controls,
        policy,
        lag_bound: 0,
        stand_in: "level=3",
        begun: kept,
      },
      events,
    },
    view,
    line,
    count: actions.length,
    isOver,
    kept,
  };
}

/** Who gave up, or ran out of time. */
function leaverOf({ players, line, ended }: Saved1): number {
  if (players.length === 2) return ended?.winner === 0 ? 1 : 0;
  const toMove = Math.max(0, FOUR.indexOf(line.split(" ")[1] ?? ""));
  if (ended?.reason === "time" || players[toMove]?.kind === "person") return toMove;
  return Math.max(
    0,
    players.findIndex(({ kind }) => kind === "person"),
  );
}
