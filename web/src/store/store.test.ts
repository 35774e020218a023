// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import { begin } from "./begin";
import type { Saved } from "./saved";
import { find, save } from "./store";

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

it("loses no move that is made while the page is being left", async () => {
  const last = after("b2b4", "b7b5", "c2c3");
  // The browser breaks the writing off.
  const slow = vi.spyOn(IDBObjectStore.prototype, "get").mockReturnValue(new EventTarget() as IDBRequest);
  void save(last);
  await vi.waitFor(() => expect(slow).toHaveBeenCalled());
  dispatchEvent(new Event("pagehide"));
  slow.mockRestore();
  vi.resetModules();
  const anew = await import("./store");
  expect(await anew.find(last.id)).toEqual(last);
  // It is taken up once: what has been removed since stays away.
  await anew.remove(last.id);
  vi.resetModules();
  expect(await (await import("./store")).find(last.id)).toBeUndefined();
});
