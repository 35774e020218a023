import { readFileSync } from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { Entry } from "./entry";

beforeAll(() => {
  ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

/** What is marked before anything is picked, after these actions. */
function marked(id: string, ...actions: string[]): string[] {
  const game = new ludejo.Game(id);
  for (const action of actions) game.play(action, "en");
  const board = game.board();
  const { cells } = new Entry(game, board, () => "en").marks();
  return cells.map(([cell, mark]) => `${board.cells[cell]?.name ?? ""} ${mark}`);
}

it("marks the points where a piece can be placed before one is picked", () => {
  expect(marked("rooya")).toHaveLength(16);
  expect(marked("rooya", "a1")).not.toContain("a1 to");
  expect(marked("rooya", "a1")).toContain("a2 to");
});

it("marks nothing where pieces move", () => {
  expect(marked("herooj")).toEqual([]);
  expect(marked("evo4")).toEqual([]);
});

it("asks the rules once about each state", () => {
  const game = new ludejo.Game("herooj");
  const asked = vi.spyOn(game, "partial");
  const legal = vi.spyOn(game, "legal");
  let language = "en";
  const entry = new Entry(game, game.board(), () => language);
  entry.pick("b2");
  const { length: before } = asked.mock.calls;
  for (let index = 0; index < 3; index += 1) {
    expect(entry.partial?.next.map(({ text }) => text)).toContain("b4");
    expect(entry.marks().cells).not.toEqual([]);
  }
  expect(asked.mock.calls.slice(before).length).toBeLessThan(2);
  expect(asked.mock.calls.filter(([text]) => text === "b2")).toHaveLength(1);
  expect(legal.mock.calls.length).toBeLessThan(2);
  language = "de";
  expect(entry.partial?.prompt).toBe(game.partial("b2", "de")?.prompt);
});
