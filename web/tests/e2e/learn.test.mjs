// The rules to be tried, and every tutorial from its first step to the game after it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { app, button, cell, hear, shows, type } from "./app.mjs";
import { after, fulfils, GAMES, illegalPicks, rules } from "./games.mjs";
import { MOUSE } from "./hands.mjs";
import { LARGE_SCREENS, onEach, PHONE_SCREENS, sees, seesBoard, TOUCHED } from "./view.mjs";

const { open } = app();

const SCREENS = [...PHONE_SCREENS, ...LARGE_SCREENS];

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const texts = new FluentBundle("en", { useIsolating: false });
texts.addResource(new FluentResource(read("messages/en/learn.ftl")));

/** What is said in a step: its instruction, and `title`, `hint` and `done`. */
function textOf(id, step) {
  const { value, attributes } = texts.getMessage(`learn-${id}-${step.id}`);
  return { ...attributes, instruction: value };
}

/** The steps of a tutorial. */
function stepsOf(id) {
  return JSON.parse(read(`src/learn/tutorials/${id}.json`));
}

/** An action that is not what a task asks for, and no end either. */
function wrongOne(game, goal) {
  const isOver = (action) => after(game.info().id, game.line(), [action]).outcome("en") !== undefined;
  return game.legal().find((action) => !fulfils(game, action, goal) && !isOver(action));
}

/** What is said in a tutorial. */
function talk(page) {
  return page.getByRole("main").getByRole("region");
}

/** Waits for a step at its beginning. */
async function isAt(page, id, steps, index) {
  const { title, instruction } = textOf(id, steps[index]);
  await page.getByRole("heading", { name: title, level: 2 }).waitFor();
  await page.getByText(`Step ${index + 1} of ${steps.length}`, { exact: true }).waitFor();
  await talk(page).getByText(instruction).waitFor();
  await hear(page, `${title}. ${instruction}`);
  await shows(page, new rules.Game(id, steps[index].position));
}

/** Does a step; with a wrong try first if that is wanted. */
async function doStep(page, id, step, errs) {
  const { hint, done } = textOf(id, step);
  const game = new rules.Game(id, step.position);
  for (const [index, { goal, reply = [] }] of step.tasks.entries()) {
    if (errs && index === 0) {
      await MOUSE.act(page, game, wrongOne(game, goal));
      await talk(page).getByText(`Not quite. ${hint}`).waitFor();
      await hear(page, hint);
      // It was taken back.
      await shows(page, game);
    }
    const action = game.legal().find((action) => fulfils(game, action, goal));
    await MOUSE.act(page, game, action);
    for (const each of [action, ...reply]) assert.equal(game.play(each, "en"), undefined);
    await shows(page, game);
    if (index < step.tasks.length - 1) await talk(page).getByText("Right. Keep going.").waitFor();
  }
  await talk(page).getByText(`Well done! ${done}`).waitFor();
  await hear(page, done);
}

/** Fails unless the board, the text and the way on are on every screen. */
async function isInView(page, what) {
  await onEach(page, SCREENS, async () => {
    await seesBoard(page, page, what);
    await sees(button(page, "Skip"), `${what}: Skip`);
    await sees(talk(page), `${what}: the text`);
    assert.ok((await talk(page).boundingBox()).height >= 48, `${what}: the text has no room`);
  });
}

for (const { id, name } of GAMES) {
  test(`the tutorial of ${name} is done from its first step to a game, always in view`, async (t) => {
    const page = await open(t, { viewport: SCREENS[0], ...TOUCHED });
    const steps = stepsOf(id);
    await page.goto(`/learn/${id}`);
    await page.getByText(`${steps.length} steps on a live board.`).waitFor();
    await page.getByRole("link", { name: "Start", exact: true }).click();
    const errs = steps.findIndex(({ position, tasks: [{ goal }] }) =>
      wrongOne(new rules.Game(id, position), goal),
    );
    for (const [index, step] of steps.entries()) {
      await isAt(page, id, steps, index);
      await isInView(page, `${id}, ${step.id}`);
      await doStep(page, id, step, index === errs);
      await button(page, "Next").click();
    }
    await page.getByRole("heading", { name: `Now you know ${name}`, level: 1 }).waitFor();
    await page.getByText("You've completed every step.").waitFor();
    await button(page, "Play against level 1").click();
    const game = new rules.Game(id);
    await shows(page, game);
    await type(page, game.legal()[0]);
    await page.locator("ol li .notation").first().waitFor();
  });
}

/** Opens a tutorial and does its first step; its steps. */
async function beginTutorial(page, id) {
  const steps = stepsOf(id);
  await page.goto(`/learn/${id}#tutorial`);
  await isAt(page, id, steps, 0);
  await doStep(page, id, steps[0]);
  await button(page, "Next").click();
  return steps;
}

