// Adds the licences of the faces to those of the libraries.

import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const FACES = resolve(import.meta.dirname, "../src/style/fonts");

export function faces(): Plugin {
  let file = "";
  return {
    name: "faces",
    apply: "build",
    configResolved: ({ root, build }) => {
      file = join(resolve(root, build.outDir), "licenses.txt");
    },
    writeBundle: () => {
      for (const name of readdirSync(FACES).filter((name) => name.endsWith(".txt"))) {
        appendFileSync(file, `\n---\n\n${readFileSync(join(FACES, name), "utf8")}`);
      }
    },
  };
}
