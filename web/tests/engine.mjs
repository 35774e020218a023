// How fast the engine is in a browser, beside the native one: node web/tests/engine.mjs, after
// cargo xtask web and cargo build --release. The same positions to the same limits as `ludejo bench`, on one
// thread, so the nodes must be the same; of three rounds the fastest counts. Ends with 1 if a limit is broken.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";
import { serve } from "./server.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const ROUNDS = 3;
/** The least ratio in each game, and on average. */
const LEAST = { each: 0.45, average: 0.5 };

/** Nodes and nodes a second by game, as `ludejo bench` prints them. */
function native() {
  const text = execFileSync(join(ROOT, "target/release/ludejo"), ["bench", "--nodes"], { encoding: "utf8" });
  const rows = text.split("\n").map((line) => line.trim().split(/\s+/));
  return Object.fromEntries(
    rows
      .filter((row) => row.length === 3 && row[0] !== "game")
      .map(([id, nodes, speed]) => [id, [+nodes, +speed]]),
  );
}

/** The same in the page. */
async function inBrowser(positions) {
  const rules = await import("/ludejo/ludejo.js");
  const bytes = await (await fetch("/ludejo/ludejo_bg.wasm")).arrayBuffer();
  rules.initSync({ module: bytes });
  const sums = {};
  for (const [id, limits, line] of positions) {
    const game = new rules.Game(id, line);
    const begun = performance.now();
    const engine = new rules.Engine(id, "");
    const nodes = engine.think(game, limits)?.nodes ?? 0;
    sums[id] ??= [0, 0];
    sums[id][0] += Number(nodes);
    sums[id][1] += performance.now() - begun;
    engine.free();
    game.free();
  }
  return Object.fromEntries(
    Object.entries(sums).map(([id, [nodes, time]]) => [id, [nodes, (nodes / time) * 1000]]),
  );
}

/** The fastest round of several. */
async function best(measure) {
  const fastest = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [id, [nodes, speed]] of Object.entries(await measure())) {
      fastest[id] = [nodes, Math.max(speed, fastest[id]?.[1] ?? 0)];
    }
  }
  return fastest;
}

/** A depth, or a number of nodes: `9`, `40000n`. */
function limitsOf(text) {
  return text.endsWith("n") ? { nodes: parseInt(text) } : { depth: Number(text) };
}

const positions = readFileSync(join(ROOT, "crates/cli/src/bench/positions.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(" "))
  .map(([id, limit, ...line]) => [id, limitsOf(limit), line.join(" ")]);

const server = await serve(join(ROOT, "web/wasm"));
const browser = await chromium.launch(LAUNCH);
let isFast;
try {
  const here = await best(async () => native());
  const rows = {};
  const page = await browser.newPage();
  await page.goto(`${server.url}/ludejo/ludejo.js`);
  const there = await best(() => page.evaluate(inBrowser, positions));
  for (const [id, [nodes, speed]] of Object.entries(there)) {
    if (nodes !== here[id][0])
      throw new Error(`${id}: ${nodes} nodes in the browser, ${here[id][0]} natively`);
    const ratio = speed / here[id][1];
    rows[id] = { "native, nodes/s": Math.round(here[id][1]), browser: +ratio.toFixed(2) };
  }
  console.table(rows);
  const ratios = Object.values(rows).map(({ browser }) => browser);
  const average = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const least = Math.min(...ratios);
  console.log(`${average.toFixed(2)} × native on average, ${least.toFixed(2)} at least`);
  isFast = average >= LEAST.average && least >= LEAST.each;
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = isFast ? 0 : 1;
