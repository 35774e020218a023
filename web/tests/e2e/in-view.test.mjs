// The board stays in view while a game is reviewed and while one learns from it: on a phone, upright and on
// its side, and on a page made twice as large. For the tutorials, see learn.test.mjs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { app, button } from "./app.mjs";
import { linkOf, recordOf } from "./games.mjs";
import { LARGE_SCREENS, onEach, PHONE_SCREENS, sees, seesBoard, TOUCHED } from "./view.mjs";

const { open } = app();

/** What a page is seen on, and the screens that it has. */
const DEVICES = {
  "on a phone, upright and on its side": { options: TOUCHED, screens: PHONE_SCREENS },
  "at 200 %": { options: { deviceScaleFactor: 2 }, screens: LARGE_SCREENS },
};

const ID = "rooya";
/** White gives it away twice and completes Black's line. */
const ACTIONS = "e1 a2 e4 d1 e3 a4 a5 b1 c1 a3 d5 e2 c5 b5 e5 a1 a5b5".split(" ");
const RECORD = recordOf(ID, undefined, ACTIONS);

for (const [where, { options, screens }] of Object.entries(DEVICES)) {
  test(`the board stays in view in a review ${where}`, async (t) => {
    const page = await open(t, { viewport: screens[0], ...options });
    await page.goto(`/analyse/${ID}?review=0${linkOf(RECORD)}`);
    const review = page.getByRole("region", { name: "Review" });
    await review.getByRole("slider").waitFor();
    const buttons = await review.getByRole("list").getByRole("button").all();
    assert.ok(buttons.length >= 2);
    await onEach(page, screens, async () => {
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
    await onEach(page, screens, async () => {
      await seesBoard(lesson, page, "a question");
      await sees(button(lesson, "Show answer"), "Show answer");
    });
    await button(lesson, "Show answer").click();
    await onEach(page, screens, async () => {
      await button(lesson, "Next").scrollIntoViewIfNeeded();
      await seesBoard(lesson, page, "an answer");
      await sees(button(lesson, "Next"), "Next");
    });
  });
}
