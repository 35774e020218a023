// How fast the search is with the networks, beside the hand-written evaluation, as WebAssembly in Node:
// node web/tests/networks.mjs, after cargo xtask web. The positions and the rounds are those of
// `cargo xtask speed -- network`: both in turn, and the median of the ratios counts. Ends with 1 if a limit is broken.

import { readFileSync } from "node:fs";
import { rules } from "./e2e/games.mjs";
import { NETWORKS } from "./thoughts.mjs";

const NODES = 100_000;
const ROUNDS = 15;
/** The least ratio at any position. */
const LEAST = 0.4;

/** A search of a position that can be repeated, and says how many nodes a second it took. */
function searching(id, line, options, resources) {
  const engine = rules.Engine.withResources(id, options, resources);
  const game = new rules.Game(id, line);
  return () => {
    engine.forget();
    const begun = performance.now();
    const { nodes } = engine.think(game, { nodes: NODES });
    return (Number(nodes) / (performance.now() - begun)) * 1000;
  };
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

const lines = readFileSync(new URL("../../crates/speed/search.txt", import.meta.url), "utf8").split("\n");
const rows = Object.entries(NETWORKS).flatMap(([id, network]) => {
  const resources = new rules.Resources();
  resources.add(`${id}.network`, network);
  const positions = lines
    .filter((line) => line.startsWith(`${id} `))
    .map((line) => line.slice(id.length + 1));
  return positions.map((line, place) => row(id, `middle-${place + 1}`, line, resources));
});

function row(id, name, line, resources) {
  const [byNetwork, byHand] = ["best", "best,judgement=hand"].map((options) =>
    searching(id, line, options, resources),
  );
  const pairs = Array.from({ length: ROUNDS }, () => [byNetwork(), byHand()]);
  const millions = (place) => +(median(pairs.map((pair) => pair[place])) / 1e6).toFixed(2);
  const ratio = +median(pairs.map(([network, hand]) => network / hand)).toFixed(3);
  return { game: id, position: name, network: millions(0), "by hand": millions(1), ratio };
}

console.log("Millions of nodes a second");
console.table(rows);
process.exitCode = rows.length > 0 && rows.every(({ ratio }) => ratio >= LEAST) ? 0 : 1;
