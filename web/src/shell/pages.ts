// The pages besides the first; each is fetched when it is opened.

import type { Component } from "svelte";
import { isGame } from "./games";

export type Page = Component<{ game: string }> | Component<Record<string, never>>;
type Load = () => Promise<{ default: Page }>;

const PAGES: Record<string, Load> = {
  analyse: () => import("../pages/Analyse.svelte"),
  edit: () => import("../pages/Edit.svelte"),
  games: () => import("../pages/Games.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  new: () => import("../pages/New.svelte"),
  play: () => import("../pages/Play.svelte"),
  settings: () => import("../pages/Settings.svelte"),
};
/** The pages that aren't about a game. */
const ALONE = ["games", "settings"];

/** Fetches the page at an address, given by its parts; nothing if there is none. */
export function pageAt([page = "", subject = "", ...more]: readonly string[]): Load | undefined {
  const fits = ALONE.includes(page)
    ? subject === "" && more.length === 0
    : page === "play" || isGame(subject);
  return fits ? PAGES[page] : undefined;
}
