// Where the last action was.

import type { EffectView } from "../rules/package";
import type { Marks } from "./marks";

/** Marks where an action came from, where it went and what it changed. */
export function lastMarks(effects: readonly EffectView[]): Marks {
  const cells = effects.flatMap((effect) => {
    switch (effect.what) {
      case "moved":
        return [effect.path[0] ?? 0, effect.path.at(-1) ?? 0];
      case "swapped":
        return [effect.from, effect.to];
      case "placed":
      case "captured":
      case "became":
        return [effect.piece.cell];
      case "owned":
        return [effect.cell];
      default:
        return [];
    }
  });
  return { cells: [...new Set(cells)].map((cell) => [cell, "last"] as const), arrows: [] };
}
