// The pages besides the first, by their addresses; each is fetched when it is opened.

import type { Component } from "svelte";
import { say } from "../text/text.svelte";
import { isGame, nameOf } from "./games";

/** What the parts of an address after a colon stand for: `/learn/:game` has a game. */
type Params<Path extends string> = Path extends `${string}:${infer Name}`
  ? Readonly<Record<Name, string>>
  : Readonly<Record<string, never>>;
export type Values = Readonly<Record<string, string>>;
type Load<Of extends Values> = () => Promise<{ default: Component<Of> }>;

interface About<Of extends Values> {
  /** What it is called, unless the page itself says more than the address can. */
  readonly title?: (values: Of) => string;
  /** Whether a board takes most of it. */
  readonly hasBoard?: boolean;
  /** Whether nothing stands below it. */
  readonly isWhole?: boolean;
}

export interface Route extends About<Values> {
  readonly path: string;
  readonly load: Load<Values>;
}

/** A page at an address. */
export interface Visit {
  readonly route: Route;
  readonly values: Values;
}

function route<Path extends string>(
  path: Path,
  load: Load<Params<Path>>,
  about: About<Params<Path>> = {},
): Route {
  return { path, load, ...about } as unknown as Route;
}

const ROUTES = [
  route("/analyse/:game", () => import("../pages/Analyse.svelte"), { hasBoard: true }),
  route("/edit/:game", () => import("../pages/Edit.svelte"), {
    title: ({ game }) => say("edit-title", { game: nameOf(game) }),
    hasBoard: true,
  }),
  route("/game/:id", () => import("../pages/Game.svelte"), { isWhole: true }),
  route("/games", () => import("../pages/Games.svelte"), { title: () => say("finished-games") }),
  route("/invitation/:id", () => import("../pages/Invitation.svelte"), { title: () => say("invitation") }),
  route("/learn/:game", () => import("../pages/Learn.svelte")),
  route("/lobby", () => import("../pages/Lobby.svelte"), { title: () => say("lobby") }),
  route("/new/:game", () => import("../pages/New.svelte"), {
    title: ({ game }) => say("play-game", { game: nameOf(game) }),
  }),
  route("/play/:id", () => import("../pages/Play.svelte"), { isWhole: true }),
  route("/privacy", () => import("../pages/Privacy.svelte"), { title: () => say("privacy") }),
  route("/settings", () => import("../pages/Settings.svelte"), { title: () => say("settings") }),
];

function partsOf(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

/** What an address says about a route; nothing if it is not one of its addresses. */
function match({ path }: Route, parts: readonly string[]): Values | undefined {
  const wanted = partsOf(path);
  const values: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const part = parts[index] ?? "";
    if (want.startsWith(":")) values[want.slice(1)] = part;
    else if (want !== part) return undefined;
  }
  const isThere = parts.length === wanted.length && (values.game === undefined || isGame(values.game));
  return isThere ? values : undefined;
}

/** The page at a path; nothing if there is none. */
export function visitAt(path: string): Visit | undefined {
  const parts = partsOf(path);
  for (const route of ROUTES) {
    const values = match(route, parts);
    if (values) return { route, values };
  }
  return undefined;
}
