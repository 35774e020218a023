// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const made = vi.fn();
let idle: (() => void)[] = [];

/** The module as it is when a page is loaded. */
async function load(hasBeenActive: boolean): Promise<typeof import("./sound")> {
  vi.resetModules();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });
  return import("./sound");
}

/** Lets the page rest, until what waited for that is done. */
async function rest(): Promise<void> {
  for (const then of idle.splice(0)) then();
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  made.mockClear();
  idle = [];
  vi.stubGlobal("requestIdleCallback", (then: () => void) => idle.push(then));
  vi.stubGlobal("AudioContext", made);
});

afterEach(() => vi.unstubAllGlobals());

it("gets ready with the first gesture, when the page rests", async () => {
  const { prepare } = await load(false);
  prepare();
  await rest();
  expect(made).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointerdown"));
  expect(made).not.toHaveBeenCalled();
  await rest();
  expect(made).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("pointerdown"));
  dispatchEvent(new Event("keydown"));
  await rest();
  expect(made).toHaveBeenCalledTimes(1);
});

it("gets ready at once after a gesture on a page before", async () => {
  const { prepare } = await load(true);
  prepare();
  await rest();
  expect(made).toHaveBeenCalledTimes(1);
});

it("lets nothing wait for the first sound", async () => {
  const { play } = await load(true);
  made.mockImplementation(() => {
    throw new Error("no device");
  });
  play("move");
  expect(made).not.toHaveBeenCalled();
  await rest();
  expect(made).toHaveBeenCalledTimes(1);
});

it("gets nothing ready where no sounds are wanted", async () => {
  const { play, prepare } = await load(true);
  const { settings } = await import("../settings/settings.svelte");
  settings.sounds = false;
  prepare();
  play("move");
  await rest();
  expect(made).not.toHaveBeenCalled();
});

it.each([
  ["move", [{ what: "moved", path: [1, 2] }]],
  ["place", [{ what: "placed", at: 1 }]],
  [
    "capture",
    [
      { what: "captured", at: 2 },
      { what: "moved", path: [1, 2] },
    ],
  ],
  [
    "trap",
    [
      { what: "moved", path: [1, 2] },
      { what: "captured", at: 3 },
    ],
  ],
  [
    "become",
    [
      { what: "moved", path: [1, 2] },
      { what: "became", at: 2 },
    ],
  ],
  ["turn", [{ what: "turned", moves: [[1, 2]] }]],
])("tells by ear what an action does: %s", async (sound, effects) => {
  const { soundOf } = await load(true);
  expect(soundOf(effects as unknown as Parameters<typeof soundOf>[0])).toBe(sound);
});
