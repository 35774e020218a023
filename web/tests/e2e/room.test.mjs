// The board, and what can be chosen, share the screen: on a phone, on its side, and at 200 % zoom.

import assert from "node:assert/strict";
import { test } from "node:test";
import { app, begin, cell, now } from "./app.mjs";
import { GAMES, illegalPicks, rules } from "./games.mjs";

const { open } = app();

const SCREENS = {
  "a phone": { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  "a phone on its side": { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
  "200 % zoom": { viewport: { width: 640, height: 400 } },
};

/** Where something is on the screen. */
async function boxOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function overlap(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

for (const { id, name } of GAMES) {
  for (const [screen, options] of Object.entries(SCREENS)) {
    test(`a move of ${name} is made without scrolling on ${screen}`, async (t) => {
      const page = await open(t, options);
      await begin(page, id);
      const game = new rules.Game(id);
      const [first] = game.partial("", "en").next.filter(({ isCell }) => isCell);
      if (game.partial(first.text, "en").next.length > 0) await cell(page, first.text).click();
      const { width, height } = options.viewport;
      const board = await boxOf(page.locator(".board"));
      assert.ok(board.top >= 0 && board.bottom <= height, `the board ends at ${board.bottom}`);
      const buttons = await now(page).getByRole("button").all();
      for (const button of [...buttons, now(page).locator(".asked")]) {
        const box = await boxOf(button);
        assert.ok(box.bottom <= height, `what can be chosen ends at ${box.bottom}`);
        assert.ok(!overlap(box, board), "the board is not covered");
      }
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
    });

    test(`a refusal in ${name} does not cover the board on ${screen}`, async (t) => {
      const page = await open(t, options);
      await begin(page, id);
      const { picks, refusal } = illegalPicks(new rules.Game(id));
      for (const pick of picks) await cell(page, pick).click();
      const note = now(page).getByText(refusal.text);
      const [box, board] = [await boxOf(note), await boxOf(page.locator(".board"))];
      assert.ok(!overlap(box, board), "the board is seen");
      assert.ok(box.top >= 0 && box.bottom <= options.viewport.height, `the note ends at ${box.bottom}`);
    });
  }
}

test("all buttons of a game for four share the screen with the board on a phone", async (t) => {
  const options = SCREENS["a phone"];
  const page = await open(t, options);
  await begin(page, "evo4");
  for (const button of await page.getByRole("group", { name: "Game controls" }).getByRole("button").all()) {
    const { bottom } = await boxOf(button);
    assert.ok(bottom <= options.viewport.height, `a button ends at ${bottom}`);
  }
});
