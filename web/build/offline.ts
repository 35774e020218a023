// Builds the service worker, which is told all files of the build, with hashes.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { build, type Plugin } from "vite";
import { isForeign, type File, type Part } from "../src/offline/files";
import { languageOf } from "../src/text/languages";

const SOURCE = resolve(import.meta.dirname, "../src/offline/worker.ts");
const NAME = "sw.js";
/** What nobody needs without a network. */
const LEFT_OUT = [NAME, "licenses.txt"];

export function offline(): Plugin {
  let folder = "";
  /** What each file that was bundled is made from; nothing if it is made from many. */
  const sources = new Map<string, readonly string[]>();
  return {
    name: "offline",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    generateBundle(_, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        sources.set(name, output.type === "chunk" ? [output.facadeModuleId ?? ""] : output.originalFileNames);
      }
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const files = filesIn(folder).map((name) => ({
          path: pathOf(name),
          hash: createHash("sha256")
            .update(readFileSync(join(folder, name)))
            .digest("base64"),
          part: partOf(name, sources.get(name) ?? []),
        }));
        await buildWorker(
          folder,
          files.filter(({ path }) => !isForeign(path)),
        );
      },
    },
  };
}

/** The names of all files in a folder that the app may ask for, in order. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((name) => name.split(sep).join("/"))
    .filter((name) => !LEFT_OUT.includes(name) && !name.endsWith(".br") && !name.endsWith(".map"))
    .sort();
}

function pathOf(name: string): string {
  return name === "index.html" ? "/" : `/${name}`;
}

/** What a file is for, by its name and by what it is made from. */
function partOf(name: string, sources: readonly string[]): Part {
  if (/\.(network|oracle)$/.test(name)) return "engines";
  if (name.startsWith("studies/")) return "studies";
  for (const source of sources) {
    const language = languageOf(/\/messages\/(\w+)\//.exec(source)?.[1] ?? "");
    if (language) return language;
    // The rules pages in English are the games' own.
    if (/\.md\b/.test(source)) return "en";
  }
  return "app";
}

async function buildWorker(outDir: string, files: readonly File[]): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { BUILT: JSON.stringify(files) },
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: {
        input: SOURCE,
        output: { format: "iife", entryFileNames: NAME },
      },
    },
  });
}
