import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
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
