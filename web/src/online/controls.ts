// The time controls that people meet with online, the fastest first.

import { NO_CLOCK, PRESETS } from "../new/control";
import type { TimeControl } from "../rules/package";

/** How each is called on a tile; the numbers are minutes and seconds. */
export interface Tile {
  readonly name: string;
  readonly title: string;
  readonly pace: "fast" | "usual" | "slow" | "none";
  readonly control: TimeControl;
}

function tile(name: string, title: string, pace: Tile["pace"]): Tile {
  return { name, title, pace, control: PRESETS[name] ?? NO_CLOCK };
}

export const TILES: readonly Tile[] = [
  tile("3+2", "3 + 2", "fast"),
  tile("5d3", "5 d 3", "fast"),
  tile("10+5", "10 + 5", "usual"),
  tile("15d10", "15 d 10", "usual"),
  tile("30+20", "30 + 20", "slow"),
  tile("none", "∞", "none"),
];