test("a tutorial goes on where one was, after a reload and from the rules", async (t) => {
  const page = await open(t);
  const steps = await beginTutorial(page, "herooj");
  await isAt(page, "herooj", steps, 1);
  await page.reload();
  await isAt(page, "herooj", steps, 1);
  await page.getByRole("link", { name: "Back to the rules" }).click();
  await page.getByText(`You're on step 2 of ${steps.length}.`).waitFor();
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await isAt(page, "herooj", steps, 1);
  await button(page, "Back").click();
  await isAt(page, "herooj", steps, 0);
});

test("the title of a step begins where its text does", async (t) => {
  const page = await open(t);
  await page.goto("/learn/herooj#tutorial");
  await isAt(page, "herooj", stepsOf("herooj"), 0);
  const left = (locator) =>
    locator.first().evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });
  assert.equal(await left(page.getByRole("heading", { level: 2 })), await left(talk(page).locator("p")));
});

test("steps that were skipped are left to be done", async (t) => {
  const page = await open(t);
  const steps = await beginTutorial(page, "herooj");
  for (let index = 1; index < steps.length; index += 1) {
    await isAt(page, "herooj", steps, index);
    await button(page, "Skip").click();
  }
  await page.getByText(`You skipped ${steps.length - 1} steps.`).waitFor();
  await button(page, "Do the skipped steps").click();
  await isAt(page, "herooj", steps, 1);
});

test("an illegal try in a tutorial is answered with the rule", async (t) => {
  const page = await open(t);
  const [step] = stepsOf("herooj");
  await page.goto("/learn/herooj#tutorial");
  await isAt(page, "herooj", [step, ...stepsOf("herooj").slice(1)], 0);
  const { picks, refusal } = illegalPicks(new rules.Game("herooj", step.position));
  for (const pick of picks) await cell(page, pick).click();
  await talk(page).getByText(refusal.text).waitFor();
  // The piece is still chosen.
  await page.keyboard.press("Escape");
  await shows(page, new rules.Game("herooj", step.position));
});

// The rules.

/** The first diagram of a rules page in which something can be tried: its place, and its position. */
function diagramOf(id) {
  const lines = [...new rules.Game(id).page().matchAll(/^```position\n(.*)$/gm)].map(([, line]) => line);
  const index = lines.findIndex((line) => !new rules.Game(id, line).outcome("en"));
  return { index, line: lines[index] };
}

for (const { id, name } of GAMES.filter(({ id }) => ["rooya", "heroes", "evo4"].includes(id))) {
  test(`a diagram of ${name} is a picture until it is tried, and again when it is reset`, async (t) => {
    const page = await open(t);
    await page.goto(`/learn/${id}`);
    const { index, line } = diagramOf(id);
    const figure = page.locator("figure").nth(index);
    await figure.scrollIntoViewIfNeeded();
    const game = new rules.Game(id, line);
    await shows(figure, game);
    const picture = figure.getByRole("img");
    const description = await picture.getAttribute("aria-label");
    assert.ok(description.startsWith(game.describe("en")), description);
    assert.equal(await figure.getByRole("button", { name: "Try it" }).count(), 1);
    assert.equal(await figure.locator("[inert] [data-cell]").count(), game.board().cells.length);
    await button(figure, "Try it").press("Enter");
    await picture.waitFor({ state: "detached" });
    const action = game.legal()[0];
    await MOUSE.act(figure, game, action);
    await shows(figure, after(id, line, [action]));
    await button(figure, "Reset").click();
    await picture.waitFor();
    await hear(page, "The position has been reset.");
    await shows(figure, game);
  });

  test(`an illegal try in a diagram of ${name} is answered with the way to the rule`, async (t) => {
    const page = await open(t);
    await page.goto(`/learn/${id}`);
    const { index, line } = diagramOf(id);
    const figure = page.locator("figure").nth(index);
    await figure.scrollIntoViewIfNeeded();
    const { picks, refusal } = illegalPicks(new rules.Game(id, line));
    // A press on the picture counts already.
    for (const pick of picks) await cell(figure, pick).click({ force: true });
    await figure.getByText(refusal.text).waitFor();
    await hear(page, refusal.text);
    await figure.getByRole("link", { name: "Read the rule" }).click();
    await page.waitForFunction((anchor) => document.activeElement.id === anchor, refusal.anchor);
    const box = await page.locator(`[id="${refusal.anchor}"]`).boundingBox();
    assert.ok(box.y >= 0 && box.y < page.viewportSize().height, "the rule is in view");
  });
}

test("the contents lead to each rule, and so does its address", async (t) => {
  const page = await open(t);
  await page.goto("/learn/rooya");
  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link", { name: "Turning the plate" }).click();
  const isRead = () => page.waitForFunction(() => document.activeElement.id === "rotation");
  await isRead();
  assert.equal(new URL(page.url()).hash, "#rotation");
  await page.reload();
  await isRead();
});
