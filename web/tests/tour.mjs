// The app as a new user meets it, after cargo xtask web:
//
//   node web/tests/tour.mjs [GAME…] [--by mouse | finger | keyboard]… [--language CODE] [--dark] [--pictures FOLDER]
//
// For each game, with the mouse on a large screen, by finger on a phone, and by keyboard alone: learn it from the
// tutorial, beat level 1, beat it again in a rematch, play a higher level by chance, which is usually lost, review that
// game, share the link, open the link in another browser that has no network. All in nothing but what is seen, or what
// has the focus. What a screen reader says must tell every move and the end. Prints a table and ends with 1 if anything
// goes wrong, with a picture of the page as it was then. Pictures of every stage, and what a screen reader says, go into
// the folder that is named.

import assert from "node:assert/strict";
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { DIST, LAUNCH } from "./browser.mjs";
import { actionsOf } from "./e2e/app.mjs";
import { after, choose, fulfils, GAMES, random, rules } from "./e2e/games.mjs";
import { KEYBOARD, MOUSE, TOUCH } from "./e2e/hands.mjs";
import { settle } from "./kept.mjs";
import { serve } from "./server.mjs";
import { LANGUAGES, wordsOf } from "./words.mjs";

/** The level that is met after the first. */
const LEVEL = 4;
const SEED = 1;
/** What a person who beats the first level looks at for each move. */
const NODES = 20_000;
/** How long to wait for a page, for the computer's actions and for a review, in milliseconds. */
const PATIENCE = { page: 30_000, action: 120_000, review: 1_200_000 };

const WAYS = { mouse: MOUSE, finger: TOUCH, keyboard: KEYBOARD };

const { values: flags, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: "string", multiple: true, default: Object.keys(WAYS) },
    language: { type: "string", default: "en" },
    dark: { type: "boolean" },
    pictures: { type: "string" },
  },
});
const unknown = chosen.filter((id) => !GAMES.some((info) => info.id === id));
if (unknown.length > 0) {
  console.error(`There is no game called ${unknown.join(", ")}.`);
  process.exit(1);
}
const strange = flags.by.filter((way) => !(way in WAYS));
if (strange.length > 0) {
  console.error(`It can go by ${Object.keys(WAYS).join(", ")}, but not by ${strange.join(", ")}.`);
  process.exit(1);
}
if (!LANGUAGES.includes(flags.language)) {
  console.error(`The languages are ${LANGUAGES.join(", ")}.`);
  process.exit(1);
}
const say = wordsOf(flags.language);
for (const hand of Object.values(WAYS)) hand.say = say;
const games = GAMES.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
if (flags.pictures) mkdirSync(flags.pictures, { recursive: true });

const rows = {};
const troubles = [];

/** Runs in the page before it: hears what a screen reader says, and what it says of what gets the focus, in brackets. */
function listen() {
  const tell = (line) => line && window.heard(line.trim().replace(/\s+/g, " "));
  const labelOf = (element) =>
    document.getElementById(element.getAttribute("aria-labelledby")) ?? element.labels?.[0] ?? element;
  document.addEventListener("focusin", ({ target }) =>
    tell(`[${target.getAttribute("aria-label") ?? labelOf(target).textContent}]`),
  );
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || !target.matches("[data-testid=announcer]")) continue;
      for (const node of addedNodes) if (node instanceof Element) tell(node.textContent);
    }
  }).observe(document, { subtree: true, childList: true });
}

/** One game, in one way. */
class Tour {
  #stages = 0;
  /** What a screen reader has said so far. */
  #heard = [];

  constructor(browser, info, way, row) {
    Object.assign(this, { browser, info, way, row, hand: WAYS[way] });
  }

  async go() {
    const server = await serve(DIST);
    try {
      const page = await this.#visit(server.url);
      await this.#learn(page);
      await this.#beat(page);
      await this.#choose(page);
      await this.#lose(page);
      await this.#review(page);
      const shared = await this.#share(page);
      await page.context().close();
      await this.#openOffline(server, shared);
    } finally {
      await server.close();
    }
  }

  /** A page in a browser that has not been used before. */
  async #visit(url) {
    const context = await this.browser.newContext({
      ...this.hand.options,
      locale: flags.language,
      colorScheme: flags.dark ? "dark" : "light",
    });
    context.setDefaultTimeout(PATIENCE.page);
    await context.exposeFunction("heard", (line) => this.#hear(line));
    await context.addInitScript(listen);
    const page = await context.newPage();
    page.on("pageerror", (error) => troubles.push(`${this.info.id}, ${this.way}: ${error.message}`));
    await page.goto(url);
    return page;
  }

