// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { NO_CLOCK } from "./control";
import {
  beginChosen,
  keepChoice,
  keepNames,
  lastGame,
  occupantsOf,
  POSITION,
  readChoice,
  readNames,
  type Choice,
} from "./choice";
import { keepLast } from "../store/last";
import { find } from "../store/store";

beforeEach(() => localStorage.clear());

function kept(game: string, what: unknown): Choice {
  localStorage.setItem(`ludejo.new.${game}`, JSON.stringify(what));
  return readChoice(game);
}

it("somebody new meets the first level, without a clock, in the standard setup", () => {
  expect(readChoice("herooj")).toEqual({
    seats: [0, 1],
    isRandom: false,
    control: NO_CLOCK,
    setup: "standard",
  });
  expect(readChoice("evo4")).toMatchObject({ seats: [0, 1, 1, 1], setup: "outer-row" });
});

it("what was chosen is chosen again, game by game", () => {
  const choice: Choice = {
    seats: [7, 0],
    isRandom: true,
    control: { kind: "delay", base: 90_000, delay: 1_000 },
    setup: "cluster",
  };
  keepChoice("evo", choice);
  expect(readChoice("evo")).toEqual(choice);
  expect(readChoice("herooj").seats).toEqual([0, 1]);
});

it("a position of one's own is chosen again, and begins the next game", async () => {
  const choice = { ...readChoice("herooj"), setup: POSITION, line: "8/6p1/3p4/3P4/3P4/8/8/8 w" };
  keepChoice("herooj", choice);
  expect(readChoice("herooj")).toEqual(choice);
  const id = await beginChosen("herooj", readChoice("herooj"));
  expect((await find(id))?.stored.terms.start).toBe(choice.line);
  expect(kept("herooj", { setup: POSITION }).setup).toBe("standard");
});

it("what earlier versions have kept is still known", () => {
  expect(kept("herooj", { seats: [0, 4], clock: "10+5" })).toMatchObject({
    seats: [0, 7],
    control: { kind: "increment", base: 600_000, increment: 5_000 },
  });
  expect(kept("herooj", { seats: [4, 0], clock: "none", levels: 10 })).toMatchObject({
    seats: [4, 0],
    control: NO_CLOCK,
  });
});

it.each([
  "no object",
  null,
  [],
  { seats: "all" },
  { seats: [0] },
  { seats: [0, 12], levels: 10 },
  { seats: [0, 1.5], levels: 10 },
  { control: { kind: "increment", base: 0, increment: 0 } },
  { control: { kind: "increment", base: -1, increment: 5 } },
  { control: { kind: "days", days: 400 } },
  { control: { kind: "sand" }, clock: "1+1", setup: "upside-down", isRandom: "yes" },
])("what cannot be read is as good as nothing: %j", (what) => {
  const usual = { seats: [0, 1], isRandom: false, control: NO_CLOCK, setup: "standard" };
  expect(kept("herooj", what)).toEqual(usual);
});

it("people have names where there are several", () => {
  keepNames([" Anna ", "Ben"]);
  const choice = { isRandom: false, control: NO_CLOCK, setup: "standard" };
  expect(occupantsOf({ ...choice, seats: [0, 0] }, readNames())).toEqual([
    { kind: "person", name: "Anna" },
    { kind: "person", name: "Ben" },
  ]);
  expect(occupantsOf({ ...choice, seats: [0, 1] }, readNames())[0]).toEqual({ kind: "person" });
  localStorage.setItem("ludejo.names", JSON.stringify({ names: [3, "x".repeat(100)] }));
  expect(readNames()).toEqual(["", "x".repeat(24)]);
});

it("chance decides who sits where, if it shall", () => {
  const random = vi.spyOn(Math, "random");
  const choice = { seats: [0, 2], isRandom: true, control: NO_CLOCK, setup: "standard" };
  const kinds = (chance: number): string[] => {
    random.mockReturnValue(chance);
    return occupantsOf(choice, []).map(({ kind }) => kind);
  };
  expect([kinds(0.1), kinds(0.9)]).toEqual([
    ["person", "engine"],
    ["engine", "person"],
  ]);
  random.mockRestore();
});

it("the game that was begun last is known, if it is one", () => {
  expect(lastGame()).toBe("herooj");
  keepLast("sparta");
  expect(lastGame()).toBe("sparta");
  keepLast("chess");
  expect(lastGame()).toBe("herooj");
});
