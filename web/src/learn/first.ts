// The first game after a tutorial.

import { occupantOf } from "../play/players";
import type { Rules } from "../rules/package";
import { begin } from "../store/begin";

/** Begins a game of a person, in the first seat, against the weakest level; its id. */
export async function beginFirstGame(rules: Rules, game: string): Promise<string> {
  const start = new rules.Game(game).line();
  const seats = rules.games().find(({ id }) => id === game)?.seats ?? [];
  return begin({ game, start, seats: seats.map((_, seat) => occupantOf(seat === 0 ? 0 : 1)) });
}
