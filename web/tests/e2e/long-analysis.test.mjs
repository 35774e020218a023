// Analyses: games of a length that nobody should wait for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { app, cell, hear, said } from "./app.mjs";
import { linkOf, longGame, recordOf } from "./games.mjs";
import { middle } from "./hands.mjs";

const { open } = app();

const LONG = { game: "heroes", length: 400 };
/** The most actions that come onto a page at once. */
const AT_ONCE = 100;

/** The address of the analysis of a game. */
function address(game, actions) {
  return `/analyse/${game}${linkOf(recordOf(game, undefined, actions))}`;
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
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (then) =>
      document.querySelector(".list") ? 0 : requestAnimationFrame.call(window, then);
  });
  await page.goto(address(LONG.game, longGame(LONG.game, LONG.length)));
  await page.locator(".list [aria-current]").waitFor();
  assert.ok((await listed(page)) <= AT_ONCE);
  await page.pdf();
  assert.equal(await listed(page), LONG.length + 1);
});

test("the right button draws, and a left one pressed with it draws nothing", async (t) => {
  const page = await open(t);
  await page.goto("/analyse/herooj");
  const [from, to] = [await middle(cell(page, "c3")), await middle(cell(page, "e5"))];
  const drag = async (then) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button: "right" });
    await page.mouse.move(to.x, to.y);
    await then?.();
    await page.mouse.up({ button: "right" });
  };
  await drag();
  await hear(page, "c3 e5");
  assert.equal(await page.locator(".board .arrow").count(), 1);
  const drawn = async () => (await said(page)).filter((text) => /[a-h]\d/.test(text)).length;
  assert.equal(await drawn(), 1);
  await drag(async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
  await cell(page, "d4").click({ button: "right" });
  await hear(page, "d4");
  assert.equal(await drawn(), 2);
});
