// A long line in parts: as much of it as comes onto the page at once.

import type { Item, Line } from "./lines";

/** Some rounds of a line. */
export type Part = readonly Item[];

/** A part has so many items, and what is missing to the end of a round. */
const LENGTH = 40;

/** The parts of a line. */
export function partsOf({ items }: Line): Part[] {
  const parts: Item[][] = [];
  for (const item of items) {
    const last = parts.at(-1);
    const begins = item.what === "action" && item.number.endsWith(".");
    if (!last || (begins && last.length >= LENGTH)) parts.push([item]);
    else last.push(item);
  }
  return parts;
}

/** The parts of a line and of its variations, as they are read. */
export function allParts(line: Line): Part[] {
  return partsOf(line).flatMap((part) => [
    part,
    ...part.flatMap((item) => (item.what === "variations" ? item.lines.flatMap(allParts) : [])),
  ]);
}