  /** From the first page by way of the rules through the tutorial. */
  async #learn(page) {
    const { id, name } = this.info;
    await this.#see(page, "home");
    await this.hand.press(page.getByRole("link", { name: say("learn-game", { game: name }), exact: true }));
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    await this.#see(page, "rules");
    await this.hand.press(page.getByRole("link", { name: say("tutorial-begin"), exact: true }));
    const steps = JSON.parse(
      readFileSync(new URL(`../src/learn/tutorials/${id}.json`, import.meta.url), "utf8"),
    );
    for (const [index, step] of steps.entries()) {
      await page
        .getByText(say("tutorial-step", { step: index + 1, count: steps.length }), { exact: true })
        .waitFor();
      if (index === 0) await this.#see(page, "tutorial");
      await this.#takeStep(page, step);
      if (index === 0) await this.#see(page, "tutorial-done");
      await this.hand.press(page.getByRole("button", { name: say("tutorial-next"), exact: true }));
    }
    await page.getByRole("heading", { name: say("tutorial-end-title", { game: name }) }).waitFor();
    await page.getByText(say("tutorial-end-all")).waitFor();
    await this.#see(page, "tutorial-end");
    this.row["tutorial, steps"] = steps.length;
  }

  async #takeStep(page, { position, tasks }) {
    const game = new rules.Game(this.info.id, position);
    for (const [index, { goal, reply = [] }] of tasks.entries()) {
      const action = game.legal().find((action) => fulfils(game, action, goal));
      await this.hand.act(page, game, action);
      const praise = say(index === tasks.length - 1 ? "tutorial-well-done" : "tutorial-right");
      await page.getByText(praise, { exact: true }).waitFor();
      for (const each of [action, ...reply]) game.play(each, say.language);
    }
  }

  /** Beats the first level, and beats it again in a rematch, from the other side of the board. */
  async #beat(page) {
    const { id, seats } = this.info;
    const engine = new rules.Engine(id, `seed=${SEED}`);
    const think = (game) => engine.think(game, { nodes: NODES }).lines[0].actions[0];
    await this.hand.press(page.getByRole("button", { name: say("tutorial-play") }));
    const first = await this.#playOut(page, 0, think);
    await this.#now(page).getByText(say("verdict-won"), { exact: true }).waitFor();
    await this.#see(page, "won");
    await this.hand.press(this.#now(page).getByRole("button", { name: say("rematch") }));
    await this.#now(page).getByText(say("verdict-won"), { exact: true }).waitFor({ state: "hidden" });
    // Everybody sits one seat on.
    const second = await this.#playOut(page, seats.length - 1, think);
    await this.#now(page).getByText(say("verdict-won"), { exact: true }).waitFor();
    this.row["won, plies"] = [first, second].map((game) => game.history().length).join(", ");
    engine.free();
  }

  /** Another opponent for the next game. */
  async #choose(page) {
    const { id, seats } = this.info;
    await this.hand.press(this.#now(page).getByRole("link", { name: say("new-game") }));
    const form = page.locator("form");
    await form.waitFor();
    if (seats.length === 2) {
      await this.hand.press(
        form
          .getByRole("group", { name: say("opponent") })
          .getByRole("radio")
          .nth(LEVEL - 1),
      );
      const first = rules.words(id, say.language).seats[0];
      await this.hand.press(
        form.getByRole("group", { name: say("my-seat") }).getByRole("radio", { name: first, exact: true }),
      );
    } else {
      const chosen = form.getByRole("group", { name: say("who-sits") }).getByRole("combobox");
      for (let seat = 0; seat < seats.length; seat += 1) {
        await this.hand.choose(chosen.nth(seat), seat === 0 ? 0 : LEVEL);
      }
    }
    await this.#see(page, "new");
    await this.hand.press(form.getByRole("button", { name: say("start"), exact: true }));
  }

  /** A game against a higher level, by chance. */
  async #lose(page) {
    const chance = random(SEED);
    const game = await this.#playOut(page, 0, (game) => choose(game, chance), true);
    await this.#now(page).getByText(game.standing(say.language), { exact: true }).waitFor();
    await this.#see(page, "over");
    this.row.plies = game.history().length;
    this.row.outcome = game.standing(say.language);
  }

  /** Plays a game that has begun on a page to its end, with moves that are decided on for one seat. */
  async #playOut(page, seat, decide, isSeen = false) {
    const { id } = this.info;
    await page.locator("[data-cell]").first().waitFor();
    if (isSeen) await this.#see(page, "begun");
    let game = after(id, undefined, []);
    while (!game.outcome("en")) {
      const count = game.history().length;
      if (isSeen && count === 10) await this.#see(page, "playing");
      if (game.toMove() === seat) await this.hand.act(page, game, decide(game));
      await page.waitForFunction(
        (count) => document.querySelectorAll("ol li .notation").length > count,
        count,
        { timeout: PATIENCE.action },
      );
      game = after(id, undefined, await actionsOf(page));
    }
    return game;
  }

  /** The review of the game on the analysis page, whose result goes into the record. */
  async #review(page) {
    await this.hand.press(this.#now(page).getByRole("button", { name: say("review-title") }));
    await page
      .getByRole("heading", { level: 1, name: say("analysis-of", { game: this.info.name }) })
      .waitFor();
    const begun = performance.now();
    await page.getByRole("heading", { name: say("review-moments") }).waitFor({ timeout: PATIENCE.review });
    this.row["review, s"] = Math.round((performance.now() - begun) / 1000);
    const review = page.getByRole("region", { name: say("review-title") });
    const graph = review.getByRole("slider", { name: say("review-graph") });
    assert.equal(await graph.getAttribute("aria-valuemax"), String(this.row.plies));
    await this.#see(page, "review");
    await this.#see(page, "reviewed", true);
    await this.hand.press(review.getByRole("button", { name: say("review-put") }));
    await review.getByRole("button", { name: say("review-put-done") }).waitFor();
    this.row.moments = await review.getByRole("listitem").count();
  }

  /** What is handed on: the link, and what stands in it. */
  async #share(page) {
    const window = await this.#openExport(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await this.hand.press(window.getByRole("button", { name: say("export-copy") }).first());
    await window.getByText(say("export-link-copied")).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await this.#see(page, "share");
    this.row["link, characters"] = link.length;
    return { link, ...(await contentOf(window)) };
  }

  /** The link in another browser, which has been on the first page before and has no network any more. */
  async #openOffline(server, { link, record, position }) {
    this.row.offline = "no";
    const page = await this.#visit(server.url);
    await settle(page, DIST);
    const context = page.context();
    await context.setOffline(true);
    await server.close();
    await page.close();

    const other = await context.newPage();
    await other.goto(link);
    await other
      .getByRole("heading", { level: 1, name: say("analysis-of", { game: this.info.name }) })
      .waitFor();
    const window = await this.#openExport(other);
    assert.deepEqual(await contentOf(window), { record, position });
    const { plies } = rules.readRecord(record).main;
    assert.equal(plies.length, this.row.plies);
    const game = after(
      this.info.id,
      undefined,
      plies.map(({ action }) => action),
    );
    assert.equal(position, game.line());
    await this.hand.press(window.getByRole("button", { name: say("close") }));
    await this.#see(other, "offline");

    // At the end there is nothing to think about.
    await this.hand.press(other.getByRole("button", { name: say("back"), exact: true }));
    await this.hand.press(other.getByRole("switch", { name: say("analysis-engine") }));
    await other
      .getByRole("list", { name: say("analysis-lines") })
      .getByRole("listitem")
      .first()
      .waitFor();
    await this.#see(other, "offline-thinking");
    this.row.offline = "yes";
  }

  async #openExport(page) {
    await this.hand.press(page.getByRole("button", { name: say("analysis-save") }));
    const window = page.getByRole("dialog", { name: say("export-title") });
    await window.getByRole("textbox", { name: say("export-link") }).waitFor();
    return window;
  }

  /** The part of a page that says what can be done now. */
  #now(page) {
    return page.getByRole("region", { name: say("what-now") });
  }

  #hear(line) {
    if (line === "[]")
      troubles.push(`${this.info.id}, ${this.way}: something that has no name gets the focus`);
    this.#heard.push(line);
    if (flags.pictures) appendFileSync(join(flags.pictures, `${this.info.id}-${this.way}.txt`), `${line}\n`);
  }

  /** Takes a picture of a stage: the screen, or all of the page. */
  async #see(page, stage, fullPage = false) {
    if (!flags.pictures) return;
    this.#stages += 1;
    const name = `${this.info.id}-${this.way}-${String(this.#stages).padStart(2, "0")}-${stage}.png`;
    await page.screenshot({ path: join(flags.pictures, name), fullPage });
  }
}

/** The record and the position that a window of sharing shows. */
async function contentOf(window) {
  const read = (name) => window.getByRole("textbox", { name, exact: true }).inputValue();
  return { record: await read(say("export-record")), position: await read(say("export-position")) };
}

for (const info of games) {
  for (const way of flags.by) {
    const name = `${info.id}, ${way}`;
    const row = (rows[name] = {});
    const browser = await chromium.launch(LAUNCH);
    try {
      await new Tour(browser, info, way, row).go();
    } catch (error) {
      const pages = browser.contexts().flatMap((context) => context.pages());
      const picture = join(mkdtempSync(join(tmpdir(), "ludejo-tour-")), `${info.id}-${way}.png`);
      await pages.at(-1)?.screenshot({ path: picture });
      troubles.push(`${name}: ${error.message.split("\n")[0]} (${picture})`);
    } finally {
      await browser.close();
    }
    console.log(name, JSON.stringify(row));
  }
}
console.table(rows);
for (const trouble of troubles) console.log(trouble);
process.exitCode = troubles.length > 0 ? 1 : 0;
