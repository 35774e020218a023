// The board stays in view while a game is reviewed, while one learns from it and in the tutorials: on a
// phone, upright and on its side, and on a page made twice as large.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { app, button } from "./app.mjs";
import { GAMES, linkOf, recordOf } from "./games.mjs";

const { open } = app();

const TOUCHED = { hasTouch: true, isMobile: true };

/** What a page is seen on, and the screens that it has. */
const DEVICES = {
  "on a phone, upright and on its side": {
    options: TOUCHED,
    screens: [
      { width: 360, height: 740 },
      { width: 740, height: 360 },
    ],
  },
  "at 200 %": { options: { deviceScaleFactor: 2 }, screens: [{ width: 640, height: 400 }] },
};

/** A board is seen well if its shorter side is at least this part of the screen's. */
const LARGE = 0.6;

const ID = "rooya";
/** White gives it away twice and completes Black's line. */
const ACTIONS = "e1 a2 e4 d1 e3 a4 a5 b1 c1 a3 d5 e2 c5 b5 e5 a1 a5b5".split(" ");
const RECORD = recordOf(ID, undefined, ACTIONS);

/** Whether all of an element is on the screen, give or take a pixel, and nothing lies over it. */
function isSeen(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return isInside && there !== null && (element.contains(there) || there.contains(element));
}

/** Fails unless the board is on the screen, and large enough. */
async function seesBoard(scope, page, what) {
  const board = scope.locator("svg.board").first();
  const box = JSON.stringify(await board.boundingBox());
  assert.equal(await board.evaluate(isSeen), true, `${what}: the board is at ${box}`);
  const { width, height } = await board.boundingBox();
  const screen = page.viewportSize();
  const least = LARGE * Math.min(screen.width, screen.height);
  assert.ok(Math.min(width, height) >= least, `${what}: the board is only ${width} by ${height}`);
}

/** Fails unless all of something is on the screen. */
async function sees(locator, what) {
  const box = JSON.stringify(await locator.boundingBox());
  assert.equal(await locator.evaluate(isSeen), true, `${what} is at ${box}`);
}

for (const [where, { options, screens }] of Object.entries(DEVICES)) {
  /** Looks at the page on every screen of the device. */
  const onEach = async (page, look) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await look();
    }
  };

  test(`the board stays in view in a review ${where}`, async (t) => {
    const page = await open(t, { viewport: screens[0], ...options });
    await page.goto(`/analyse/${ID}?review=0${linkOf(RECORD)}`);
    const review = page.getByRole("region", { name: "Review" });
    await review.getByRole("slider").waitFor();
    const buttons = await review.getByRole("list").getByRole("button").all();
    assert.ok(buttons.length >= 2);
    await onEach(page, async () => {
      await seesBoard(page, page, "after the review");
      for (const one of buttons) {
        const name = await one.textContent();
        await one.click();
        await seesBoard(page, page, name);
        await sees(one, name);
      }
      // By the keyboard, too.
      await review.getByRole("slider").focus();
      await page.keyboard.press("Home");
      await seesBoard(page, page, "the graph");
      await sees(review.getByRole("slider"), "the graph");
    });
    await button(review, "As White").click();
    const lesson = page.getByRole("dialog");
    await lesson.getByRole("button", { name: "Show answer" }).waitFor();
    await onEach(page, async () => {
      await seesBoard(lesson, page, "a question");
      await sees(button(lesson, "Show answer"), "Show answer");
    });
    await button(lesson, "Show answer").click();
    await onEach(page, async () => {
      await button(lesson, "Next").scrollIntoViewIfNeeded();
      await seesBoard(lesson, page, "an answer");
      await sees(button(lesson, "Next"), "Next");
    });
  });

  test(`the board stays in view in the tutorials ${where}`, async (t) => {
    const page = await open(t, { viewport: screens[0], ...options });
    for (const { id } of GAMES) {
      const steps = JSON.parse(
        readFileSync(new URL(`../../src/learn/tutorials/${id}.json`, import.meta.url)),
      );
      await page.goto(`/learn/${id}#tutorial`);
      for (const [index, step] of steps.entries()) {
        await page.getByText(`Step ${index + 1} of ${steps.length}`, { exact: true }).waitFor();
        const what = `${id}, ${step.id}`;
        const skip = button(page, "Skip");
        await onEach(page, async () => {
          await seesBoard(page, page, what);
          await sees(skip, `${what}: Skip`);
          const text = page.getByRole("main").getByRole("region");
          await sees(text, `${what}: the text`);
          assert.ok((await text.boundingBox()).height >= 48, `${what}: the text has no room`);
        });
        await skip.click();
      }
    }
  });
}
