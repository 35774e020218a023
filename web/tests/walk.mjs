// Walks through the app in several browsers: node web/tests/walk.mjs [firefox | webkit | chromium]… [--game GAME]…
// [--pictures FOLDER], after cargo xtask web. In each browser it plays every game against level 1, by mouse and by
// keyboard, with an undo and a reload in the middle; does the first step of every tutorial; analyses every game, with
// the computer's best move; changes settings; looks at the boards for other pages; and opens the app when its server
// is gone. It needs no network. It prints what it did. If a program is missing, it says which and how to get it; then,
// or if anything goes wrong, it ends with 1, with a picture of the page as it was.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DIST } from "./browser.mjs";
import { actionsOf } from "./e2e/app.mjs";
import { after, choose, fulfils, GAMES, random, recordIn, rules } from "./e2e/games.mjs";
import { KEYBOARD, MOUSE } from "./e2e/hands.mjs";
import { filesOf } from "./kept.mjs";
import { serve } from "./server.mjs";
import { BROWSERS, missing, start } from "./walk/browsers.mjs";
import { Page } from "./walk/page.mjs";

const SEED = 1;
/** How long the computer may take for its moves, in milliseconds. */
const PATIENCE = 60_000;
/** How each turn of a game is played; between them there are undo and a reload. */
const TURNS = { before: [MOUSE, KEYBOARD, MOUSE], after: [KEYBOARD, MOUSE] };

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { game: { type: "string", multiple: true }, pictures: { type: "string" } },
});
const games = GAMES.filter(({ id }) => flags.game?.includes(id) ?? true);
const browsers = positionals.length > 0 ? positionals : Object.keys(BROWSERS);
const wrong = [
  ...browsers.filter((name) => !(name in BROWSERS)).map((name) => `There is no browser called ${name}.`),
  ...(flags.game ?? [])
    .filter((id) => !GAMES.some((info) => info.id === id))
    .map((id) => `There is no game called ${id}.`),
];
if (!existsSync(join(DIST, "index.html"))) wrong.push("The app isn't built yet. Run: cargo xtask web");
if (wrong.length === 0) wrong.push(...new Set(browsers.flatMap((name) => missing(name))));
if (wrong.length > 0) {
  console.error(wrong.join("\n"));
  process.exit(1);
}
const pictures = flags.pictures ?? mkdtempSync(join(tmpdir(), "ludejo-walk-"));
mkdirSync(pictures, { recursive: true });

/** Waits until so many moves have been made at least. */
function reaches(page, count) {
  return page.waitForFunction(
    (count) => document.querySelectorAll("ol li .notation").length >= count,
    count,
    { timeout: PATIENCE },
  );
}

/** Waits until these are the moves that have been made. */
async function shows(page, expected) {
  const isThere = async () => (await actionsOf(page)).join() === expected.join();
  await page.driver.wait(isThere, PATIENCE, `waited in vain for ${expected.join(" ")}`);
}

/** Waits until the cells are called what they are in a position. */
async function looksLike(page, game) {
  const expected = game.describeCells("en");
  let told = [];
  const isThere = async () => {
    told = await page.locator(".board [data-cell]").evaluateAll((all) => all.map((one) => one.ariaLabel));
    return told.join() === expected.join();
  };
  const difference = () => told.map((one, index) => [one, expected[index]]).find(([a, b]) => a !== b);
  await page.driver.wait(isThere, PATIENCE).catch(() => assert.fail(`"${difference()?.join('", not "')}"`));
}

/** A whole turn of the first seat, and the computer's moves after it. */
async function takeTurn(page, id, hand, chance) {
  let game = after(id, undefined, await actionsOf(page));
  const isMine = () => game.toMove() === 0;
  assert.ok(isMine());
  let wasMine = true;
  while (!game.outcome("en") && (wasMine || !isMine())) {
    const made = game.history();
    if (isMine()) await hand.act(page, game, choose(game, chance));
    await reaches(page, made.length + 1);
    game = after(id, undefined, await actionsOf(page));
    wasMine &&= isMine();
  }
  await looksLike(page, game);
  return !game.outcome("en");
}

