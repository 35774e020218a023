// There once were five levels. What was kept then means those.

import type { Saved } from "./saved";

/** The level of ten that is about as strong as each of five, as the engine has it, too. */
const OF_FIVE = [0, 3, 4, 6, 7, 9];

/** The level today for one of five; 0, a person, stays. */
export function levelOfFive(level: number): number {
  return OF_FIVE[level] ?? level;
}

function renamed(options: string): string {
  return options.replace(/\blevel=(\d+)/, (_, level: string) => `level=${levelOfFive(Number(level))}`);
}

/** A game that was kept when there were five levels, with the levels of today. */
export function ofTen(saved: Saved): Saved {
  const text = JSON.stringify(saved.stored, (key, value: unknown) =>
    (key === "options" || key === "stand_in") && typeof value === "string" ? renamed(value) : value,
  );
  return { ...saved, stored: JSON.parse(text) as Saved["stored"] };
}
