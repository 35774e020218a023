import { expect, it } from "vitest";
import { levelOfFive, ofTen } from "./levels";
import type { Saved } from "./saved";

const SAVED: Saved = {
  id: "one",
  stored: {
    version: 1,
    terms: {
      game: "evo4",
      start: "",
      opening: [],
      seats: [
        { kind: "person", name: "level=1" },
        { kind: "engine", options: "level=1" },
        { kind: "engine", options: "seed=5,level=5" },
        { kind: "engine", options: "uct" },
      ],
      controls: Array.from({ length: 4 }, () => ({ kind: "unlimited" as const })),
      policy: "local",
      lag_bound: 0,
      stand_in: "level=3",
      begun: 0,
    },
    events: [{ at: 1, what: "resigned", seat: 0 }],
  },
  view: 0,
  line: "",
  count: 0,
  isOver: false,
  kept: 1,
};

it("levels of five become levels of ten", () => {
  expect([0, 1, 2, 3, 4, 5].map(levelOfFive)).toEqual([0, 3, 4, 6, 7, 9]);
});

it("a game kept with five levels has the same players, and nothing else has changed", () => {
  const renewed = ofTen(SAVED);
  expect(renewed.stored.terms.seats).toEqual([
    { kind: "person", name: "level=1" },
    { kind: "engine", options: "level=3" },
    { kind: "engine", options: "seed=5,level=9" },
    { kind: "engine", options: "uct" },
  ]);
  expect(renewed.stored.terms.stand_in).toBe("level=6");
  const { seats, stand_in, ...terms } = SAVED.stored.terms;
  expect(renewed).toMatchObject({ ...SAVED, stored: { ...SAVED.stored, terms } });
  expect([seats.length, stand_in]).toEqual([4, "level=3"]);
});
