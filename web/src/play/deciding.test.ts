import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { decidingCells } from "./deciding";

beforeAll(() => {
  ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

/** The cells that show why the game is over after the first move, of those that win, of a position. */
function deciding(id: string, line: string): { reason: string; cells: string[] } {
  const game = new ludejo.Game(id, line);
  const seat = game.toMove();
  for (const action of game.legal()) {
    game.play(action, "en");
    const outcome = game.outcome("en");
    if (outcome?.winner === seat) {
      const { cells } = game.board();
      const names = decidingCells(game, outcome).map((cell) => cells[cell]?.name ?? "");
      return { reason: outcome.reason, cells: names.sort() };
    }
    game.undo();
  }
  throw new Error(`nothing wins in ${line}`);
}

it.each([
  ["herooj", "8/2m2m2/8/3p4/3P4/3PPm2/8/8 w", "elimination", ["d5"]],
  ["rooya", "b1Wb1/b3b/WWW1W/b2Wb/WbbW1 w -", "line", ["a3", "b3", "c3", "d3", "e3"]],
  ["heroes", "4/7/2H5/3C5/6m3/K1h1*4/9k/7c1/8/4f2/4 w -", "heroes", ["f4"]],
  ["evo", "nK7/2nW5/7nW4/3nB1sC6/12/12/12/12/4sW7/12/8/7sK s", "castle", ["c12"]],
  ["evo4", "nK7/3nW4/4nW6eK/3wC8/12/8eB3/1wW10/12/5sC6/wK6sW4/8/7sK s", "elimination", ["i7"]],
])("shows why %s is over: %s", (id, line, reason, cells) => {
  expect(deciding(id, line)).toEqual({ reason, cells });
});

it("shows the cities of who has all of them", () => {
  const { reason, cells } = deciding(
    "sparta",
    "10/2w1w5/10/10/7H2/10/2W3W3/10/2w7/10 y b5,b6,e5,e6,f5,f6,i6/i5",
  );
  expect(reason).toBe("cities");
  expect(cells).toEqual(["b5", "b6", "e5", "e6", "f5", "f6", "i5", "i6"]);
});

it("shows the king that is mated", () => {
  const mate = deciding("heroes", "4/7/8/7R1/4Ef2k1/K2H*4/6Nf2/8h/M1F3f1/5nm/2c1 w -");
  expect(mate).toEqual({ reason: "checkmate", cells: ["e9"] });
});

it("shows nothing where people have ended a game", () => {
  const game = new ludejo.Game("herooj");
  game.end("resignation", 1);
  const outcome = game.outcome("en");
  expect(outcome && decidingCells(game, outcome)).toEqual([]);
});
