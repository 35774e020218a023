import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import type { Occupant, SessionEvent } from "../rules/package";
import type { Saved } from "../store/saved";
import { resultOf } from "./result";
import { MOST_FINISHED, stale } from "./shelf.svelte";

beforeAll(() => {
  ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

const NOW = Date.UTC(2026, 10, 22);
const DAY = 24 * 60 * 60 * 1000;
const PERSON: Occupant = { kind: "person" };
const COMPUTER: Occupant = { kind: "engine", options: "level=3" };

interface Played {
  readonly opening?: string[];
  readonly seats?: Occupant[];
  readonly events?: SessionEvent[];
  readonly start?: string;
}

function saved(of: Partial<Saved> = {}, played: Played = {}): Saved {
  const { opening = ["b2b4"], seats = [PERSON, COMPUTER], events = [], start } = played;
  const controls = seats.map(() => ({ kind: "unlimited" as const }));
  const terms = { game: "herooj", opening, seats, controls, ...(start !== undefined && { start }) };
  return {
    id: "a",
    stored: { version: 1, terms, events },
    view: 0,
    line: "",
    count: opening.length,
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
  const old = { kept: NOW - DAY - 1 };
  const nothing = { opening: [] };
  const takenBack: SessionEvent[] = [
    { at: 0, what: "moved", seat: 0, action: "b2b4" },
    { at: 0, what: "undone", to: 0 },
  ];
  const games = [
    saved({ id: "new" }, nothing),
    saved({ id: "old", ...old }, nothing),
    saved({ id: "taken back", ...old }, { ...nothing, events: takenBack }),
  ];
  expect(stale(games, NOW).map(({ id }) => id)).toEqual(["old"]);
});

it("tells how a game came out, and for whom", () => {
  const resigned: SessionEvent[] = [{ at: 0, what: "resigned", seat: 0 }];
  const mine = (played: Played): string | undefined => resultOf(ludejo, saved({}, played), "en")?.mine;
  expect(resultOf(ludejo, saved({}, { events: resigned }), "en")?.text).toContain("resignation");
  expect(mine({ events: resigned })).toBe("lost");
  expect(mine({ events: resigned, seats: [COMPUTER, PERSON] })).toBe("won");
  expect(mine({ events: resigned, seats: [PERSON, PERSON] })).toBeUndefined();
  const agreed: SessionEvent[] = [
    { at: 0, what: "offered", seat: 0, offer: "draw" },
    { at: 0, what: "accepted", seat: 1, offer: "draw" },
  ];
  expect(mine({ events: agreed })).toBe("drawn");
  expect(resultOf(ludejo, saved(), "en")).toBeUndefined();
  expect(resultOf(ludejo, saved({}, { start: "nowhere" }), "en")).toBeUndefined();
});
