// The same as thoughts.rs, through JavaScript: node thoughts.mjs FOLDER_OF_THE_PACKAGE FOLDER_OF_NETWORKS < lines

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

const [, , folder, networks] = process.argv;
const { Engine, Game, Resources } = createRequire(import.meta.url)(resolve(folder, "ludejo.js"));

/** The network of a game, if there is one. */
function resources(id) {
  const found = new Resources();
  const path = join(networks, `${id}.network`);
  if (existsSync(path)) found.add(`${id}.network`, readFileSync(path));
  return found;
}

/** The bits of a number as a float of 32 bits. */
const bits = (share) => new Uint32Array(Float32Array.of(share).buffer)[0];

for await (const line of createInterface({ input: process.stdin })) {
  const [, id, options, nodes, position] = line.match(/^(\S+) (\S+) (\S+) (.*)$/);
  const game = new Game(id, position);
  const thought = Engine.withResources(id, options, resources(id)).think(game, { nodes: Number(nodes) });
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
