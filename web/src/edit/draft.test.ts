import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import * as rules from "../../wasm/ludejo/ludejo.js";
import { isSame, Lines } from "./draft";

beforeAll(() => {
  rules.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

function cell(game: string, name: string): number {
  return new rules.Game(game).board().cells.findIndex((cell) => cell.name === name);
}

describe("lines of Herooj", () => {
  const lines = new Lines(rules, "herooj");
  const empty = "8/8/8/8/8/8/8/8 w";
  const pawn = { seat: 1, letter: "P" };

  test("pieces are put, replaced, moved and taken", () => {
    const [c3, d4] = [cell("herooj", "c3"), cell("herooj", "d4")];
    const one = lines.put(empty, c3, pawn);
    expect(one).toBe("8/8/8/8/8/2p5/8/8 w");
    expect(isSame(lines.at(one, c3), pawn)).toBe(true);
    expect(isSame(lines.at(one, d4), pawn)).toBe(false);
    expect(lines.put(one, c3, { seat: 0, letter: "M" })).toBe("8/8/8/8/8/2M5/8/8 w");
    const moved = lines.move(one, c3, d4);
    expect(moved).toBe("8/8/8/8/3p4/8/8/8 w");
    expect(lines.move(moved, c3, d4)).toBe(moved);
    expect(lines.move(moved, d4, d4)).toBe(moved);
    const taken = lines.put(lines.put(moved, c3, { seat: 0, letter: "H" }), d4, undefined);
    expect(taken).toBe("8/8/8/8/8/2H5/8/8 w");
    expect(lines.move(lines.put(taken, d4, pawn), c3, d4)).toBe("8/8/8/8/3H4/8/8/8 w");
    expect(lines.clear(taken)).toBe(empty);
  });

  test("fields are written without spaces", () => {
    expect(lines.write(empty, "seat", " b ")).toBe("8/8/8/8/8/8/8/8 b");
    expect(lines.write(empty, "seat", "")).toBe("8/8/8/8/8/8/8/8 ");
    expect(lines.field(empty, "seat")).toBe("w");
    expect(lines.field(empty, "masters")).toBe("");
    expect(lines.write(empty, "masters", "1/0")).toBe(empty);
  });

  test("what cannot be laid out stays as it is", () => {
    expect(lines.isLaidOut(empty)).toBe(true);
    expect(lines.isLaidOut("8/8 w")).toBe(false);
    expect(lines.put("8/8 w", 0, pawn)).toBe("8/8 w");
    expect(lines.write("8/8 w", "seat", "b")).toBe("8/8 w");
    expect(lines.clear("8/8 w")).toBe("8/8 w");
    expect(lines.give(empty, 0, 2)).toBeUndefined();
  });
});

test("a city goes from seat to seat", () => {
  const lines = new Lines(rules, "sparta");
  const line = rules.games().find(({ id }) => id === "sparta")?.setups[0]?.line ?? "";
  const city = cell("sparta", "b5");
  const given = lines.give(line, city, 2) ?? "";
  expect(lines.field(given, "cities")).toBe("e6,f5,i6/b5,b6,e5,f6,i5");
  expect(lines.give(given, city, 2)).toBe(line);
  expect(lines.field(lines.give(lines.write(line, "cities", ""), city, 2) ?? "", "cities")).toBe("b5/-");
  expect(lines.give(line, cell("sparta", "a1"), 2)).toBeUndefined();
});
