// Every page is fit to be seen and heard, in all ways.

import assert from "node:assert/strict";
import { test } from "node:test";
import { app, begin, cell, played, type, PHONE } from "./app.mjs";
import { after, GAMES, linkOf, picksOf, recordOf, rules, wholeGame } from "./games.mjs";
import { COLOURS, SCHEMES, choose, lookAt, violations } from "./look.mjs";

const { open } = app();

/** The middle of a game: one action is played, the next is begun. */
async function middleGame(page, { id }) {
  const { start, actions } = wholeGame(id);
  const [last, next] = actions.slice(actions.length / 2);
  const before = actions.slice(0, actions.length / 2);
  const position = after(id, start, before);
  await begin(page, id, { start: position.line() });
  await type(page, last);
  await played(page, 1);
  const [pick] = picksOf(after(id, position.line(), [last]), next);
  await cell(page, pick.text).click();
}

const PAGES = [
  ["home", "/", ".games"],
  ["new", "/new/rooya", "form"],
  ["new-for-four", "/new/evo4", "form"],
  ["settings", "/settings", "select"],
  ["privacy", "/privacy", "h1"],
  ["no-finished-games", "/games", "h1"],
  ["learn", "/learn/rooya", "h1"],
  ["learn-heroes", "/learn/heroes", "h1"],
  ["tutorial", "/learn/herooj#tutorial", "[data-cell]"],
  ["analyse", "/analyse/herooj", "[data-cell]"],
  ["edit", "/edit/sparta", "[data-cell]"],
  ["not-found", "/nowhere", "h1"],
  ["no-such-game", "/play/nothing", "h1"],
];
for (const [name, path, ready] of PAGES) {
  test(`the page ${name} is fit to be seen and heard`, async (t) => {
    const page = await open(t);
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    await lookAt(page, name, ready);
  });
}

for (const [index, info] of GAMES.entries()) {
  test(`a game of ${info.name} is fit to be seen and heard`, async (t) => {
    const page = await open(t);
    await middleGame(page, info);
    // They differ in little but the board: the first in all ways, of the others one each.
    const isHeard = (size, scheme, look) => {
      const ways = [
        look === "usual" && size === "phone" && scheme === "dark",
        look === "usual" && size === "desktop",
        look === "large",
        look === "contrast",
      ];
      return index === 0 || ways[index % ways.length];
    };
    await lookAt(page, `play-${info.id}`, "[data-cell]", isHeard);
  });
}

test("a review is fit to be seen and heard", async (t) => {
  const page = await open(t);
  const { start, actions } = wholeGame("herooj");
  await page.goto(`/analyse/herooj${linkOf(recordOf("herooj", start, actions.slice(0, 6)))}`);
  await page.getByText("Game review", { exact: true }).click();
  const review = page.getByRole("region", { name: "Review" });
  await review.getByRole("combobox", { name: "Depth" }).selectOption("quick");
  await review.getByRole("button", { name: "Review the game" }).click();
  await review.getByRole("slider").waitFor();
  // A page that is opened again has to review again, so it changes its clothes.
  for (const theme of ["system", "contrast"]) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const rules = theme === "system" && colorScheme === "light" ? undefined : COLOURS;
      assert.deepEqual(await violations(page, rules), [], `${theme}, ${colorScheme}`);
    }
  }
});

const MESSAGES = /\/app-[^/]*\.js$/;
const BROKEN = /ERR_FAILED|dynamically imported module/;

test("a language that cannot be had is said to be so, and the one before stays", async (t) => {
  const page = await open(t, { complains: BROKEN });
  await page.goto("/settings");
  const field = page.getByRole("combobox", { name: "Language" });
  await field.waitFor();
  await page.context().route(MESSAGES, (route) => route.abort());
  await field.selectOption("de");
  await page.getByRole("main").getByText("Check your connection").waitFor();
  assert.equal(await field.inputValue(), "en");
  await page.getByRole("contentinfo").getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("contentinfo").getByText("Check your connection").waitFor();
  assert.deepEqual(await violations(page), []);
  await page.context().unroute(MESSAGES);
  await page.getByRole("contentinfo").getByRole("button", { name: "Français" }).click();
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  const complaints = page.getByRole("alert").filter({ hasText: /\S/ });
  assert.equal(await complaints.count(), 0, "there is nothing to complain of any more");
});

