// @vitest-environment jsdom
// What happens where nobody sees it, or where it cannot be shown.
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { animate } from "../board/animation";
import { text } from "../text/text.svelte";
import { HAND, type Agent, type Turn } from "./agent";
import type { Screen } from "../game/display";
import { Table } from "./table.svelte";

ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });

let isHidden = false;

beforeAll(() => text.speak("en"));
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  isHidden = false;
  vi.restoreAllMocks();
});

function hide(): void {
  isHidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
}

/** A game against somebody who is asked for each move. */
function sitDown(screen: Screen): { table: Table; turns: Turn[] } {
  const turns: Turn[] = [];
  const other: Agent = { ...HAND, isHere: false, begin: (turn) => void turns.push(turn) };
  const seats = [{ kind: "person" as const }, { kind: "program" as const, name: "Ben" }];
  const controls = seats.map(() => ({ kind: "unlimited" as const }));
  const terms = { game: "herooj", opening: [], seats, controls, begun: 0 };
  const stored = { version: 1, terms, events: [] };
  const saved = { id: "hidden", stored, view: 0, line: "", count: 0, isOver: false, kept: 0 };
  const table = new Table(ludejo, saved, (_, seat) => (seat === 0 ? HAND : other));
  table.attach(screen);
  return { table, turns };
}

const soon = (): Promise<string> => new Promise((resolve) => setTimeout(() => resolve("never"), 200));

for (const when of ["before", "while"]) {
  it(`a computer does not wait for frames that never come (hidden ${when} it is asked)`, async () => {
    vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation(() => 1);
    if (when === "before") isHidden = true;
    const { table, turns } = sitDown({ show: () => undefined, play: () => Promise.resolve() });
    table.act("b2b4");
    if (when === "while") hide();
    expect(await Promise.race([turns[0]?.shown.then(() => "shown"), soon()])).toBe("shown");
  });
}

it("an animation that nobody sees is over at once", async () => {
  const finish = vi.fn();
  const element = document.createElementNS("http://www.w3.org/2000/svg", "g");
  element.append(document.createElementNS("http://www.w3.org/2000/svg", "g"));
  const animation = { finished: new Promise<void>((resolve) => finish.mockImplementation(resolve)), finish };
  element.animate = () => animation as unknown as Animation;
  const stage = {
    center: () => ({ x: 0, y: 0 }),
    piece: () => element,
    take: () => element,
    move: () => undefined,
    add: () => undefined,
  };
  const moved = [{ what: "moved" as const, path: [0, 1] }];
  const done = animate(moved as unknown as Parameters<typeof animate>[0], { step: 220 }, stage);
  expect(finish).not.toHaveBeenCalled();
  hide();
  expect(await Promise.race([done.then(() => "over"), soon()])).toBe("over");
});

it("what cannot be shown does not block what comes later", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let shown = 0;
  const screen: Screen = {
    show: () => {
      shown += 1;
      if (shown === 2) throw new Error("this scene cannot be drawn");
    },
    play: () => Promise.resolve(),
  };
  const { table, turns } = sitDown(screen);
  table.act("b2b4");
  expect(await Promise.race([turns[0]?.shown.then(() => "shown"), soon()])).toBe("shown");
  turns[0]?.play("b7b5");
  await table.shown;
  expect(shown).toBe(3);
  expect(error).toHaveBeenCalledOnce();
});
