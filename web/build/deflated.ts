// Lets a script hold a file: importing `FILE?deflated` gives its bytes, deflated and in base64.

import { readFileSync } from "node:fs";
import { constants, deflateRawSync } from "node:zlib";
import type { Plugin } from "vite";

const QUERY = "?deflated";

export function deflated(): Plugin {
  return {
    name: "deflated",
    load: {
      // Before others, who know the kind of the file.
      order: "pre",
      handler(id) {
        if (!id.endsWith(QUERY)) return undefined;
        const path = id.slice(0, -QUERY.length);
        this.addWatchFile(path);
        const packed = deflateRawSync(readFileSync(path), { level: constants.Z_BEST_COMPRESSION });
        return { code: `export default "${packed.toString("base64")}";`, moduleType: "js" };
      },
    },
  };
}
