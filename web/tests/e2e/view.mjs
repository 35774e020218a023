// What is seen on small screens: a phone, upright and on its side, and a page made twice as large.

import assert from "node:assert/strict";

export const TOUCHED = { hasTouch: true, isMobile: true };
export const PHONE_SCREENS = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
];
/** A usual screen at 200 %. */
export const LARGE_SCREENS = [{ width: 640, height: 400 }];

/** Looks at a page on each of some screens, and then on the first again. */
export async function onEach(page, screens, look) {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await look();
  }
  await page.setViewportSize(screens[0]);
}

/** A board is seen well if its shorter side is at least this part of the screen's. */
const LARGE = 0.6;

/** Whether all of an element is on the screen, give or take a pixel, and nothing lies over it. */
function isSeen(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return isInside && there !== null && (element.contains(there) || there.contains(element));
}

/** Fails unless the board is on the screen, and large enough. */
export async function seesBoard(scope, page, what) {
  const board = scope.locator("svg.board").first();
  const box = JSON.stringify(await board.boundingBox());
  assert.equal(await board.evaluate(isSeen), true, `${what}: the board is at ${box}`);
  const { width, height } = await board.boundingBox();
  const screen = page.viewportSize();
  const least = LARGE * Math.min(screen.width, screen.height);
  assert.ok(Math.min(width, height) >= least, `${what}: the board is only ${width} by ${height}`);
}

/** Fails unless all of something is on the screen. */
export async function sees(locator, what) {
  const box = JSON.stringify(await locator.boundingBox());
  assert.equal(await locator.evaluate(isSeen), true, `${what} is at ${box}`);
}
