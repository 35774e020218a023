import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import * as rules from "../../wasm/rules/ludejo.js";
import { shareLink } from "../record/link";
import { Problem } from "./problem";
import { find, type Asked } from "./source";

const RECORD = '[Game "herooj"]\n[Result "*"]\n\n1. b2b4 {A pawn.} f7f5 *\n';
const NOTHING: Asked = { record: null, game: null, position: null };

beforeAll(() => void rules.initSync({ module: readFileSync("wasm/rules/ludejo_bg.wasm") }));

/** Why nothing is found. */
async function problem(asked: Partial<Asked>, language = "en"): Promise<Problem> {
  const result: unknown = await find({ ...NOTHING, ...asked }, rules, language).catch(
    (error: unknown) => error,
  );
  if (!(result instanceof Problem)) throw new Error(`found ${JSON.stringify(result)}`);
  return result;
}

describe("a record", () => {
  test("is found as text", async () => {
    const { record, text } = await find({ ...NOTHING, record: `\n${RECORD}` }, rules, "en");
    expect(record.main.plies.map(({ action }) => action)).toEqual(["b2b4", "f7f5"]);
    expect(rules.readRecord(text)).toEqual(record);
  });

  test("is found in a link, whole or in part", async () => {
    const fragment = await shareLink(RECORD);
    const forms = [
      fragment,
      fragment.slice(1),
      `https://example.org/analyse/herooj${fragment}`,
      ` ${fragment} `,
    ];
    for (const record of forms) {
      expect((await find({ ...NOTHING, record }, rules, "en")).text).toBe(RECORD);
    }
  });

  test("goes before a game", async () => {
    const { record } = await find({ record: RECORD, game: "evo", position: "nothing" }, rules, "en");
    expect(record.game).toBe("herooj");
  });

  test("that is none is refused in the words of the rules, with the place", async () => {
    const { key, args } = await problem({ record: '[Game "herooj"]\n\n1. b2b9 *' });
    expect(key).toBe("embed-no-record");
    expect(args).toMatchObject({ line: 3, column: 4 });
    expect(args["why"]).toContain("b2b9");
    const german = await problem({ record: "Hallo" }, "de");
    expect(german.args["why"]).toContain("Aufzeichnung");
  });

  test("in a link that was cut off is not read", async () => {
    const fragment = await shareLink(RECORD);
    expect((await problem({ record: fragment.slice(0, 30) })).key).toBe("embed-broken-link");
  });
});

describe("a position", () => {
  test("is the start of a game when it is not said", async () => {
    for (const { id, setups } of rules.games()) {
      const { text } = await find({ ...NOTHING, game: id }, rules, "en");
      expect(rules.beginRecord(text).line()).toBe(setups[0]?.line);
    }
  });

  test("is shown as it is", async () => {
    const position = "8/4p3/8/8/H7/8/8/8 w";
    const { text } = await find({ ...NOTHING, game: " herooj ", position: ` ${position} ` }, rules, "en");
    expect(rules.beginRecord(text).line()).toBe(position);
  });

  test("may be one in which the game is over", async () => {
    const position = "8/8/8/8/P7/8/8/8 b";
    const { text, record } = await find({ ...NOTHING, game: "herooj", position }, rules, "en");
    expect(record.ending).toEqual({ winner: "w", reason: "elimination" });
    expect(rules.explainRecord(text, "en")).toBeUndefined();
  });

  test("that is none is refused in the words of the rules", async () => {
    const { key, args } = await problem({ game: "herooj", position: "8/8 w" });
    expect(key).toBe("embed-no-position");
    expect(args).toMatchObject({ game: "Herooj" });
    expect(args["why"]).toContain("8 rows");
  });

  test("of a game that there is not is refused, whatever it is called", async () => {
    for (const game of ["chess", 'a "b" \\', ""]) {
      const { args } = await problem({ game });
      expect(args["why"]).toContain(game);
    }
  });
});

test("nothing asked for is said to be nothing", async () => {
  expect((await problem({})).key).toBe("embed-nothing");
});
