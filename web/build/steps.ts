// How long each tutorial is, for pages that do not fetch it.

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const TUTORIALS = resolve(import.meta.dirname, "../src/learn/tutorials");

/** How many steps the tutorial of a game has; none if there is no tutorial. */
export function stepsOf(game: string): number {
  const file = resolve(TUTORIALS, `${game}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as unknown[]).length : 0;
}
