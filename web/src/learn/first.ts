// The first game after a tutorial.

import type { Rules } from "../rules/package";
import { newId, save } from "../store/store";

/** Begins a game of a person, in the first seat, against the weakest level; its id. */
export async function beginFirstGame(rules: Rules, game: string): Promise<string> {
  const start = new rules.Game(game).line();
  const seats = rules.games().find(({ id }) => id === game)?.seats ?? [];
  const id = newId();
  await save({
    id,
    game,
    start,
    actions: [],
    undone: [],
    players: seats.map((_, seat) => (seat === 0 ? { kind: "person" } : { kind: "computer", level: 1 })),
    view: 0,
    line: start,
    isOver: false,
    kept: Date.now(),
  });
  return id;
}
