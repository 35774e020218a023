import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import * as rules from "../../wasm/rules/ludejo.js";
import type { GameInfo } from "../rules/package";
import { readLanguage, readPly, readView } from "./attributes";

let games: readonly GameInfo[] = [];

beforeAll(() => {
  rules.initSync({ module: readFileSync("wasm/rules/ludejo_bg.wasm") });
  games = rules.games();
});

describe("ply", () => {
  test.each([
    ["12", 12],
    [" 7 ", 7],
    ["0", 0],
    ["-3", 0],
    ["2.5", 0],
    ["1e3", 0],
    ["last", 0],
    ["", 0],
    [null, 0],
  ])("%j means %i", (value, ply) => expect(readPly(value)).toBe(ply));
});

describe("view", () => {
  test("is the letter of a seat, of every game", () => {
    for (const game of games) {
      game.seats.forEach(({ letter }, seat) => expect(readView(` ${letter} `, game)).toBe(seat));
    }
    expect(games.length).toBeGreaterThan(0);
  });

  test.each([null, "", "x", "white", "1"])("%j is no seat, so the first one looks", (value) => {
    for (const game of games) expect(readView(value, game)).toBe(0);
  });
});

describe("language", () => {
  test("is the one that is asked for", () => {
    expect(readLanguage("de", "fr", ["es"])).toBe("de");
    expect(readLanguage("pt-BR", "fr-CH", ["es"])).toBe("fr");
  });

  test("is else that of the text around", () => {
    expect(readLanguage(null, "eo", ["es"])).toBe("eo");
  });

  test("is else the reader's, and English in the end", () => {
    expect(readLanguage(null, undefined, ["ja", "es-MX"])).toBe("es");
    expect(readLanguage("", "", ["ja"])).toBe("en");
  });
});