test("a language that cannot be had doesn't keep a page from its messages", async (t) => {
  const page = await open(t, { complains: BROKEN });
  let arrive;
  const late = new Promise((resolve) => (arrive = resolve));
  await page.context().route(/\/data-[^/]*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto("/settings");
  await page.context().route(MESSAGES, (route) => route.abort());
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await page.getByRole("alert").getByText("Check your connection").waitFor();
  arrive();
  await page.getByRole("heading", { name: "Your data" }).waitFor();
});

test("a page stays as it is when the language changes", async (t) => {
  const page = await open(t);
  await page.goto("/settings");
  await page
    .getByRole("heading", { name: "Your data" })
    .evaluate((heading) => heading.setAttribute("data-mark", ""));
  await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  await page.getByRole("heading", { name: "Tes données" }).waitFor();
  assert.equal(await page.locator("[data-mark]").count(), 1);
});

test("an app without its messages says that it could not be loaded", async (t) => {
  const page = await open(t, { complains: BROKEN });
  await page.context().route(MESSAGES, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("alert").getByText("Ludejo could not be loaded.").waitFor();
});

test("kept games are fit to be seen and heard", async (t) => {
  const page = await open(t);
  for (const { id } of GAMES.slice(0, 2)) {
    await begin(page, id);
    await type(page, new rules.Game(id).legal()[0]);
    await played(page, 1);
  }
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Rematch" }).waitFor();
  await lookAt(page, "over", "[data-cell]");
  await page.goto("/games");
  await page.getByRole("listitem").getByText("resignation").waitFor();
  await lookAt(page, "games", "h2");
  await page.goto("/");
  await page.getByRole("button", { name: /^Delete this game/ }).click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await lookAt(page, "home-forgotten", ".games");
});

test("no language makes a page wider than a phone", async (t) => {
  const page = await open(t, { viewport: PHONE.viewport });
  await page.goto("/settings");
  const choices = page.locator("footer button[lang]");
  await choices.first().waitFor();
  const languages = await choices.evaluateAll((all) => all.map(({ lang }) => lang));
  assert.equal(languages.length, 5);
  for (const [name, path, ready] of PAGES) {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    for (const language of languages) {
      // Where there is no choice, the page is opened anew.
      if (await choices.first().isVisible()) await page.locator(`footer [lang=${language}]`).click();
      else {
        await choose(page, { language });
        await page.reload();
      }
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.locator(ready).first().waitFor();
      const wide = await page.evaluate(() => document.scrollingElement.scrollWidth);
      assert.ok(wide <= PHONE.viewport.width, `${name} in ${language} is ${wide} wide`);
    }
  }
});

/** The colour of something on the page, as the browser has it. */
const paint = (page, selector, property) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element)[property], property);

test("boards keep their colours where a system forces its own on pages", async (t) => {
  const plain = await open(t);
  await plain.goto("/analyse/sparta");
  const page = await open(t, { forcedColors: "active" });
  await page.goto("/analyse/sparta");
  for (const selector of [".board .tone-0", ".board .tone-1", ".board .around"]) {
    const property = selector.endsWith("around") ? "stroke" : "fill";
    assert.equal(await paint(page, selector, property), await paint(plain, selector, property), selector);
  }
  assert.equal(await paint(page, ".board", "outlineStyle"), "solid");
});

test("high contrast is black and white, boards included", async (t) => {
  for (const [colorScheme, ground, ink] of [
    ["light", "rgb(255, 255, 255)", "rgb(0, 0, 0)"],
    ["dark", "rgb(0, 0, 0)", "rgb(255, 255, 255)"],
  ]) {
    const page = await open(t, { colorScheme, settings: { theme: "contrast" } });
    await page.goto("/analyse/sparta");
    await page.locator(".board .label").first().waitFor();
    assert.equal(await paint(page, "html", "backgroundColor"), ground);
    assert.equal(await paint(page, "html", "color"), ink);
    assert.equal(await paint(page, ".board", "backgroundColor"), ground);
    assert.equal(await paint(page, ".board .label", "fill"), ink);
    assert.deepEqual(await violations(page), []);
  }
});

test("what a field is for can be read while it is empty", async (t) => {
  const page = await open(t);
  await page.goto("/analyse/herooj");
  const field = page.getByRole("textbox", { name: "Type a move" });
  const inside = () =>
    field.evaluate((field) => {
      const { color, opacity } = getComputedStyle(field, "::placeholder");
      return { color, opacity };
    });
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await inside(), { color: await paint(page, ".muted", "color"), opacity: "1" });
  }
});
