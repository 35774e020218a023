// Who can sit at a seat.

import type { Occupant } from "../rules/package";
import { say } from "../text/text.svelte";

/** How strong the computer can be. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Beyond all levels: as strong as it can be, for as long as it likes. */
export const MAXIMUM = 11;
/** The level that is chosen beforehand: neither easy nor hard. */
export const USUAL = 4;

/** A new number that decides what the computer leaves to chance, so that no two games are alike. */
function freshSeed(): number {
  return 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 999_999_999);
}

/** Who sits there, by a number: 0 is a person, anything else a level of the computer. */
export function occupantOf(level: number): Occupant {
  if (level === 0) return { kind: "person" };
  const strength = level === MAXIMUM ? "memory=64" : `level=${level}`;
  return { kind: "engine", options: `seed=${freshSeed()},${strength}` };
}

/** The level of an engine with these options; nothing if it is held to none. */
export function levelOf(options: string | undefined): number | undefined {
  const level = /(?:^|,)level=(\d+)(?:,|$)/.exec(options ?? "")?.[1];
  return level === undefined ? undefined : Number(level);
}

/** What a level is called. */
export function titleOf(level: number): string {
  if (level === MAXIMUM) return say("level-maximum-name");
  return say("level-title", { name: say(`level-${level}-name`), level });
}

/** What a level is like, in one line. */
export function lineOf(level: number): string {
  return say(`level-${level === MAXIMUM ? "maximum" : level}-line`);
}

/** What somebody at a seat is called. */
export function nameOfOccupant(occupant: Occupant): string {
  switch (occupant.kind) {
    case "person":
      return occupant.name ?? say("player-person");
    case "program":
      return occupant.name;
    case "engine":
      return titleOf(levelOf(occupant.options) ?? MAXIMUM);
  }
}
