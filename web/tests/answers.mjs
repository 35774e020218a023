// How long people wait for the computer: node web/tests/answers.mjs [GAME…], after cargo xtask web. A worker in a real
// browser plays the strongest level, and what it takes from a person's move to that person's next turn is one wait:
// in a game for four three answers, in a mobilization all moves of the turn. Then the same on a device four times
// slower: the browser's pages run for a quarter of the time only, since they are stopped for the rest of it, workers
// and all. That this slows the worker is measured, too. Ends with 1 if a limit is broken.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { LAUNCH } from "./browser.mjs";
import { serve } from "./server.mjs";
import { NETWORKS } from "./thoughts.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const LEVEL = Number(process.env.LEVEL ?? 10);
const TURNS = Number(process.env.TURNS ?? 50);
/** By how much the other device is slower. */
const SLOWER = 4;
/** For so long the pages run in each period, in milliseconds. */
const RUN = 10;
/** For how long the app thinks about a hint, in milliseconds. */
const HINT = 800;
/** Milliseconds in which 95 of 100 answers are there, and all hints. */
const LIMITS = { fast: 1000, slow: 3000, hint: 1500 };

/** The processes that show pages, among those that a process has begun. */
function renderers(root) {
  const parents = new Map();
  const shows = new Set();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
      if (readFileSync(`/proc/${entry}/cmdline`, "utf8").includes("--type=renderer"))
        shows.add(Number(entry));
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOurs = (pid) => pid === root || (pid > 1 && isOurs(parents.get(pid) ?? 0));
  return [...shows].filter(isOurs);
}

/** Lets processes run for a part of the time only, until what is returned is called. */
function slowed(pids) {
  let timer;
  const signal = (name) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  const go = () => {
    signal("SIGCONT");
    timer = setTimeout(() => {
      signal("SIGSTOP");
      timer = setTimeout(go, RUN * (SLOWER - 1));
    }, RUN);
  };
  go();
  return () => {
    clearTimeout(timer);
    signal("SIGCONT");
  };
}

/** A worker that thinks as the app's does; asked nothing, it takes the time of a loop. */
const WORKER = `
import init, { Engine, Game, Resources } from "/ludejo/ludejo.js";
const ready = init({ module_or_path: "/ludejo/ludejo_bg.wasm" });
let last;
async function make(id, options) {
  const resources = new Resources();
  for (const name of Resources.wanted(id, options)) {
    const answer = await fetch("/networks/" + name);
    if (answer.ok) resources.add(name, new Uint8Array(await answer.arrayBuffer()));
  }
  return Engine.withResources(id, options, resources);
}
onmessage = async ({ data: { id, start, actions, options, limits } }) => {
  await ready;
  if (id === undefined) {
    const begun = performance.now();
    for (let x = 0, i = 0; i < 2e8; i += 1) x = (x * 31 + i) | 0;
    return postMessage(performance.now() - begun);
  }
  const game = new Game(id, start);
  for (const action of actions) game.play(action, "en");
  const key = id + options;
  if (last?.key !== key) last = (last?.engine.free(), { key, engine: await make(id, options) });
  const action = last.engine.think(game, limits)?.lines[0].actions[0];
  game.free();
  postMessage(action);
};`;

/** Runs in the page: gets the worker ready to be asked. */
function prepare() {
  const worker = new Worker("/thinker.js", { type: "module" });
  window.ask = (question) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(question);
    });
}

/** Runs in the page: the waits of a person who plays the first seat, and the times of hints. */
async function waits({ id, level, turns, hint }) {
  const rules = await import("/ludejo/ludejo.js");
  await rules.default({ module_or_path: "/ludejo/ludejo_bg.wasm" });
  const [found, hints] = [[], []];
  for (let seed = 1; found.length < turns; seed += 1) {
    const game = new rules.Game(id);
    const start = game.startLine();
    // The person does not play too badly, so that positions are those of real games.
    const person = new rules.Engine(id, `level=5,seed=${seed}`);
    const options = `level=${level},seed=${seed}`;
    while (found.length < turns && game.legal().length > 0) {
      const question = () => ({ id, start, actions: game.history(), options, limits: {} });
      if (game.toMove() === 0) {
        if (found.length % 10 === 5) {
          const begun = performance.now();
          await window.ask({ ...question(), options: "memory=32", limits: { milliseconds: hint } });
          hints.push(performance.now() - begun);
        }
        game.play(person.think(game, {}).lines[0].actions[0], "en");
        continue;
      }
      const begun = performance.now();
      while (game.legal().length > 0 && game.toMove() !== 0) {
        game.play(await window.ask(question()), "en");
      }
      found.push(performance.now() - begun);
    }
    person.free();
    game.free();
  }
  return { found, hints };
}

const rank = (all, part) => {
  const sorted = [...all].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)]);
};

const server = await serve(join(ROOT, "web/wasm"));
const host = await chromium.launchServer(LAUNCH);
const browser = await chromium.connect(host.wsEndpoint());
const rows = {};
const broken = [];
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(`${server.url}/ludejo/ludejo.js`);
  await page.route("**/thinker.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: WORKER }),
  );
  await page.route("**/networks/*", (route) => {
    const network = NETWORKS[/([^/]+)\.network$/.exec(route.request().url())?.[1]];
    return route.fulfill(network ? { body: network } : { status: 404 });
  });
  await page.evaluate(prepare);
  const ids = await page.evaluate(async () => {
    const rules = await import("/ludejo/ludejo.js");
    await rules.default({ module_or_path: "/ludejo/ludejo_bg.wasm" });
    return rules.games().map(({ id }) => id);
  });
  const chosen = process.argv.slice(2);
  const loop = () => page.evaluate(() => window.ask({}));
  // The first time, it is compiled as well.
  await loop();
  const quick = await loop();
  const release = slowed(renderers(host.process().pid));
  const slow = await loop();
  release();
  console.log(`The slower device: a loop in the worker takes ${(slow / quick).toFixed(1)} times as long.`);
  if (slow / quick < SLOWER * 0.9) broken.push("the worker was not slowed");
  for (const id of ids.filter((id) => chosen.length === 0 || chosen.includes(id))) {
    for (const device of ["fast", "slow"]) {
      const release = device === "slow" ? slowed(renderers(host.process().pid)) : () => undefined;
      const { found, hints } = await page.evaluate(waits, { id, level: LEVEL, turns: TURNS, hint: HINT });
      release();
      const p95 = rank(found, 0.95);
      const hint = Math.round(Math.max(...hints));
      rows[`${id}, ${device}`] = { median: rank(found, 0.5), p95, most: rank(found, 1), hint };
      if (p95 > LIMITS[device]) broken.push(`${id}, ${device}: ${p95} ms, more than ${LIMITS[device]}`);
      if (hint > LIMITS.hint) broken.push(`${id}, ${device}: a hint took ${hint} ms`);
    }
  }
} finally {
  await browser.close();
  await host.close();
  await server.close();
}
console.table(rows);
for (const sentence of broken) console.log(sentence);
process.exitCode = broken.length > 0 ? 1 : 0;
