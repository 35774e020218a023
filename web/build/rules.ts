// Makes of each rules page, which is Markdown, a small file that the browser fetches when the page is
// opened. Importing `GAME.md?page` gives that file's address.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import { ids, rules } from "./games";
import type { Diagram, Rule, RulesPage } from "../src/learn/page";

/** What asks for a page; when the app is being developed, more than that may stand behind the `?`. */
const ASKED = /^(.+\.md)\?(?:.*&)?page$/;

/** Reads the inside of a block `position`. */
type ReadDiagram = (text: string) => Diagram;

export function rulesPages(): Plugin {
  let isServing = false;
  return {
    name: "rules-pages",
    configResolved: ({ command }) => {
      isServing = command === "serve";
    },
    async load(id) {
      const path = ASKED.exec(id)?.[1];
      if (path === undefined) return undefined;
      // A game that this build leaves out.
      if (!(await ids()).includes(basename(path, ".md"))) return 'export default "";';
      this.addWatchFile(path);
      const game = basename(path, ".md");
      const known = await rules();
      const readDiagram = (text: string): Diagram => known.readDiagram(game, text);
      const source = JSON.stringify(readPage(readFileSync(path, "utf8"), readDiagram));
      if (isServing) {
        const data = Buffer.from(source).toString("base64");
        return `export default "data:application/json;base64,${data}";`;
      }
      const reference = this.emitFile({
        type: "asset",
        name: `${basename(path, ".md")}.json`,
        originalFileName: path,
        source,
      });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

/** Reads a rules page. Throws if it is not written as such pages are. */
export function readPage(markdown: string, readDiagram: ReadDiagram): RulesPage {
  const [heading, credit, idea, ...rest] = marked.lexer(markdown).filter(({ type }) => type !== "space");
  if (heading?.type !== "heading" || credit?.type !== "paragraph" || idea?.type !== "paragraph") {
    throw new Error("A rules page begins with a title, a credit and the idea of the game.");
  }
  const rulings = new Set(markdown.match(/\{#[gr]\d+\}/g)?.map((anchor) => anchor.slice(2, -1)));
  const html = (token: Token): string => linked(marked.parser([token]), rulings);
  const chapters: (Begun & { rules: Begun[] })[] = [];
  for (const token of rest) {
    const chapter = chapters.at(-1);
    if (token.type === "heading") {
      const { depth, text } = token as Tokens.Heading;
      const opened = { ...readHeading(text), text: "", diagrams: [] };
      if (depth === 2) chapters.push({ ...opened, rules: [] });
      else if (depth === 3 && chapter) chapter.rules.push(opened);
      else throw new Error(`"${text}" is a heading of a depth that rules pages do not have.`);
      continue;
    }
    const open = chapter?.rules.at(-1) ?? chapter;
    if (!open) throw new Error("Text stands before the first chapter.");
    if (token.type === "code" && (token as Tokens.Code).lang === "position") {
      open.diagrams.push(readDiagram((token as Tokens.Code).text));
    } else if (open.diagrams.length > 0) {
      throw new Error(`Under "${open.anchor}" there is text behind a diagram; diagrams come last.`);
    } else {
      open.text += html(token);
    }
  }
  return { title: (heading as Tokens.Heading).text, credit: html(credit), idea: html(idea), chapters };
}

/** A rule that text and diagrams are added to. */
interface Begun extends Rule {
  text: string;
  readonly diagrams: Diagram[];
}

/** A heading such as `Pawn {#pawn-moves}`. */
function readHeading(text: string): { anchor: string; title: string } {
  const [, title, anchor] = /^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(text) ?? [];
  if (title === undefined || anchor === undefined) throw new Error(`"${text}" has no anchor.`);
  return { anchor, title: marked.parseInline(title) as string };
}

/** Lets the names of our rulings, such as R2, lead to them. */
function linked(html: string, rulings: ReadonlySet<string>): string {
  return html.replace(/<code>.*?<\/code>|\b[GR]\d+\b/g, (found) => {
    const anchor = found.toLowerCase();
    return rulings.has(anchor) ? `<a href="#${anchor}">${found}</a>` : found;
  });
}
