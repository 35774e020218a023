import { expect, it } from "vitest";
import type { Occupant, Stored } from "../rules/package";
import { rematchOf } from "./rematch";

const me: Occupant = { kind: "person" };
const engine = (level: number): Occupant => ({ kind: "engine", options: `level=${level}` });

function stored(seats: Occupant[]): Stored {
  const control = { kind: "increment", base: 180_000, increment: 2_000 } as const;
  return {
    version: 1,
    terms: {
      game: "evo4",
      opening: ["a1a2"],
      seats,
      controls: seats.map(() => control),
      policy: "local",
      begun: 7,
    },
    events: [],
  };
}

it("changes sides, and keeps the rest", () => {
  expect(rematchOf(stored([me, engine(2)]), "the start")).toEqual({
    game: "evo4",
    start: "the start",
    seats: [engine(2), me],
    control: { kind: "increment", base: 180_000, increment: 2_000 },
  });
});

it("moves everybody on by a seat", () => {
  const { seats } = rematchOf(stored([me, engine(1), engine(2), engine(3)]), "the start");
  expect(seats).toEqual([engine(1), engine(2), engine(3), me]);
});
