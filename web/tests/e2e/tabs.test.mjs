// One game in two tabs: one of them leads, the other follows and can take over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { actionsOf, app, begin, button, hear, now, played, type } from "./app.mjs";

const { open } = app();

/** A game in two tabs; the first one leads. */
async function twice(t, seats) {
  const first = await open(t);
  await begin(first, "herooj", { seats });
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.locator("[data-cell]").first().waitFor();
  return [first, second];
}

/** The actions that are kept: those that a tab shows that is opened anew. */
async function kept(page, count) {
  const third = await page.context().newPage();
  await third.goto(page.url());
  await played(third, count);
  return actionsOf(third);
}

test("no move is lost when a game is open in two tabs", async (t) => {
  const [first, second] = await twice(t);
  await type(first, "b2b4");
  await played(second, 1);
  await now(second).getByText("This game is open in another tab").waitFor();
  assert.equal(await second.getByRole("textbox", { name: "Type a move" }).isEnabled(), false);
  await type(first, "b7b5");
  await played(second, 2);
  await button(second, "Play here").click();
  await now(first).getByText("This game is open in another tab").waitFor();
  await hear(first, "This game is open in another tab");
  assert.equal(await second.evaluate(() => document.activeElement.hasAttribute("data-cell")), true);
  await type(second, "c2c4");
  await played(first, 3);
  assert.deepEqual(await kept(first, 3), ["b2b4", "b7b5", "c2c4"]);
});

test("the tab that follows goes on when the other one is closed", async (t) => {
  const [first, second] = await twice(t);
  await type(first, "b2b4");
  await played(second, 1);
  await first.close();
  await now(second).getByText("This game is open in another tab").waitFor({ state: "detached" });
  await type(second, "b7b5");
  await played(second, 2);
});

test("the computer answers once, whichever tab leads", async (t) => {
  const [first, second] = await twice(t, [0, 1]);
  await type(first, "b2b4");
  await played(first, 2);
  await played(second, 2);
  await button(second, "Play here").click();
  await type(second, "c2c4");
  await played(second, 4);
  await played(first, 4);
  assert.deepEqual(await actionsOf(first), await actionsOf(second));
});
