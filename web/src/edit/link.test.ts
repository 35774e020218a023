import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import * as rules from "../../wasm/ludejo/ludejo.js";
import { positionLink, readPositionLink } from "./link";

beforeAll(() => {
  rules.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

test("a link gives the line that it was made of", () => {
  const lines = rules.games().flatMap(({ setups }) => setups.map(({ line }) => line));
  for (const line of [...lines, "", "5/5 w ü%"]) {
    const link = positionLink(line);
    expect(link).toMatch(/^#p=[\w/,:.*%-]*$/);
    expect(readPositionLink(link.slice(1))).toBe(line);
  }
});

test("a link can be written by hand, and be something else", () => {
  expect(readPositionLink("p=5%2F5%2F5%2F5%2F5%20w%20-")).toBe("5/5/5/5/5 w -");
  expect(readPositionLink("p=5/5/5/5/5 w -")).toBe("5/5/5/5/5 w -");
  expect(readPositionLink("p=5%2")).toBeUndefined();
  expect(readPositionLink("r=abc")).toBeUndefined();
  expect(readPositionLink("")).toBeUndefined();
});
