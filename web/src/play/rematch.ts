// The same game once more.

import type { Beginning } from "../store/begin";
import type { Stored } from "../rules/package";

/**
 * A game like this one, from the position it began from, in which everybody sits one seat on: with
 * two seats, the players change sides.
 */
export function rematchOf({ terms }: Stored, start: string): Beginning {
  const { game, seats, controls } = terms;
  return {
    game,
    start,
    seats: seats.map((who, seat) => seats[(seat + 1) % seats.length] ?? who),
    control: controls[0],
  };
}
