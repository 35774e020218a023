// What somebody has against each level of the computer: games won, drawn and lost. It is read from the finished games
// that are kept; of those that are not kept any longer, only the numbers are.

import * as v from "valibot";
import { setupsOf } from "../shell/games";
import { read, write } from "../store/local";
import type { Saved } from "../store/saved";
import { levelOf, MAXIMUM } from "./players";

/** Under which keys the numbers are kept: this, and the id of the game. */
export const KEY = "tally.";

const Count = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);
const Score = v.object({ won: Count, drawn: Count, lost: Count });

export type Score = v.InferOutput<typeof Score>;
/** By level. */
export type Scores = Readonly<Record<string, Score>>;

const NOTHING: Score = { won: 0, drawn: 0, lost: 0 };
const Scores = v.fallback(v.record(v.string(), v.fallback(Score, NOTHING)), {});

/**
 * The level that a finished game counts for: the only person has played against nothing else, from the beginning.
 * Nothing if it does not count.
 */
export function levelAgainst({ stored: { terms }, isOver }: Saved): number | undefined {
  const { game, seats, opening = [], start } = terms;
  const engines = seats.filter((who) => who.kind === "engine");
  if (!isOver || opening.length > 0 || engines.length !== seats.length - 1) return undefined;
  if (!seats.some(({ kind }) => kind === "person")) return undefined;
  if (start !== undefined && !setupsOf(game).some(({ line }) => line === start)) return undefined;
  const levels = new Set(engines.map(({ options }) => levelOf(options) ?? MAXIMUM));
  return levels.size === 1 ? [...levels][0] : undefined;
}

function gone(game: string): Scores {
  return read(KEY + game, Scores);
}

function added(scores: Scores, level: number, result: keyof Score, by: number): Scores {
  const before = scores[level] ?? NOTHING;
  return { ...scores, [level]: { ...before, [result]: Math.max(0, before[result] + by) } };
}

/** The result that a game counts with; nothing if it does not count. */
function resultOf({ result }: Saved): keyof Score | undefined {
  return result === "won" || result === "drawn" || result === "lost" ? result : undefined;
}

/** Counts a game that is not kept any longer; `by` -1 if it is kept again. */
export function count(saved: Saved, by: 1 | -1): void {
  const { game } = saved.stored.terms;
  const [level, result] = [levelAgainst(saved), resultOf(saved)];
  if (level !== undefined && result) write(KEY + game, added(gone(game), level, result, by));
}

/** How the games against each level came out, those that are kept and those that are not any longer. */
export function scoresOf(game: string, kept: readonly Saved[]): Scores {
  let scores = gone(game);
  for (const saved of kept) {
    if (saved.stored.terms.game !== game) continue;
    const [level, result] = [levelAgainst(saved), resultOf(saved)];
    if (level !== undefined && result) scores = added(scores, level, result, 1);
  }
  return scores;
}

/** How many levels, besides the one without end, have been beaten. */
export function beaten(scores: Scores): number {
  return Object.entries(scores).filter(([level, { won }]) => won > 0 && Number(level) < MAXIMUM).length;
}

/** Adds the numbers of a backup. They may be of the same games, so the larger ones count. */
export function addTally(game: string, there: unknown): void {
  const kept = v.safeParse(Scores, there);
  if (!kept.success) return;
  let scores = gone(game);
  for (const [level, score] of Object.entries(kept.output)) {
    const here = scores[level] ?? NOTHING;
    const { won, drawn, lost } = score;
    const larger = {
      won: Math.max(here.won, won),
      drawn: Math.max(here.drawn, drawn),
      lost: Math.max(here.lost, lost),
    };
    scores = { ...scores, [level]: larger };
  }
  write(KEY + game, scores);
}

/** Whether a game counts, but was kept before its result was. */
export function isUntold(saved: Saved): boolean {
  return saved.result === undefined && levelAgainst(saved) !== undefined;
}
