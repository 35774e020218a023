// Moves as people type and paste them: in capitals, with spaces, several at once, with their numbers.

import type { Game } from "../rules/package";

/** The most parts that one move is written in, as `c1 c2 b2`. */
const MOST_PARTS = 4;
/** In so many letters a move is found, or none. */
const LOOKED_AT = 200;
/** The most letters of a list of moves. */
const MOST_LETTERS = 65_536;
/** Numbers of moves that a text begins with. */
const LEADING = /^(?:[\s,;]*\d+(?:\.+|(?=[\s,;]|$)))+/;

/** A move read from the beginning of a text, and the text after it. */
export interface Read {
  readonly action: string;
  readonly rest: string;
}

/** A move as the rules write it, whatever it was typed like. */
export function tidy(typed: string): string {
  return plain(typed).replace(/=([a-z])/g, (become) => become.toUpperCase());
}

/** The legal move that a text begins with, the longest if there are several; nothing if it begins with none. */
export function readMove(game: Game, text: string): Read | undefined {
  const legal = new Map(game.legal().map((action) => [plain(action), action]));
  const ends = partsOf(text.slice(0, LOOKED_AT)).slice(0, MOST_PARTS);
  for (const { upTo } of ends.reverse()) {
    const action = legal.get(plain(withoutNumbers(text.slice(0, upTo))));
    if (action !== undefined) return { action, rest: text.slice(upTo).replace(LEADING, "").trim() };
  }
  return undefined;
}

/** The part of a text that should have been a move. */
export function firstPart(text: string): string {
  const clean = withoutNumbers(text);
  return clean.slice(0, partsOf(clean)[0]?.upTo).trim();
}

/** All the moves in a text, one after another from a position on; nothing if it holds anything else, or none. */
export function readMoves(start: Game, text: string): string[] | undefined {
  if (text.length > MOST_LETTERS) return undefined;
  const game = start.clone();
  try {
    const actions: string[] = [];
    let rest = withoutNumbers(text).trim();
    while (rest !== "") {
      const read = readMove(game, rest);
      if (!read) return undefined;
      game.play(read.action, "en");
      actions.push(read.action);
      rest = read.rest;
    }
    return actions.length > 0 ? actions : undefined;
  } finally {
    game.free();
  }
}

/** Where the parts of a text end: what stands between spaces and commas, numbers of moves not counted. */
function partsOf(text: string): { readonly upTo: number }[] {
  return [...text.matchAll(/[^\s,;]+/g)]
    .filter(([part]) => !/^\d+\.*$/.test(part))
    .map(({ 0: part, index }) => ({ upTo: index + part.length }));
}

/** A text without the numbers of moves, such as `12.` and `3...`. */
function withoutNumbers(text: string): string {
  return text.replace(/(^|[\s,;])\d+(?:\.+|(?=[\s,;]|$))/g, "$1");
}

/** A move in small letters, without what only separates its parts. */
function plain(typed: string): string {
  return typed.toLowerCase().replace(/[\s,;:x–-]/g, "");
}
