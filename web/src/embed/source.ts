// What a board shows: a recorded game, or a position, which is a game in which nothing has been played.

import { readLink } from "../record/link";
import type { RecordView } from "../rules/package";
import { Problem } from "./problem";
import type { Rules } from "./rules";

/** What a page asks for. */
export interface Asked {
  /** The text of a record, or a link that holds one. */
  readonly record: string | null;
  /** The id of a game. */
  readonly game: string | null;
  /** A position line of that game; its standard setup if there is none. */
  readonly position: string | null;
}

export interface Source {
  readonly record: RecordView;
  /** The same as text. */
  readonly text: string;
}

/** Finds what a page asks for. Throws a `Problem` if it can't be shown. */
export async function find(asked: Asked, rules: Rules, language: string): Promise<Source> {
  if (asked.record !== null) return read(await textOf(asked.record.trim()), rules, language);
  if (asked.game !== null) return begin(asked.game.trim(), asked.position?.trim(), rules, language);
  throw new Problem("embed-nothing");
}

/** The text of a record that may be in a link, either the whole link or just what comes after its #. */
async function textOf(record: string): Promise<string> {
  const [, fragment] = /^(?:\S*#)?(r=\S*)$/.exec(record) ?? [];
  if (fragment === undefined) return record;
  const linked = await readLink(fragment);
  if (linked && "record" in linked) return linked.record;
  throw new Problem(linked?.trouble === "long" ? "analysis-broken-long" : "embed-broken-link");
}

function read(text: string, rules: Rules, language: string): Source {
  const error = rules.explainRecord(text, language);
  if (error) {
    const { text: why, line, column } = error;
    throw new Problem("embed-no-record", { why, line, column });
  }
  return { record: rules.readRecord(text), text };
}

function begin(id: string, position: string | undefined, rules: Rules, language: string): Source {
  const start: RecordView = { game: id, tags: [], main: { notes: [], plies: [] } };
  const info = rules.games().find((game) => game.id === id);
  // The rules know best what to say about an unknown game.
  if (!info) return read(rules.writeRecord(start), rules, language);
  if (position === undefined) return { record: start, text: rules.writeRecord(start) };
  const error = rules.explainPosition(id, position, language);
  if (error) {
    throw new Problem("embed-no-position", { game: info.name, why: `${error.name}: ${error.text}` });
  }
  const game = new rules.Game(id, position);
  const outcome = game.outcome(language);
  game.free();
  const winner = info.seats[outcome?.winner ?? -1]?.letter;
  const record: RecordView = {
    ...start,
    position,
    // A position in which the game is over makes a record with a result.
    ...(outcome && { ending: { reason: outcome.reason, ...(winner && { winner }) } }),
  };
  return { record, text: rules.writeRecord(record) };
}
