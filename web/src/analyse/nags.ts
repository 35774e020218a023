// The marks that an action can be given: their signs as in books, by their numbers.

const SIGNS: Readonly<Record<number, string>> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  7: "□",
  10: "=",
  13: "∞",
  14: "⩲",
  15: "⩱",
  16: "±",
  17: "∓",
  18: "+−",
  19: "−+",
};

/** Those that can be chosen; they have names, as all in `SIGNS` do. */
export const CHOICES: readonly number[] = [3, 1, 5, 6, 2, 4, 7, 10, 13];

/** The sign of a mark; its number if it has none. */
export function signOf(nag: number): string {
  return SIGNS[nag] ?? `$${nag}`;
}

/** Whether a mark has a name. */
export function isNamed(nag: number): boolean {
  return SIGNS[nag] !== undefined;
}
