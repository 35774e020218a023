// The files that a build consists of, as the service worker knows them.

import type { Language } from "../text/languages";

/**
 * What a file is for: the app itself; engines, which can play without; studies of games; or a language, whose sentences
 * and rules pages are needed only by people who read it.
 */
export type Part = "app" | "engines" | "studies" | Language;

export interface File {
  /** As it is asked for; the page itself is `/`. */
  readonly path: string;
  /** The SHA-256 of its content, in base64. */
  readonly hash: string;
  readonly part: Part;
}

/** Where the files are that have a hash of their content in their name. */
const NAMED_BY_CONTENT = "/assets/";

/** Whether a file never changes under its name. */
export function isFixed(path: string): boolean {
  return path.startsWith(NAMED_BY_CONTENT);
}

/** The address under which a file is kept. Other content has another one, so that versions never mix. */
export function keyOf({ path, hash }: File): string {
  return isFixed(path) ? path : `${path}?${encodeURIComponent(hash)}`;
}

/** Whether only the network answers: boards for other pages, and whatever a server says. */
export function isForeign(path: string): boolean {
  return /^\/(api|embed)(\/|$)/.test(path);
}

/** The file that answers; where somebody goes to a page of the app, that is the app. */
export function fileAt(files: readonly File[], path: string, isNavigation: boolean): File | undefined {
  const found = files.find((file) => file.path === path);
  return found ?? (isNavigation ? files.find((file) => file.path === "/") : undefined);
}
