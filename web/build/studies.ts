// The reports of the published studies, as pages of their own beside the app: `/studies/GAME.html`. Importing
// `virtual:studies` gives the games that have one.

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../../docs/studies");
const ASKED = "virtual:studies";
const FOUND = `\0${ASKED}`;
/** What all reports look like, and where that lies. */
const STYLE = /<style>\n([\s\S]*?)<\/style>/;
const SHEET = "studies/study.css";

/** The games that have been studied. */
function studied(): string[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).sort();
}

function reportOf(game: string): string {
  return readFileSync(join(FOLDER, game, "report.html"), "utf8");
}

/** A report whose style is a sheet, since the server allows none inside a page; and that sheet. */
export function apart(report: string): { page: string; sheet: string } {
  const sheet = STYLE.exec(report)?.[1];
  if (sheet === undefined) throw new Error("A report has a style of its own.");
  return { page: report.replace(STYLE, `<link rel="stylesheet" href="/${SHEET}">`), sheet };
}

export function studies(): Plugin {
  return {
    name: "studies",
    resolveId: (id) => (id === ASKED ? FOUND : undefined),
    load: (id) => (id === FOUND ? `export default ${JSON.stringify(studied())};` : undefined),
    generateBundle() {
      for (const game of studied()) {
        const { page, sheet } = apart(reportOf(game));
        this.emitFile({ type: "asset", fileName: `studies/${game}.html`, source: page });
        this.emitFile({ type: "asset", fileName: SHEET, source: sheet });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use("/studies", (request, response, next) => {
        const game = /^\/([a-z0-9-]+)\.html$/.exec(request.url ?? "")?.[1];
        if (game === undefined || !studied().includes(game)) return next();
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(reportOf(game));
      });
    },
  };
}
