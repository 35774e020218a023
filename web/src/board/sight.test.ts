import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { Sight, type Way } from "./sight";

ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });

/** Where arrow keys lead from a cell. */
function walk(game: string, from: string, ...ways: Way[]): string[] {
  const board = new ludejo.Game(game).board();
  const sight = new Sight(board, ludejo.planBoard(game, 0));
  let cell = board.cells.findIndex(({ name }) => name === from);
  return ways.map((way) => {
    cell = sight.neighbour(cell, way);
    return board.cells[cell]?.name ?? "";
  });
}

it.each([
  ["herooj", "c3", ["right", "up", "left", "down"], ["d3", "d4", "c4", "c3"]],
  ["heroes", "c3", ["up", "right", "left", "down"], ["c4", "d5", "c4", "c3"]],
  ["rooya", "a1", ["right", "up", "left", "left"], ["b1", "b2", "a2", "a2"]],
  ["evo", "c11", ["left", "left", "left"], ["b10", "a10", "a10"]],
] as [string, string, Way[], string[]][])(
  "on the board of %s from %s %j leads to %j",
  (game, from, ways, to) => {
    expect(walk(game, from, ...ways)).toEqual(to);
  },
);

it("on hexagons one comes to the next file and back the way one went", () => {
  const there = walk("heroes", "b2", "right", "right", "right");
  expect(there.map((name) => name[0])).toEqual(["c", "d", "e"]);
  expect(walk("heroes", there[2] ?? "", "left", "left", "left")).toEqual([there[1], there[0], "b2"]);
});
