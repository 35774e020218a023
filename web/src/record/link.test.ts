import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { fits, LONGEST, readLink, shareLink } from "./link";

beforeAll(() => {
  ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

/** A record of so many bytes: a comment fills it up. */
function recordOf(bytes: number): string {
  const [begin, end] = ['[Game "herooj"]\n\n{', "} *\n"];
  return begin + "x".repeat(bytes - begin.length - end.length) + end;
}

it("what fits is what the rules read", () => {
  expect([recordOf(LONGEST), recordOf(LONGEST + 1)].map(fits)).toEqual([true, false]);
  expect(ludejo.explainRecord(recordOf(LONGEST), "en")).toBeUndefined();
  expect(ludejo.explainRecord(recordOf(LONGEST + 1), "en")?.text).toContain(String(LONGEST));
  // It is counted in bytes, not in letters.
  expect(fits("ŭ".repeat(LONGEST / 2 + 1))).toBe(false);
});

it("a record that just fits comes through", async () => {
  const record = recordOf(LONGEST);
  expect(await readLink((await shareLink(record)).slice(1))).toEqual({ record });
  // Even one that cannot be compressed.
  const bytes = crypto.getRandomValues(new Uint8Array(65_536));
  const wild = Array.from(bytes, (byte) => String.fromCharCode(33 + (byte % 94))).join("");
  expect(await readLink((await shareLink(wild.repeat(1))).slice(1))).toEqual({ record: wild });
});

it("what is longer is never unpacked", async () => {
  const before = process.memoryUsage().rss;
  const link = `r=${deflateRawSync(new Uint8Array(64 * 1024 * 1024), { level: 1 }).toString("base64url")}`;
  expect(await readLink(link)).toEqual({ trouble: "long" });
  expect(process.memoryUsage().rss - before).toBeLessThan(48 * 1024 * 1024);
  expect(await readLink(`r=${"A".repeat(10 * LONGEST)}`)).toEqual({ trouble: "long" });
});

it("what is cut off or no link is told apart", async () => {
  const link = (await shareLink(recordOf(400))).slice(1);
  expect(await readLink(link.slice(0, -4))).toEqual({ trouble: "link" });
  expect(await readLink("capture")).toBeUndefined();
});
