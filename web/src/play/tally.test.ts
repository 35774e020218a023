// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import type { Occupant } from "../rules/package";
import type { Saved } from "../store/saved";
import { all, find, remove, save } from "../store/store";
import { text } from "../text/text.svelte";
import { retell } from "./retell";
import { MOST_FINISHED, Shelf } from "./shelf.svelte";
import { addTally, beaten, count, isUntold, levelAgainst, scoresOf } from "./tally";

vi.mock("../rules/package", () => ({ load: () => Promise.resolve(ludejo) }));

beforeAll(async () => {
  ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
  await text.speak("en");
});

beforeEach(async () => {
  localStorage.clear();
  for (const { id } of await all()) await remove(id);
});

const PERSON: Occupant = { kind: "person" };
const level = (number: number): Occupant => ({ kind: "engine", options: `seed=7,level=${number}` });

interface Of {
  readonly id?: string;
  readonly game?: string;
  readonly seats?: Occupant[];
  readonly opening?: string[];
  readonly start?: string;
  readonly result?: Saved["result"];
  readonly kept?: number;
}

/** A finished game, which its first seat has given up. */
function finished({ id = "a", game = "herooj", result, kept = Date.now(), ...terms }: Of = {}): Saved {
  const { seats = [PERSON, level(3)], opening = [], start } = terms;
  return {
    id,
    stored: {
      version: 1,
      terms: {
        game,
        opening,
        seats,
        controls: seats.map(() => ({ kind: "unlimited" as const })),
        ...(start !== undefined && { start }),
      },
      events: [{ at: kept, what: "resigned", seat: 0 }],
    },
    view: 0,
    line: "",
    count: 0,
    isOver: true,
    ...(result && { result }),
    kept,
  };
}

it("a game counts for the level that all others have", () => {
  expect(levelAgainst(finished())).toBe(3);
  expect(levelAgainst(finished({ seats: [{ kind: "engine", options: "memory=64" }, PERSON] }))).toBe(11);
  const four = { game: "evo4", seats: [level(2), PERSON, level(2), level(2)] };
  expect(levelAgainst(finished(four))).toBe(2);
  expect(levelAgainst(finished({ ...four, seats: [level(1), PERSON, level(2), level(2)] }))).toBeUndefined();
});

it("a game between people or computers, from a position, or not over does not count", () => {
  expect(levelAgainst(finished({ seats: [PERSON, PERSON] }))).toBeUndefined();
  expect(levelAgainst(finished({ seats: [level(1), level(1)] }))).toBeUndefined();
  expect(levelAgainst(finished({ opening: ["b2b4"] }))).toBeUndefined();
  expect(levelAgainst(finished({ start: "8/6p1/3p4/3P4/3P4/8/8/8 w" }))).toBeUndefined();
  expect(levelAgainst(finished({ start: new ludejo.Game("herooj").line() }))).toBe(3);
  expect(levelAgainst({ ...finished(), isOver: false })).toBeUndefined();
});

it("kept games and those that are not kept any longer make the score", () => {
  const games = [
    finished({ result: "won" }),
    finished({ result: "lost" }),
    finished({ result: "won", seats: [level(5), PERSON] }),
    finished({ result: "none" }),
    finished({ result: "won", game: "sparta" }),
  ];
  expect(scoresOf("herooj", games)).toEqual({
    3: { won: 1, drawn: 0, lost: 1 },
    5: { won: 1, drawn: 0, lost: 0 },
  });
  expect(beaten(scoresOf("herooj", games))).toBe(2);
  count(finished({ result: "drawn" }), 1);
  expect(scoresOf("herooj", games)[3]).toEqual({ won: 1, drawn: 1, lost: 1 });
  count(finished({ result: "drawn" }), -1);
  expect(scoresOf("herooj", [])).toEqual({ 3: { won: 0, drawn: 0, lost: 0 } });
});

it("the score outlives the games", async () => {
  const now = Date.now();
  for (let number = 0; number < MOST_FINISHED + 3; number += 1) {
    await save(finished({ id: `g${number}`, result: number % 2 === 0 ? "won" : "lost", kept: now - number }));
  }
  const shelf = new Shelf(() => true);
  // Whoever looks twice at once counts once.
  await Promise.all([shelf.look(), new Shelf(() => true).look()]);
  expect(await all()).toHaveLength(MOST_FINISHED);
  const score = { won: 102, drawn: 0, lost: 101 };
  expect(scoresOf("herooj", await all())[3]).toEqual(score);
  // What is forgotten still counts, and once only when it is had back.
  const [first] = shelf.games;
  await shelf.forget(first!);
  expect(scoresOf("herooj", await all())[3]).toEqual(score);
  await shelf.restore(first!);
  expect(scoresOf("herooj", await all())[3]).toEqual(score);
});

it("games that were kept before their results were are told once", async () => {
  const old = finished();
  expect(isUntold(old)).toBe(true);
  await save(old);
  await retell([old]);
  expect(await find("a")).toEqual({ ...old, result: "lost" });
  expect(isUntold((await find("a"))!)).toBe(false);
});

it("of a backup the larger numbers count, and nothing that is broken", () => {
  count(finished({ result: "won" }), 1);
  addTally("herooj", { 3: { won: 0, drawn: 2, lost: 1 }, 4: { won: 1, drawn: "x", lost: -1 }, x: 5 });
  addTally("herooj", 7);
  expect(scoresOf("herooj", [])[3]).toEqual({ won: 1, drawn: 2, lost: 1 });
});
