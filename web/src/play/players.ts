// Who can sit at a seat.

import type { Occupant } from "../rules/package";
import { say } from "../text/text.svelte";

/** How strong the computer can be. */
export const LEVELS = [1, 2, 3, 4, 5];
/** The level that is chosen beforehand: neither easy nor hard. */
export const USUAL = 3;

/** Who sits there, by a number: 0 is a person, anything else a level of the computer. */
export function occupantOf(level: number): Occupant {
  return level === 0 ? { kind: "person" } : { kind: "engine", options: `level=${level}` };
}

/** What somebody at a seat is called. */
export function nameOfOccupant(occupant: Occupant): string {
  switch (occupant.kind) {
    case "person":
      return occupant.name ?? say("player-person");
    case "program":
      return occupant.name;
    case "engine": {
      const level = /(?:^|,)level=(\d)(?:,|$)/.exec(occupant.options ?? "")?.[1];
      return level === undefined ? say("player-computer") : say("player-level", { level: Number(level) });
    }
  }
}
