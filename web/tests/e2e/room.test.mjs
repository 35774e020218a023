// The board, and what can be chosen, share the screen: on a phone, on its side, and at 200 % zoom.

import assert from "node:assert/strict";
import { test } from "node:test";
import { app, begin, cell, now } from "./app.mjs";
import { GAMES, illegalPicks, rules } from "./games.mjs";
import { LARGE_SCREENS, onEach, PHONE_SCREENS, TOUCHED } from "./view.mjs";

const { open } = app();

/** What a game is held in, and the screens that it has. */
const DEVICES = {
  "a phone, upright and on its side": { options: TOUCHED, screens: PHONE_SCREENS },
  "200 % zoom": { options: {}, screens: LARGE_SCREENS },
};

/** Where something is on the screen. */
async function boxOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function overlap(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** A piece is chosen: the board and what can be done now are on the screen, side by side. */
async function choosesInView(page, { width, height }) {
  const board = await boxOf(page.locator(".board"));
  assert.ok(board.top >= 0 && board.bottom <= height, `the board ends at ${board.bottom}`);
  const buttons = await now(page).getByRole("button").all();
  for (const button of [...buttons, now(page).locator(".asked")]) {
    const box = await boxOf(button);
    assert.ok(box.bottom <= height, `what can be chosen ends at ${box.bottom}`);
    assert.ok(!overlap(box, board), "the board is not covered");
  }
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
}

/** A move is refused: the reason is on the screen, beside the board. */
async function isRefusedInView(page, refusal, { height }) {
  const note = now(page).getByText(refusal.text);
  const [box, board] = [await boxOf(note), await boxOf(page.locator(".board"))];
  assert.ok(!overlap(box, board), "the board is seen");
  assert.ok(box.top >= 0 && box.bottom <= height, `the note ends at ${box.bottom}`);
}

for (const { id, name } of GAMES) {
  for (const [device, { options, screens }] of Object.entries(DEVICES)) {
    test(`a move of ${name}, and its refusal, share the screen with the board on ${device}`, async (t) => {
      const page = await open(t, { viewport: screens[0], ...options });
      await begin(page, id);
      const game = new rules.Game(id);
      const [first] = game.partial("", "en").next.filter(({ isCell }) => isCell);
      const { picks, refusal } = illegalPicks(game);
      await onEach(page, screens, async () => {
        const screen = page.viewportSize();
        const isMore = game.partial(first.text, "en").next.length > 0;
        if (isMore) await cell(page, first.text).click();
        await choosesInView(page, screen);
        await page.keyboard.press("Escape");
        for (const pick of picks) await cell(page, pick).click();
        await isRefusedInView(page, refusal, screen);
        await page.keyboard.press("Escape");
      });
    });
  }
}

test("all buttons of a game for four share the screen with the board on a phone", async (t) => {
  const page = await open(t, { viewport: PHONE_SCREENS[0], ...TOUCHED });
  await begin(page, "evo4");
  for (const button of await page.getByRole("group", { name: "Game controls" }).getByRole("button").all()) {
    const { bottom } = await boxOf(button);
    assert.ok(bottom <= PHONE_SCREENS[0].height, `a button ends at ${bottom}`);
  }
});
