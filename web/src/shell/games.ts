// The games as the rules have them, known before the rules are there.

import GAMES from "virtual:games";
import { hasContrast, isDark } from "../settings/settings.svelte";
import { text } from "../text/text.svelte";

export { GAMES };

type Card = (typeof GAMES)[number];

function find(id: string): Card | undefined {
  return GAMES.find((game) => game.id === id);
}

/** Whether there is a game of this id. */
export function isGame(id: string): boolean {
  return find(id) !== undefined;
}

/** How many can play a game. */
export function seatsOf(id: string): number {
  return find(id)?.seats ?? 2;
}

/** The positions that a game can begin from, the standard one first. */
export function setupsOf(id: string): Card["setups"] {
  return find(id)?.setups ?? [];
}

/** How many steps the tutorial of a game has. */
export function stepsOf(id: string): number {
  return find(id)?.steps ?? 0;
}

/** What a game is called. */
export function nameOf(id: string): string {
  return find(id)?.name ?? id;
}

/** The address of a picture of a game's board, light or dark as the page is, and in the colours of its boards. */
export function pictureOf(id: string): string | undefined {
  const picture = find(id)?.picture[isDark() ? "dark" : "light"];
  return picture && hasContrast() ? `${picture}#contrast` : picture;
}

/** One sentence that invites people to play a game, in the language chosen. */
export function taglineOf(id: string): string {
  return find(id)?.said[text.language]?.tagline ?? "";
}

/** One sentence that says how a game is won, in the language chosen. */
export function goalOf(id: string): string {
  return find(id)?.said[text.language]?.goal ?? "";
}
