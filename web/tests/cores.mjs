// How much faster several cores find the lines of an analysis: node web/tests/cores.mjs [GAME…], after cargo xtask web. The
// analysis looks for three lines in the positions of crates/speed/search.txt, once as if there were one core and once as if
// there were as many as CORES says (2). It prints how many times as fast several cores reach the greatest depth that both
// reach: with the best line, and with all three. These are geometric means with 95 % confidence intervals.

import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { DIST, LAUNCH } from "./browser.mjs";
import { linkOf, recordOf } from "./e2e/games.mjs";
import { serve } from "./server.mjs";

const CORES = Number(process.env.CORES ?? 2);
/** For so long each position is looked at, in milliseconds. */
const PATIENCE = Number(process.env.PATIENCE ?? 8000);
/** The games whose lines are divided. */
const GAMES = ["herooj", "master-herooj", "sparta", "heroes", "evo"];

/** In the page: notes when a worker is asked for lines, and how deep it is. */
function watch(cores) {
  Object.defineProperty(navigator, "hardwareConcurrency", { get: () => cores });
  window.noted = [];
  let count = 0;
  window.Worker = class extends Worker {
    #number = (count += 1);

    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        if (data.what === "thought") this.#note(data.thought.depth);
      });
    }

    postMessage(message, ...all) {
      if (message.what === "think") this.#note(0);
      super.postMessage(message, ...all);
    }

    #note(depth) {
      window.noted.push({ worker: this.#number, depth, at: performance.now() });
    }
  };
}

/** When the first worker had reached each depth, and when all of them had. */
function reached(noted) {
  const start = noted[0].at;
  const depths = new Map();
  const first = [];
  const all = [];
  for (const { worker, depth, at } of noted) {
    depths.set(worker, depth);
    const whole = Math.min(...depths.values());
    // Where the first has just changed its mind, the others have yet to see what is left.
    if (depth === 0) all.length = Math.min(all.length, depths.get(1));
    const fill = (list, depth) => {
      while (list.length <= depth) list.push(at - start);
    };
    if (worker === 1) fill(first, depth);
    fill(all, whole);
  }
  return { first, all };
}

/** The geometric mean of ratios, with its 95 % confidence interval. */
function mean(ratios) {
  const logs = ratios.map(Math.log);
  const middle = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const spread = logs.reduce((sum, log) => sum + (log - middle) ** 2, 0) / (logs.length - 1);
  const half = 1.96 * Math.sqrt(spread / logs.length);
  const told = (log) => Math.exp(log).toFixed(2);
  return `${told(middle)} (${told(middle - half)} to ${told(middle + half)})`;
}

const lines = readFileSync(new URL("../../crates/speed/search.txt", import.meta.url), "utf8").split("\n");
const { url, close } = await serve(DIST);
const browser = await chromium.launch(LAUNCH);

async function look(game, position, cores) {
  const context = await browser.newContext({ baseURL: url });
  await context.addInitScript(() => {
    localStorage.setItem("ludejo.analyse", JSON.stringify({ isOn: false, count: 3, showsBest: true }));
  });
  await context.addInitScript(watch, cores);
  const page = await context.newPage();
  await page.goto(`/analyse/${game}${linkOf(recordOf(game, position, []))}`);
  await page.getByRole("switch", { name: "Computer" }).click();
  await page.waitForTimeout(PATIENCE);
  const noted = await page.evaluate(() => window.noted);
  await context.close();
  return reached(noted);
}

const everything = { first: [], all: [] };
for (const game of process.argv.length > 2 ? process.argv.slice(2) : GAMES) {
  const ratios = { first: [], all: [] };
  for (const line of lines.filter((line) => line.startsWith(`${game} `))) {
    const position = line.slice(game.length + 1);
    const one = await look(game, position, 1);
    const several = await look(game, position, CORES);
    for (const what of ["first", "all"]) {
      const depth = Math.min(one[what].length, several[what].length) - 1;
      if (depth > 0) ratios[what].push(one[what][depth] / several[what][depth]);
    }
  }
  for (const what of ["first", "all"]) everything[what].push(...ratios[what]);
  console.log(`${game}: the best line ${mean(ratios.first)}, all lines ${mean(ratios.all)}`);
}
console.log(`all games: the best line ${mean(everything.first)}, all lines ${mean(everything.all)}`);
await browser.close();
await close();
