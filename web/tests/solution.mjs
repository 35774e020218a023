// How long the solution of Le Rooya takes to answer, natively and in a browser: node web/tests/solution.mjs, after
// cargo xtask web and cargo build --release --package ludejo-oracle --example times. The same positions in both; of
// each kind the slowest of a hundred counts (p99). Ends with 1 if a limit is broken.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";
import { random, rules } from "./e2e/games.mjs";
import { serve } from "./server.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const ORACLE = readFileSync(join(ROOT, "crates/oracle/rooya.oracle"));
/** Milliseconds: for a value, for a value and those of all moves, and for these in a browser. */
const MOST = { alone: 1, moves: 15, browser: 45 };
const COUNT = 2_000;

/** Pawns put anywhere, as long as nobody has won. */
function anywhere(chance) {
  for (;;) {
    const board = Array.from("WWWWWWWWbbbbbbbb.........");
    for (let last = board.length - 1; last > 0; last -= 1) {
      const other = Math.floor(chance() * (last + 1));
      [board[last], board[other]] = [board[other], board[last]];
    }
    const ranks = [0, 5, 10, 15, 20].map((first) => board.slice(first, first + 5).join(""));
    const line = `${ranks.join("/").replace(/\.+/g, (gap) => String(gap.length))} w -`;
    if (!rules.explainPosition("rooya", line, "en")) return line;
  }
}

/** What random games come to: positions of the first phase, and of the second. */
function met(chance) {
  const found = { placing: new Set(), met: new Set() };
  while (found.met.size < COUNT || found.placing.size < COUNT) {
    const game = new rules.Game("rooya");
    while (!game.outcome("en")) {
      const line = game.line();
      found[line.replace(/[^Wb]/g, "").length - 1 < 16 ? "placing" : "met"].add(line);
      const legal = game.legal();
      game.play(legal[Math.floor(chance() * legal.length)], "en");
    }
    game.free();
  }
  return Object.entries(found).map(([kind, lines]) => [kind, [...lines].slice(0, COUNT)]);
}

/** Positions that are won or lost, from the whole solution. */
function decided() {
  const sample = readFileSync(join(ROOT, "crates/oracle/tests/sample.txt"), "utf8");
  const rows = sample.split("\n").map((row) => row.split(" "));
  return rows.filter(([worth]) => worth === "win" || worth === "loss").map((row) => row.slice(2).join(" "));
}

/** The times in the page. */
async function inBrowser([bytes, lines]) {
  const rules = await import("/ludejo/ludejo.js");
  const module = await (await fetch("/ludejo/ludejo_bg.wasm")).arrayBuffer();
  rules.initSync({ module });
  const resources = new rules.Resources();
  resources.add("rooya.oracle", new Uint8Array(bytes));
  return lines.map((line) => {
    const game = new rules.Game("rooya", line);
    const begun = performance.now();
    resources.solved(game);
    const took = performance.now() - begun;
    game.free();
    return took;
  });
}

function p99(times) {
  const slowest = times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1];
  return Number(slowest.toFixed(2));
}

const chance = random(1);
const kinds = [
  ["random", Array.from({ length: COUNT }, () => anywhere(chance))],
  ["decided", decided()],
  ...met(chance),
];
const server = await serve(join(ROOT, "web/wasm"));
const browser = await chromium.launch(LAUNCH);
let isBroken = false;
try {
  const page = await browser.newPage();
  await page.goto(`${server.url}/ludejo/ludejo.js`);
  const table = {};
  for (const [kind, lines] of kinds) {
    const text = execFileSync(join(ROOT, "target/release/examples/times"), {
      input: `${lines.join("\n")}\n`,
      encoding: "utf8",
    });
    const rows = text
      .trim()
      .split("\n")
      .map((row) => row.split(" ").map(Number));
    const alone = p99(rows.map(([alone]) => alone));
    const moves = p99(rows.map(([, moves]) => moves));
    const there = p99(await page.evaluate(inBrowser, [[...ORACLE], lines]));
    table[kind] = { positions: lines.length, value: alone, "with all moves": moves, "in the browser": there };
    isBroken ||= alone > MOST.alone || moves > MOST.moves || there > MOST.browser;
  }
  console.log("p99 in milliseconds");
  console.table(table);
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = Number(isBroken);