/** A game against level 1. */
async function play(page, { id, name, seats }) {
  await page.goto("/");
  await page.getByRole("link", { name: `Play ${name}`, exact: true }).click();
  if (seats.length === 2) {
    await page.getByRole("radio", { name: /, level 1$/ }).click();
    await page.getByRole("radio", { name: rules.words(id, "en").seats[0], exact: true }).click();
  } else {
    const players = page.getByRole("combobox");
    for (const seat of seats.keys()) await players.nth(seat).selectOption(seat === 0 ? "0" : "1");
  }
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator("[data-cell]").first().waitFor();
  const chance = random(SEED);
  let goesOn = true;
  for (const hand of TURNS.before) goesOn &&= await takeTurn(page, id, hand, chance);
  const made = await actionsOf(page);
  assert.ok(goesOn, `the game is over after ${made.join(" ")}`);

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.waitForFunction(
    (count) => document.querySelectorAll("ol li .notation").length < count,
    made.length,
  );
  const left = await actionsOf(page);
  assert.deepEqual(left, made.slice(0, left.length));
  await looksLike(page, after(id, undefined, left));
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await shows(page, made);

  await page.reload();
  await shows(page, made);
  await looksLike(page, after(id, undefined, made));
  for (const hand of TURNS.after) goesOn &&= await takeTurn(page, id, hand, chance);
  return `${(await actionsOf(page)).length} moves`;
}

/** A tutorial, until its first step is done and the next one is there. */
async function learn(page, { id, name }) {
  const url = new URL(`../src/learn/tutorials/${id}.json`, import.meta.url);
  const [{ position, tasks }, ...more] = JSON.parse(readFileSync(url, "utf8"));
  await page.goto("/");
  await page.getByRole("link", { name: `Learn ${name}`, exact: true }).click();
  await page.getByRole("heading", { name, exact: true }).waitFor();
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await saying(page, `Step 1 of ${more.length + 1}`);
  const game = new rules.Game(id, position);
  for (const [index, { goal, reply = [] }] of tasks.entries()) {
    const action = game.legal().find((action) => fulfils(game, action, goal));
    await MOUSE.act(page, game, action);
    await saying(page, index === tasks.length - 1 ? "Well done!" : "Right. Keep going.");
    for (const each of [action, ...reply]) game.play(each, "en");
  }
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await saying(page, `Step 2 of ${more.length + 1}`);
  return "the first step done";
}

