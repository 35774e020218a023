// The same as thoughts.rs, through JavaScript: node thoughts.mjs FOLDER_OF_THE_PACKAGE < lines

import { createRequire } from "node:module";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const { Engine, Game } = createRequire(import.meta.url)(resolve(process.argv[2], "ludejo.js"));

/** The bits of a number as a float of 32 bits. */
const bits = (share) => new Uint32Array(Float32Array.of(share).buffer)[0];

for await (const line of createInterface({ input: process.stdin })) {
  const [, id, options, nodes, position] = line.match(/^(\S+) (\S+) (\S+) (.*)$/);
  const game = new Game(id, position);
  const thought = new Engine(id, options).think(game, { nodes: Number(nodes) });
  if (thought === undefined) {
    console.log("over");
    continue;
  }
  const lines = thought.lines.map(({ shares, end, actions }) => {
    const all = Array.from(shares, bits).join(", ");
    return ` | [${all}] ${end?.actions ?? 0} ${actions.join(" ")}`;
  });
  console.log(`depth ${thought.depth} nodes ${thought.nodes}${lines.join("")}`);
}
