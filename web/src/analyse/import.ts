// What is in a text that somebody hands over: records, a position, a list of moves, or a link that holds a record.

import { readMoves } from "../game/listed";
import { readLink } from "../record/link";
import type { Rules } from "../rules/package";

/** One of several records in a text. */
export interface Part {
  readonly text: string;
  /** The line of the whole text that it begins at, from 1. */
  readonly line: number;
}

/** The most letters of a text that anybody would hand over. */
export const MOST_LETTERS = 8 * 1024 * 1024;

/** Why nothing came of a text, in the words of the rules where they have some. */
export type Fault =
  | { readonly what: "empty" }
  /** It has more letters than anybody would hand over. */
  | { readonly what: "large" }
  /** A link that is broken, or longer than any record. */
  | { readonly what: "link" | "long" }
  | {
      readonly what: "record";
      /** From 1; 0 if it is about no place. */
      readonly line: number;
      /** From 1, in Unicode characters. */
      readonly column: number;
      readonly text: string;
      /** The rule that is broken: an anchor of the page of a game. */
      readonly rule?: { readonly game: string; readonly anchor: string };
    }
  | { readonly what: "position"; readonly text: string };

export type Found =
  | { readonly what: "record"; readonly game: string; readonly text: string }
  | { readonly what: "records"; readonly parts: readonly Part[] }
  | { readonly what: "position"; readonly game: string; readonly line: string }
  | { readonly what: "fault"; readonly fault: Fault };

const BEGINNING = /^\ufeff?\[Game /;

/** The records in a text; what stands before the first belongs to it. */
export function partsOf(text: string): Part[] {
  const parts: { text: string; line: number }[] = [];
  let hasBegun = false;
  text.split(/(?<=\n)/).forEach((row, index) => {
    const begins = BEGINNING.test(row);
    const last = parts.at(-1);
    if (!last || (begins && hasBegun)) parts.push({ text: row, line: index + 1 });
    else last.text += row;
    hasBegun ||= begins;
  });
  return parts;
}

/**
 * What a text holds. A position and a list of moves say nothing about their game: they are first tried as
 * one of `game`, then of the others.
 */
export async function find(rules: Rules, text: string, game: string, code: string): Promise<Found> {
  if (text.length > MOST_LETTERS) return fault({ what: "large" });
  const trimmed = text.trim();
  if (trimmed === "") return fault({ what: "empty" });
  const fragment = /^\S*#(r=\S*)$/.exec(trimmed)?.[1];
  if (fragment !== undefined) {
    const linked = await readLink(fragment);
    if (linked && "record" in linked) return findRecord(rules, { text: linked.record, line: 1 }, code);
    return fault({ what: linked?.trouble ?? "link" });
  }
  const listed = trimmed.startsWith("[") ? undefined : findMoves(rules, trimmed, game);
  if (listed) return listed;
  const isLine = !/[\r\n]/.test(trimmed) && !trimmed.startsWith("[");
  if (isLine) return findPosition(rules, trimmed, game, code);
  const parts = partsOf(text);
  const [first, second] = parts;
  return first && !second ? findRecord(rules, first, code) : { what: "records", parts };
}

/** Whether a text is a record by the rules. */
export function findRecord(rules: Rules, { text, line }: Part, code: string): Found {
  const error = rules.explainRecord(text, code);
  if (!error) return { what: "record", game: rules.readRecord(text).game, text };
  const game = /^\ufeff?\[Game "([^"]*)"/m.exec(text)?.[1];
  return fault({
    what: "record",
    line: error.line === 0 ? 0 : error.line + line - 1,
    column: error.column,
    text: error.text,
    ...(error.anchor !== undefined && game !== undefined && { rule: { game, anchor: error.anchor } }),
  });
}

/** Whether a line is a position of a game. */
export function findPosition(rules: Rules, line: string, game: string, code: string): Found {
  const error = rules.explainPosition(game, line, code);
  if (!error) return { what: "position", game, line };
  const other = rules.games().find(({ id }) => !rules.explainPosition(id, line, code));
  if (other) return { what: "position", game: other.id, line };
  return fault({ what: "position", text: `${error.name}: ${error.text}` });
}

/** The moves of a game from its standard start, if a text is nothing but a list of them. */
function findMoves(rules: Rules, text: string, game: string): Found | undefined {
  const ids = rules.games().map(({ id }) => id);
  for (const id of [game, ...ids.filter((other) => other !== game)]) {
    const start = new rules.Game(id);
    const actions = readMoves(start, text);
    start.free();
    if (!actions) continue;
    const plies = actions.map((action) => ({ action, nags: [], notes: [], variations: [] }));
    const record = rules.writeRecord({ game: id, tags: [], main: { notes: [], plies } });
    return { what: "record", game: id, text: record };
  }
  return undefined;
}

/** Where a place in a text is, counted from 0 in units of the text, as fields count. */
export function offsetOf(text: string, line: number, column: number): number {
  const rows = text.split(/(?<=\n)/);
  const before = rows.slice(0, line - 1).reduce((sum, row) => sum + row.length, 0);
  const row = Array.from(rows[line - 1] ?? "");
  return before + row.slice(0, column - 1).join("").length;
}

function fault(fault: Fault): Found {
  return { what: "fault", fault };
}