/** An analysis: a move on the board, the computer's best line, the move it advises, all there after a reload. */
async function analyse(page, { id, name }) {
  await page.goto("/");
  await page.getByRole("link", { name: `Analyse ${name}`, exact: true }).click();
  await page.getByRole("heading", { name: `Analysis of ${name}` }).waitFor();
  const game = new rules.Game(id);
  const [first] = game.legal();
  await MOUSE.act(page, game, first);
  game.play(first, "en");
  await looksLike(page, game);
  await page.getByRole("switch", { name: "Computer" }).click();
  await page.locator(".lines ol li button").first().click();
  const plies = async () => {
    const record = recordIn(await page.driver.getCurrentUrl());
    return record === undefined ? [] : rules.readRecord(record).main.plies;
  };
  const isMade = async () => (await plies()).length === 2;
  await page.driver.wait(isMade, PATIENCE, "waited in vain for the computer's move");
  const second = (await plies())[1].action;
  assert.ok(game.legal().includes(second), `${second} is legal`);
  game.play(second, "en");
  await looksLike(page, game);
  await page.getByRole("switch", { name: "Computer" }).click();
  await page.getByRole("button", { name: "Save and share…" }).click();
  await page.getByRole("textbox", { name: "Link" }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.reload();
  await looksLike(page, game);
  return `${second} after ${first}`;
}

/** The settings, each of which is there after a reload. */
async function set(page) {
  await page.goto("/settings");
  const choice = (name) => page.getByRole("combobox", { name, exact: true });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await choice("Appearance").selectOption("light");
  const light = await ground();
  await choice("Appearance").selectOption("dark");
  const dark = await ground();
  assert.notEqual(dark, light);
  await choice("Pieces").selectOption("tokens");
  await choice("Language").selectOption("eo");
  await page.locator("html[lang=eo]").waitFor();
  await page.reload();
  await page.locator("html[lang=eo] select").waitFor();
  assert.equal(await ground(), dark);
  await page.locator("select").first().selectOption("en");
  await choice("Appearance").selectOption("system");
  assert.equal(await choice("Pieces").evaluate(({ value }) => value), "tokens");
  await choice("Pieces").selectOption("figures");
  return "appearance, pieces, language";
}

/** The boards that other pages can show. */
async function embed(page) {
  await page.goto("/embed/index.html");
  const pieces = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("ludejo-board")].map(
        ({ shadowRoot }) => shadowRoot?.querySelectorAll(".piece use").length ?? 0,
      ),
    );
  const areThere = async () => (await pieces()).filter((count) => count > 0).length === 3;
  await page.driver.wait(areThere, PATIENCE, "waited in vain for three boards");
  const ply = () => page.evaluate(() => document.querySelector("ludejo-board").getAttribute("ply"));
  assert.equal(await ply(), "3");
  const forward = await page.evaluate(() =>
    document.querySelector("ludejo-board").shadowRoot.querySelector("button[aria-label=Forward]"),
  );
  await forward.click();
  assert.equal(await ply(), "4");
  return `boards with ${(await pieces()).join(", ")} pieces`;
}

/** The app again without its server, if the browser keeps it. */
async function offline(page, server) {
  await page.goto("/");
  const keeps = await page.evaluate(() => "serviceWorker" in navigator);
  if (keeps) {
    const count = filesOf(DIST).length;
    const isKept = async (count) =>
      navigator.serviceWorker.controller && (await (await caches.open("ludejo")).keys()).length >= count;
    await page.waitForFunction(isKept, count);
  }
  await server.close();
  if (!keeps) return "this browser has no service workers";
  await page.goto("/learn/rooya");
  await page.getByRole("heading", { name: "Le Rooya", exact: true }).waitFor();
  await page.goto("/");
  await page.getByRole("heading").first().waitFor();
  return "the app is there without a server";
}

/** Waits until the page shows a text. */
function saying(page, text) {
  return page.waitForFunction((text) => document.querySelector("main").innerText.includes(text), text);
}

/** Everything in one browser. */
async function walk(browser) {
  const server = await serve(DIST);
  const { driver, version, close } = await start(browser);
  const page = new Page(driver, server.url);
  let isGood = true;
  const go = async (stop, act) => {
    const begun = performance.now();
    const told = await act().catch(async (error) => {
      isGood = false;
      const picture = join(pictures, `${browser}-${stop.replaceAll(" ", "-")}.png`);
      writeFileSync(picture, await driver.takeScreenshot(), "base64");
      return `FAILED: ${error.message.split("\n")[0]} (${picture})`;
    });
    console.log(`${browser}, ${stop}: ${told} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  };
  console.log(`${browser}: ${version}`);
  try {
    await driver.manage().window().setRect({ width: 1280, height: 900 });
    for (const info of games) await go(`play ${info.id}`, () => play(page, info));
    for (const info of games) await go(`learn ${info.id}`, () => learn(page, info));
    for (const info of games) await go(`analyse ${info.id}`, () => analyse(page, info));
    await go("settings", () => set(page));
    await go("embed", () => embed(page));
    await go("offline", () => offline(page, server));
  } finally {
    await close();
    await server.close();
  }
  return isGood;
}

let isGood = true;
for (const browser of browsers) isGood = (await walk(browser)) && isGood;
process.exitCode = isGood ? 0 : 1;
