// What Lighthouse says of the app: node web/tests/lighthouse.mjs [ADDRESS], after cargo xtask web. Its usual
// profile: a phone of the middle class on a slow network, simulated. Prints a table and ends with 1 if a score is
// below the limit. The built app is served here, as a real host would, or by whatever answers at the address, such
// as http://127.0.0.1:4000 of `ludejo serve`.

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { DIST, LAUNCH } from "./browser.mjs";
import { begin } from "./e2e/app.mjs";
import { serve } from "./server.mjs";

/** The last version that runs on Node 20. It is fetched for this, for it is larger than all else together. */
const LIGHTHOUSE = "lighthouse@12";
const LIMIT = 95;
/** Performance differs from run to run: of so many the median counts, as Lighthouse advises. */
const ROUNDS = 5;

/** The game that is begun for the page on which it is played; nobody else has it in their browser. */
const BEGUN = { game: "rooya", seats: [0, 3] };
const PLAY = "/play/…";
const PAGES = [
  "/",
  "/learn/herooj",
  "/learn/herooj#tutorial",
  "/new/rooya",
  PLAY,
  "/analyse/evo",
  "/edit/sparta",
  "/settings",
];

const [given] = process.argv.slice(2);
const server = given === undefined ? await serve(DIST) : undefined;
const address = given ?? server.url;
const rows = {};
const said = new Set();
try {
  for (const page of PAGES) rows[page] = await scores(page);
} finally {
  await server?.close();
}

console.table(rows);
const low = Object.entries(rows).flatMap(([page, row]) =>
  Object.entries(row)
    .filter(([, score]) => score < LIMIT)
    .map(([category, score]) => `${page}: ${category} is ${score}, less than ${LIMIT}`),
);
for (const sentence of [...low, ...said]) console.log(sentence);
process.exitCode = low.length > 0 ? 1 : 0;

/** The scores of a page by category. */
async function scores(page) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(page));
  for (const { audits, categories } of rounds) {
    for (const { id, auditRefs } of Object.values(categories)) {
      if (id === "performance") continue;
      for (const { id: audit, weight } of auditRefs) {
        if (weight > 0 && (audits[audit].score ?? 1) < 1) said.add(`${page}: ${audits[audit].title}`);
      }
    }
  }
  const [first] = rounds;
  return Object.fromEntries(
    Object.keys(first.categories).map((category) => [
      category,
      median(rounds.map(({ categories }) => Math.round(categories[category].score * 100))),
    ]),
  );
}

/** One run in a browser that has not been used before. */
async function measure(page) {
  const profile = mkdtempSync(join(tmpdir(), "ludejo-"));
  try {
    const path = page === PLAY ? await beginGame(profile) : page;
    return await lighthouse(new URL(path, address).href, profile);
  } finally {
    rmSync(profile, { recursive: true });
  }
}

/** Begins a game; only that is left in the browser, nothing of the app. */
async function beginGame(profile) {
  const options = { ...LAUNCH, baseURL: address, serviceWorkers: "block" };
  const context = await chromium.launchPersistentContext(profile, options);
  const page = await context.newPage();
  await begin(page, BEGUN.game, BEGUN);
  const { pathname } = new URL(page.url());
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await context.close();
  return pathname;
}

async function lighthouse(url, profile) {
  const flags = [...LAUNCH.args, `--user-data-dir=${profile}`].join(" ");
  const categories = "performance,accessibility,best-practices";
  const options = ["--quiet", "--output=json", "--disable-storage-reset", `--only-categories=${categories}`];
  const command = ["--yes", LIGHTHOUSE, url, `--chrome-flags=${flags}`, ...options];
  const env = { ...process.env, CHROME_PATH: LAUNCH.executablePath };
  const { stdout } = await promisify(execFile)("npx", command, { env, maxBuffer: 1 << 28 });
  const report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
