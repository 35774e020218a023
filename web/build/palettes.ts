// The colours of the games' boards and pieces as a style sheet. They lie in a file a game beside what draws
// pictures, so that a picture and a board on a page look the same; what a file leaves out is as in
// `default.json`, and a game without a file looks like that.

import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";

/** Where the colours lie. */
const FOLDER = resolve(import.meta.dirname, "../../crates/draw/palettes");
/** The style sheet whose text is made here. */
const SHEET = /\/style\/palettes\.css(\?|$)/;

const DEFAULT = "default";

/** How the colours of a game lie in its file; each has one for light pages and one for dark ones. */
export interface Palette {
  readonly material?: string;
  readonly colors?: Readonly<Record<string, readonly [light: string, dark: string]>>;
  /** The colours of pieces, by the word of their seat. */
  readonly seats?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The palettes by the ids of the games, the default one first. */
export function readPalettes(): Map<string, Palette> {
  const names = readdirSync(FOLDER).map((file) => basename(file, ".json"));
  const ordered = [DEFAULT, ...names.filter((name) => name !== DEFAULT).sort()];
  return new Map(
    ordered.map((name) => [name, JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as Palette]),
  );
}

/** The style sheet: every colour is a custom property, those of a seat inside what belongs to the seat. */
export function sheet(palettes: ReadonlyMap<string, Palette>): string {
  const blocks: string[] = [];
  for (const [id, { colors = {}, seats = {} }] of palettes) {
    const scope = id === DEFAULT ? "" : `[data-game="${id}"]`;
    const lines = Object.entries(colors).map(([name, [light, dark]]) =>
      light === dark ? `--${name}:${light}` : `--${name}:light-dark(${light},${dark})`,
    );
    if (lines.length > 0) blocks.push(`${scope || ":root,:host"}{${lines.join(";")}}`);
    for (const [word, paints] of Object.entries(seats)) {
      const lines = Object.entries(paints).map(([name, color]) => `--${name}:${color}`);
      blocks.push(`${scope} .seat-${word}{${lines.join(";")}}`.trim());
    }
  }
  return blocks.join("\n");
}

export function palettes(): Plugin {
  return {
    name: "palettes",
    load: {
      // Before others, who would read the file as it is.
      order: "pre",
      handler(id) {
        if (!SHEET.test(id)) return undefined;
        for (const file of readdirSync(FOLDER)) this.addWatchFile(join(FOLDER, file));
        return sheet(readPalettes());
      },
    },
  };
}
