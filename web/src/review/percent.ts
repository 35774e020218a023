// Shares of the win, for people.

import { text } from "../text/text.svelte";

/** A share as a percentage in the language chosen. */
export function percent(share: number, digits = 0): string {
  const format = new Intl.NumberFormat(text.language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(share);
}

/** What each seat can expect, in words. */
export function sharesText(names: readonly string[], shares: readonly number[]): string {
  return names.map((name, seat) => `${name} ${percent(shares[seat] ?? 0)}`).join(", ");
}
