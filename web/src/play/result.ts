// How a game that is kept came out.

import type { OutcomeView, Rules } from "../rules/package";
import type { Saved } from "../store/store";

/** How a game ended, told in a language; nothing if it is not over, or cannot be played through. */
export function outcomeOf(rules: Rules, saved: Saved, language: string): OutcomeView | undefined {
  try {
    const game = new rules.Game(saved.game, saved.start);
    try {
      for (const action of saved.actions) game.play(action, "en");
      if (saved.ended) game.end(saved.ended.reason, saved.ended.winner);
      return game.outcome(language);
    } finally {
      game.free();
    }
  } catch {
    // Kept by another version of the rules, or broken.
    return undefined;
  }
}

/** What a result is to the only person who played; nothing if there were several, or none. */
export function resultFor({ players }: Saved, { winner }: OutcomeView): "won" | "lost" | "drawn" | undefined {
  const persons = players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  if (persons.length !== 1) return undefined;
  if (winner === undefined) return "drawn";
  return persons.includes(winner) ? "won" : "lost";
}
