// The rules of a game as a page: made from Markdown when the app is built, fetched when it is read.

import type { Diagram, Pointed } from "../rules/package";
import type { Language } from "../text/languages";

export type { Diagram, Pointed };

/** A rule under its heading. */
export interface Rule {
  /** What refusals and links call it. */
  readonly anchor: string;
  /** As HTML. */
  readonly title: string;
  /** Its text, as HTML. */
  readonly text: string;
  readonly diagrams: readonly Diagram[];
}

export interface Chapter extends Rule {
  readonly rules: readonly Rule[];
}

export interface RulesPage {
  readonly title: string;
  /** Whose game it is, as HTML. */
  readonly credit: string;
  /** What the game is about, as HTML. */
  readonly idea: string;
  readonly chapters: readonly Chapter[];
}

/** The chapter in which we say where we decided something ourselves. */
export const RULINGS = "rulings";

/** The addresses of the pages by their sources: in English the games' own, else by language. */
const FILES = import.meta.glob<string>(
  ["../../../crates/rules/src/*/*.md", "../../../crates/messages/*/rules/*.md"],
  { query: "?page", import: "default", eager: true },
);

/** The rules of a game in a language; in English where there are none. */
export async function fetchPage(game: string, language: Language): Promise<RulesPage> {
  const paths = Object.keys(FILES).filter((path) => path.endsWith(`/${game}.md`));
  const path =
    paths.find((path) => path.includes(`/messages/${language}/`)) ??
    paths.find((path) => path.includes("/crates/rules/"));
  return fetchJson<RulesPage>(path === undefined ? undefined : FILES[path]);
}

/** Fetches a file of ours. */
export async function fetchJson<T>(address: string | undefined): Promise<T> {
  if (!address) throw new Error("There is no such file.");
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}
