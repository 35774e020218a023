// Puts a compressed copy, `FILE.br`, beside every file of a build that becomes smaller so; the server
// sends those. What is built once may take its time.

import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

/** Pictures of pixels are compressed as they are. */
const COMPRESSIBLE = [".css", ".html", ".js", ".json", ".network", ".svg", ".txt", ".wasm", ".webmanifest"];

const pack = promisify(brotliCompress);

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler: () => compressAll(folder),
    },
  };
}

/** Compresses the files of a folder, as many at a time as there are threads for it. */
export async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.includes(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const packed = await pack(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // Browsers unpack no larger windows than the usual ones.
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 0,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  if (packed.length < content.length) await writeFile(`${file}.br`, packed);
}
