// What the attributes of a board say. Anything that has no meaning is as good as nothing.

import type { GameInfo } from "../rules/package";
import { choose, languageOf, type Language } from "../text/languages";

/** The attributes that a board looks at, each with a property of the same name. */
export const ATTRIBUTES = [
  "record",
  "game",
  "position",
  "ply",
  "view",
  "language",
  "theme",
  "controls",
] as const;

export type Attribute = (typeof ATTRIBUTES)[number];

/** Those that say what is shown, and not how or which moment of it. */
export const SOURCES: readonly Attribute[] = ["record", "game", "position"];

/** After how many actions: a whole number, 0 or more. */
export function readPly(value: string | null): number {
  return /^\s*\d+\s*$/.test(value ?? "") ? Number(value) : 0;
}

/** The seat of this letter; the first one if there is none. */
export function readView(value: string | null, info: GameInfo): number {
  const seat = info.seats.findIndex(({ letter }) => letter === value?.trim());
  return Math.max(seat, 0);
}

/**
 * The language that is asked for; else the one of the text around, if something is said in it, else
 * the reader's.
 */
export function readLanguage(
  value: string | null,
  around: string | undefined,
  wanted: readonly string[],
): Language {
  return languageOf(value ?? "") ?? languageOf(around ?? "") ?? choose(wanted);
}
