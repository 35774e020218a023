import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { shareLink } from "../record/link";
import type { Rules } from "../rules/package";
import { find, findRecord, MOST_LETTERS, offsetOf, partsOf } from "./import";

const rules: Rules = ludejo;

beforeAll(() => {
  ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

const EVO = '[Game "evo"]\n[Result "*"]\n\n1. c1c2 *\n';
const HEROOJ = '[Game "herooj"]\n[Result "*"]\n\n1. b2b4 f7f5 *\n';

describe("what is in a text", () => {
  it("is a record, which says its game", async () => {
    expect(await find(rules, EVO, "herooj", "en")).toEqual({ what: "record", game: "evo", text: EVO });
    const marked = `\ufeff${HEROOJ}`;
    expect(await find(rules, marked, "evo", "en")).toEqual({ what: "record", game: "herooj", text: marked });
  });

  it("is a link that holds a record", async () => {
    const link = `https://example.org/analyse/evo${await shareLink(EVO)}`;
    expect(await find(rules, ` ${link}\n`, "herooj", "en")).toEqual({
      what: "record",
      game: "evo",
      text: EVO,
    });
    const cut = link.slice(0, -6);
    expect(await find(rules, cut, "herooj", "en")).toEqual({ what: "fault", fault: { what: "link" } });
  });

  it("is not looked for in a text that nobody would hand over", async () => {
    const large = EVO + " ".repeat(MOST_LETTERS);
    expect(await find(rules, large, "evo", "en")).toEqual({ what: "fault", fault: { what: "large" } });
  });

  it("is a list of moves of this game, or else of another", async () => {
    const found = await find(rules, "1. B2B4 f7f5\n2. c2 c4", "evo", "en");
    expect(found.what === "record" && [found.game, rules.readRecord(found.text).main.plies.length]).toEqual([
      "herooj",
      3,
    ]);
    expect(await find(rules, "c1c2=b", "evo", "en")).toMatchObject({ what: "record", game: "evo" });
    expect(await find(rules, "b2b4 b2b4", "herooj", "en")).toMatchObject({ what: "fault" });
  });

  it("is a position of this game, or else of another", async () => {
    for (const { id, setups } of rules.games()) {
      for (const { line } of setups) {
        expect(await find(rules, `${line}\n`, id, "en")).toEqual({ what: "position", game: id, line });
      }
    }
    const rooya = new rules.Game("rooya").line();
    expect(await find(rules, rooya, "sparta", "en")).toEqual({
      what: "position",
      game: "rooya",
      line: rooya,
    });
  });

  it("is several records, each with its place", async () => {
    const found = await find(rules, `${EVO}\n${HEROOJ}`, "evo", "en");
    expect(found).toEqual({
      what: "records",
      parts: [
        { text: `${EVO}\n`, line: 1 },
        { text: HEROOJ, line: 6 },
      ],
    });
  });

  it("is nothing", async () => {
    expect(await find(rules, " \n", "evo", "en")).toEqual({ what: "fault", fault: { what: "empty" } });
  });

  it("is no position, and the rules say why", async () => {
    const found = await find(rules, "8/8 w", "herooj", "en");
    expect(found).toEqual({
      what: "fault",
      fault: { what: "position", text: "The board: There should be 8 rows, but there are 2." },
    });
  });
});

describe("an error in a record", () => {
  it("has its place in the whole text, and the rule that is broken", () => {
    const text = HEROOJ.replace("f7f5", "f7f2");
    const found = findRecord(rules, { text, line: 6 }, "en");
    expect(found.what === "fault" && found.fault).toMatchObject({
      what: "record",
      line: 9,
      column: 9,
      rule: { game: "herooj" },
    });
    const fault = found.what === "fault" && found.fault.what === "record" ? found.fault : undefined;
    const page = new rules.Game("herooj").page();
    expect(page).toContain(`{#${fault?.rule?.anchor}}`);
    expect(fault?.text).toBe(rules.explainRecord(text, "en")?.text);
  });

  it("is found in what stands before the first record", async () => {
    const found = await find(rules, `hello\nyou\n${EVO}`, "evo", "en");
    expect(found).toMatchObject({ what: "fault", fault: { what: "record", line: 1, column: 1 } });
  });
});

describe("places in a text", () => {
  it("are counted in characters, not in units", () => {
    const text = "a\n😀b\nc";
    expect(text.slice(offsetOf(text, 2, 2))).toBe("b\nc");
    expect(offsetOf(text, 1, 1)).toBe(0);
    expect(text.slice(offsetOf(text, 3, 1))).toBe("c");
  });

  it("are those where records begin", () => {
    expect(partsOf(`\ufeff${EVO}${EVO}`).map(({ line }) => line)).toEqual([1, 5]);
    expect(partsOf(`oh\n${EVO}`)).toHaveLength(1);
  });
});
