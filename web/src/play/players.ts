// Who can sit at a seat.

import type { Player } from "../store/store";
import { say } from "../text/text.svelte";

/** How strong the computer can be. */
export const LEVELS = [1, 2, 3, 4, 5];
/** The level that is chosen beforehand: neither easy nor hard. */
export const USUAL = 3;

/** A player by a number: 0 is a person, anything else a level. */
export function playerOf(level: number): Player {
  return level === 0 ? { kind: "person" } : { kind: "computer", level };
}

/** What a player is called. */
export function nameOfPlayer(player: Player): string {
  return player.kind === "person" ? say("player-person") : say("player-level", { level: player.level });
}
