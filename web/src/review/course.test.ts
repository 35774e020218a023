import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import * as rules from "../../wasm/ludejo/ludejo.js";
import { courseOf } from "./course";

beforeAll(() => {
  rules.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

test("comments, marks and variations do not make another game", () => {
  const plain = '[Game "herooj"]\n\n1. b2b4 f7f5 *\n';
  const rich = '[Game "herooj"]\n[Seat.w "Ana"]\n\n1. b2b4! {Good.} (1. c2c4) 1... f7f5 {[%eval w 0.4]} *\n';
  for (const record of [plain, rich]) expect(rules.explainRecord(record, "en")).toBeUndefined();
  expect(courseOf(rules, rich)).toBe(courseOf(rules, plain));
});

test("other actions and other starts do", () => {
  const records = [
    '[Game "herooj"]\n\n1. b2b4 f7f5 *\n',
    '[Game "herooj"]\n\n1. b2b4 *\n',
    '[Game "herooj"]\n\n1. c2c4 f7f5 *\n',
    '[Game "evo"]\n\n*\n',
    '[Game "evo"]\n[Setup "cluster"]\n\n*\n',
    '[Game "herooj"]\n[Position "8/1p6/8/2m5/8/8/1PP5/3M4 w"]\n\n*\n',
  ];
  for (const record of records) expect(rules.explainRecord(record, "en")).toBeUndefined();
  expect(new Set(records.map((record) => courseOf(rules, record))).size).toBe(records.length);
});
