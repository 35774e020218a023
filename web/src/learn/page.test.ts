import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { readPage } from "../../build/rules";
import { Game, initSync, readDiagram } from "../../wasm/ludejo/ludejo.js";
import { GAMES } from "../shell/games";
import { LANGUAGES } from "../text/languages";
import { fetchPage, RULINGS, type Rule, type RulesPage } from "./page";

beforeAll(() => {
  initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

const rulesOf = (page: RulesPage): Rule[] => page.chapters.flatMap((chapter) => [chapter, ...chapter.rules]);
const anchorsOf = (page: RulesPage): string[] => rulesOf(page).map(({ anchor }) => anchor);

describe.each(GAMES.map(({ id }) => id))("the rules of %s", (game) => {
  it("have the same anchors in every language, each once", async () => {
    const english = anchorsOf(await fetchPage(game, "en"));
    expect(new Set(english).size).toBe(english.length);
    expect(english).toContain(RULINGS);
    for (const { code } of LANGUAGES) expect(anchorsOf(await fetchPage(game, code))).toEqual(english);
  });

  it("are told in the language asked for", async () => {
    const ideas = await Promise.all(LANGUAGES.map(async ({ code }) => (await fetchPage(game, code)).idea));
    expect(new Set(ideas).size).toBe(LANGUAGES.length);
  });

  it("show positions of the game and point out its cells", async () => {
    for (const { code } of LANGUAGES) {
      const diagrams = rulesOf(await fetchPage(game, code)).flatMap((rule) => rule.diagrams);
      expect(diagrams.length).toBeGreaterThan(3);
      for (const { position, pointed, caption } of diagrams) {
        const names = new Game(game, position).board().cells.map(({ name }) => name);
        expect(names).toEqual(expect.arrayContaining(Object.values(pointed).flat()));
        expect(caption).not.toBe("");
      }
    }
  });
});

describe("a rules page", () => {
  const LINE = "8/8/8/8/3P4/8/8/8 w";
  const read = (markdown: string): RulesPage => readPage(markdown, (text) => readDiagram("herooj", text));
  const HEAD = "# Game\n\nBy *somebody*.\n\nAn idea (see R1).\n\n";

  it("is read with its anchors, text and diagrams", () => {
    const page = read(
      `${HEAD}## Moves {#moves}\nGo to \`R1\`.\n\n### The pawn's \`x\` {#pawn}\n- one\n\n` +
        `\`\`\`position\n${LINE}\nfrom: a1\nto: b1  c1\ncaption: It goes: so.\n\`\`\`\n\n### R1: So {#r1}\nWhy.\n`,
    );
    expect(page).toEqual({
      title: "Game",
      credit: "<p>By <em>somebody</em>.</p>\n",
      idea: '<p>An idea (see <a href="#r1">R1</a>).</p>\n',
      chapters: [
        {
          anchor: "moves",
          title: "Moves",
          text: "<p>Go to <code>R1</code>.</p>\n",
          diagrams: [],
          rules: [
            {
              anchor: "pawn",
              title: "The pawn&#39;s <code>x</code>",
              text: "<ul>\n<li>one</li>\n</ul>\n",
              diagrams: [
                {
                  position: LINE,
                  pointed: { from: ["a1"], to: ["b1", "c1"] },
                  caption: "It goes: so.",
                },
              ],
            },
            { anchor: "r1", title: "R1: So", text: "<p>Why.</p>\n", diagrams: [] },
          ],
        },
      ],
    });
  });

  it.each([
    ["text first", "Text\n"],
    ["no anchor", `${HEAD}## Moves\n`],
    ["text before the first chapter", `${HEAD}Text\n`],
    ["a rule before the first chapter", `${HEAD}### Pawn {#pawn}\n`],
    ["too deep a heading", `${HEAD}## Moves {#moves}\n#### Pawn {#pawn}\n`],
    ["an unknown mark", `${HEAD}## Moves {#moves}\n\`\`\`position\n${LINE}\nfro: a1\n\`\`\`\n`],
    ["no position", `${HEAD}## Moves {#moves}\n\`\`\`position\n8/8 w\n\`\`\`\n`],
    ["text behind a diagram", `${HEAD}## Moves {#moves}\n\`\`\`position\n${LINE}\n\`\`\`\nText\n`],
  ])("is refused if it has %s", (_, markdown) => {
    expect(() => read(markdown)).toThrow();
  });
});
