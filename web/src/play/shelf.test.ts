import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import type { Player, Saved } from "../store/store";
import { outcomeOf, resultFor } from "./result";
import { MOST_FINISHED, stale } from "./shelf.svelte";

beforeAll(() => {
  ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

const NOW = Date.UTC(2026, 10, 22);
const DAY = 24 * 60 * 60 * 1000;
const PERSON: Player = { kind: "person" };
const COMPUTER: Player = { kind: "computer", level: 3 };

function saved(of: Partial<Saved> = {}): Saved {
  return {
    id: "a",
    game: "herooj",
    start: new ludejo.Game("herooj").line(),
    actions: ["b2b4"],
    undone: [],
    players: [PERSON, COMPUTER],
    view: 0,
    line: "",
    isOver: false,
    kept: NOW,
    ...of,
  };
}

it("keeps the latest finished games, and all that are not over", () => {
  const finished = Array.from({ length: MOST_FINISHED + 2 }, (_, index) =>
    saved({ id: `${index}`, isOver: true, kept: NOW - index * DAY }),
  );
  const begun = saved({ id: "begun", kept: NOW - 1000 * DAY });
  expect(stale([...finished, begun], NOW).map(({ id }) => id)).toEqual(["200", "201"]);
});

it("keeps a game in which nothing was played for a day", () => {
  const unbegun = { actions: [], kept: NOW - DAY - 1 };
  const games = [
    saved({ id: "new", actions: [] }),
    saved({ id: "old", ...unbegun }),
    saved({ id: "taken back", ...unbegun, undone: ["b2b4"] }),
  ];
  expect(stale(games, NOW).map(({ id }) => id)).toEqual(["old"]);
});

it("tells how a game came out, and for whom", () => {
  const resigned = saved({ isOver: true, ended: { reason: "resignation", winner: 1 } });
  const outcome = outcomeOf(ludejo, resigned, "en") ?? expect.fail("it is over");
  expect(outcome).toMatchObject({ reason: "resignation", winner: 1 });
  expect(resultFor(resigned, outcome)).toBe("lost");
  expect(resultFor({ ...resigned, players: [COMPUTER, PERSON] }, outcome)).toBe("won");
  expect(resultFor({ ...resigned, players: [PERSON, PERSON] }, outcome)).toBeUndefined();
  const agreed = outcomeOf(ludejo, saved({ ended: { reason: "agreement" } }), "en");
  expect(resultFor(resigned, agreed ?? expect.fail("it is over"))).toBe("drawn");
  expect(outcomeOf(ludejo, saved(), "en")).toBeUndefined();
  expect(outcomeOf(ludejo, saved({ start: "nowhere" }), "en")).toBeUndefined();
});
