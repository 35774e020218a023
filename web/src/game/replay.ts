// A game of its own, played through as another one came to be.

import type { Course } from "../engine/protocol";
import type { Game, Rules } from "../rules/package";

/** The game that a course leads to, or where it was after so many actions; whoever asks for it frees it. */
export function replayed(rules: Rules, { game: id, start, actions }: Course, count = actions.length): Game {
  const game = new rules.Game(id, start);
  for (const action of actions.slice(0, count)) game.play(action, "en");
  return game;
}
