// Analyses: games of a length that nobody should wait for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { app } from "./app.mjs";
import { longGame, rules } from "./games.mjs";

const { open } = app();

const LONG = { game: "heroes", length: 400 };
/** The most actions that come onto a page at once. */
const AT_ONCE = 100;

/** The address of the analysis of a game. */
function address(game, actions) {
  const plies = actions.map((action) => ({ action, nags: [], notes: [], variations: [] }));
  const record = rules.writeRecord({ game, tags: [], main: { notes: [], plies } });
  return `/analyse/${game}#r=${deflateRawSync(Buffer.from(record)).toString("base64url")}`;
}

/** How many actions are in the list. */
function listed(page) {
  return page.locator(".list [data-node]").count();
}

test("a long game comes onto the page part by part, the current action first", async (t) => {
  const page = await open(t);
  await page.addInitScript(() => {
    window.batches = [];
    const named = (node) => (node instanceof Element ? [...node.querySelectorAll("[data-node]")] : []);
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(named));
      if (nodes.length > 0) window.batches.push(nodes.map(({ textContent }) => textContent));
    }).observe(document, { subtree: true, childList: true });
  });
  const actions = longGame(LONG.game, LONG.length);
  await page.goto(address(LONG.game, actions));
  await page.waitForFunction(
    (count) => document.querySelectorAll(".list [data-node]").length === count,
    LONG.length + 1,
  );
  const batches = await page.evaluate(() => window.batches);
  for (const batch of batches) assert.ok(batch.length <= AT_ONCE, `${batch.length} at once`);
  const first = batches.find((batch) => batch.length > 1);
  assert.equal(first.at(-1), actions.at(-1));
  // In order, and the list is where the current action is.
  const words = await page.locator(".list [data-node]").allTextContents();
  assert.deepEqual(words.slice(1), actions);
  const current = page.locator(".list [aria-current]");
  assert.equal(await current.textContent(), actions.at(-1));
  await page.waitForFunction(() => {
    const [list, current] = [".list", ".list [aria-current]"].map((one) =>
      document.querySelector(one).getBoundingClientRect(),
    );
    return list.top <= current.top && current.bottom <= list.bottom;
  });
});

test("all of a long game is printed", async (t) => {
  const page = await open(t);
  // The frames do not come that would bring the rest.
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
  await page.goto(address(LONG.game, longGame(LONG.game, LONG.length)));
  await page.locator(".list [aria-current]").waitFor();
  assert.ok((await listed(page)) <= AT_ONCE);
  await page.pdf();
  assert.equal(await listed(page), LONG.length + 1);
});
