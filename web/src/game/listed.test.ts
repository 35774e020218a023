import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { firstPart, readMove, readMoves, tidy } from "./listed";

beforeAll(() => {
  ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

describe("a typed move", () => {
  it.each([
    ["herooj", "b2b4", "b2b4", ""],
    ["herooj", " B2B4 ", "b2b4", ""],
    ["herooj", "b2-b4", "b2b4", ""],
    ["herooj", "b2 b4", "b2b4", ""],
    ["herooj", "b2b4 g7g5", "b2b4", "g7g5"],
    ["herooj", "1. b2b4 g7g5 2. c2c4", "b2b4", "g7g5 2. c2c4"],
    ["herooj", "1.b2b4,g7g5", "b2b4", ",g7g5"],
    ["evo", "C1C2=b", "c1c2=B", ""],
    ["evo", "c1 c2", "c1c2", ""],
    ["evo", "C1=S h12h11", "c1=S", "h12h11"],
    ["heroes", "Done", "done", ""],
  ])("of %s: %s", (id, text, action, rest) => {
    expect(readMove(new ludejo.Game(id), text)).toEqual({ action, rest });
  });

  it("is read as long as it can be", () => {
    const crossing = new ludejo.Game("rooya", "WbWbW/b3b/W3W/b3b/WbWbW w -");
    expect(readMove(crossing, "c1 c2 b2")).toEqual({ action: "c1c2b2", rest: "" });
    expect(readMove(crossing, "c1 c2 e2d2")).toEqual({ action: "c1c2", rest: "e2d2" });
  });

  it.each(["b2b5", "nonsense", "", "12", "b2b5 b2b4"])("that is none: %s", (text) => {
    expect(readMove(new ludejo.Game("herooj"), text)).toBeUndefined();
  });

  it("is what an error is about", () => {
    expect(firstPart(" 3. b2b9 c7c5")).toBe("b2b9");
    expect(tidy("B2B9")).toBe("b2b9");
    expect(tidy("C1C2=s")).toBe("c1c2=S");
  });
});

describe("a list of moves", () => {
  it("is read from a position on, with or without numbers", () => {
    const game = new ludejo.Game("herooj");
    const actions = ["b2b4", "g7g5", "c2c4"];
    expect(readMoves(game, "b2b4 g7g5 c2c4")).toEqual(actions);
    expect(readMoves(game, "1. b2b4 g7g5\n2. C2C4\n")).toEqual(actions);
    expect(game.history()).toEqual([]);
  });

  it.each(["", "1.", "b2b4 b2b4", "hello", "14 moves"])("holds nothing else: %s", (text) => {
    expect(readMoves(new ludejo.Game("herooj"), text)).toBeUndefined();
  });
});
