// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { Blob } from "node:buffer";
import { beforeEach, expect, it } from "vitest";
import { keepProgress, readProgress } from "../learn/progress";
import { keep, settings } from "../settings/settings.svelte";
import { backup, restore, type Restored } from "./backup";
import { begin } from "./begin";
import { everything } from "./local";
import { isSaved } from "./schema";
import type { Saved } from "./saved";
import { all, find, remove, save } from "./store";

beforeEach(async () => {
  localStorage.clear();
  for (const { id } of await all()) await remove(id);
});

const read = (text: string): Promise<Restored> => restore(new Blob([text]) as globalThis.Blob);

async function game(): Promise<Saved> {
  const id = await begin({ game: "herooj", start: "start", seats: [{ kind: "person" }, { kind: "engine" }] });
  return (await find(id)) as Saved;
}

/** The same game after moves at these moments. */
function after(game: Saved, ...moments: number[]): Saved {
  const events = moments.map((at) => ({ at, what: "moved" as const, seat: 0, action: "b2b4" }));
  return { ...game, stored: { ...game.stored, events }, count: events.length };
}

it("brings everything to a browser that has nothing", async () => {
  const mine = after(await game(), 1, 2);
  await save(mine);
  keepProgress("herooj", { at: "jump", done: ["march"] });
  settings.theme = "dark";
  keep();
  const text = await backup();
  const kept = everything();
  localStorage.clear();
  settings.theme = "light";
  await remove(mine.id);
  expect(await read(text)).toEqual({ games: 1, broken: 0 });
  expect(await all()).toEqual([mine]);
  expect(everything()).toEqual(kept);
  expect(settings.theme).toBe("dark");
  // Once more changes nothing.
  expect(await read(text)).toEqual({ games: 0, broken: 0 });
  expect(await all()).toEqual([mine]);
});

it("takes nothing away from what is here", async () => {
  const begun = await game();
  await save(after(begun, 1));
  keepProgress("herooj", { at: "jump", done: ["march"] });
  const text = await backup();
  // The game has gone on, and the tutorial, too.
  await save(after(begun, 1, 2));
  keepProgress("herooj", { at: "take", done: ["jump"] });
  expect(await read(text)).toEqual({ games: 0, broken: 0 });
  expect((await find(begun.id))?.count).toBe(2);
  expect(readProgress("herooj")).toEqual({ at: "take", done: ["jump", "march"] });
  // Where it has gone on differently there are two games.
  await remove(begun.id);
  await save(after(begun, 5, 6));
  expect(await read(text)).toEqual({ games: 1, broken: 0 });
  expect((await all()).map(({ count }) => count).sort()).toEqual([1, 2]);
  expect((await find(begun.id))?.count).toBe(2);
});

it("says what is wrong with a file", async () => {
  const file = { app: "ludejo", version: 1, games: [], local: {} };
  for (const text of ["", "null", "[Game]", "{}", JSON.stringify({ ...file, app: "chess" })]) {
    expect(await read(text), text).toEqual({ fault: "no-backup" });
  }
  expect(await read(JSON.stringify({ ...file, version: 2 }))).toEqual({ fault: "newer" });
  const large = { size: 1e9, text: () => Promise.reject(new Error("never read")) };
  expect(await restore(large as unknown as globalThis.Blob)).toEqual({ fault: "large" });
});

it("reads what can be read and counts the rest", async () => {
  const mine = await game();
  await remove(mine.id);
  const broken = [
    null,
    7,
    {},
    { ...mine, stored: { version: 1 } },
    { ...mine, id: "../a" },
    { ...mine, kept: "now" },
  ];
  const local = {
    settings: { theme: "pink", size: -1, sounds: false, animations: "yes" },
    "learn.herooj": { at: 3, done: ["march", 4] },
    "new.herooj": "nothing",
    "a key of somebody else": {},
  };
  const text = JSON.stringify({ app: "ludejo", version: 1, games: [...broken, mine], local });
  expect(await read(text)).toEqual({ games: 1, broken: broken.length });
  expect(settings).toMatchObject({ theme: "system", size: 100, sounds: false, animations: true });
  expect(readProgress("herooj").done).toEqual(["march"]);
  expect(Object.keys(everything()).sort()).toEqual(["last", "learn.herooj", "settings"]);
});

it("a save never shortens what is kept", async () => {
  const begun = await game();
  const [longer, shorter, other] = [after(begun, 1, 2), after(begun, 1), after(begun, 1, 3, 4)];
  expect(await save(longer)).toBe("kept");
  expect([await save(shorter), await save(other)]).toEqual(["behind", "behind"]);
  expect(await find(begun.id)).toEqual(longer);
  expect(await save({ ...longer, view: 1 })).toBe("kept");
});

it("a game that was not kept as games are is passed over", () => {
  expect([{}, null, "a", { id: "a", stored: { terms: {}, events: [] } }].some(isSaved)).toBe(false);
});
