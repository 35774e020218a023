// Who can sit at a seat.

import type { Occupant } from "../rules/package";
import { say, text } from "../text/text.svelte";

/** How strong the computer can be. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Beyond all levels: as strong as it can be, for as long as it likes. */
export const MAXIMUM = 11;
/** The level that plays on from a position: neither easy nor hard. */
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

/** What a level is called, without how strong it is. */
export function shortTitleOf(level: number): string {
  return say(`level-${level === MAXIMUM ? "maximum" : level}-name`);
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

/** What somebody at a seat is called for short; nothing if they have no name. */
export function shortNameOf(occupant: Occupant | undefined): string | undefined {
  if (occupant?.kind === "engine") return shortTitleOf(levelOf(occupant.options) ?? MAXIMUM);
  return occupant?.name;
}

/**
 * Who else plays: "against" the levels of the computer, or "with" the other people. Nobody but the only person is
 * left out.
 */
export function companyOf(occupants: readonly Occupant[]): string {
  const others = occupants.filter(({ kind }) => kind !== "person");
  if (others.length > 0) return say("against", { who: listed(others.map(nameOfOccupant)) });
  const names = occupants.flatMap((who) => (who.kind === "person" && who.name ? [who.name] : []));
  if (names.length === occupants.length) return listed(names);
  return say("with-friends", { count: occupants.length - 1 });
}

/** Names as a list in words, each once. */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat(text.language).format(new Set(names));
}
