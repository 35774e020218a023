// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { begin } from "./begin";
import { find, save, type Saved } from "./store";

const PERSON = { kind: "person" } as const;

const game = await find(await begin({ game: "herooj", start: "start", seats: [PERSON, PERSON] }));

/** The game after these moves, one in each millisecond. */
function after(...actions: string[]): Saved {
  if (!game) throw new Error("the game is kept");
  const events = actions.map((action, at) => ({ at, what: "moved" as const, seat: 0, action }));
  return { ...game, stored: { ...game.stored, events }, count: events.length };
}

it("keeps what a game goes on with", async () => {
  expect(await save(after("b2b4"))).toBe("kept");
  expect(await save(after("b2b4", "b7b5"))).toBe("kept");
  expect(await find(after().id)).toEqual(after("b2b4", "b7b5"));
});

it("writes over nothing, not even over another move of the same moment", async () => {
  expect(await save(after("b2b4", "c7c5"))).toBe("behind");
  expect(await save(after("b2b4"))).toBe("behind");
  expect(await find(after().id)).toEqual(after("b2b4", "b7b5"));
});
