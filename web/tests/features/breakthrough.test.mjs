// Breakthrough, a game without any part of its own in the app: cargo xtask feature breakthrough.

import assert from "node:assert/strict";
import { test } from "node:test";
import { app, becomes, begin, hear, now, said, shows } from "../e2e/app.mjs";
import { after, GAMES, lastActions, wholeGame } from "../e2e/games.mjs";
import { KEYBOARD, MOUSE, play, TOUCH } from "../e2e/hands.mjs";

const { open } = app();
const GAME = GAMES.find(({ id }) => id === "breakthrough");

test("it stands on the first page like any other", async (t) => {
  const page = await open(t);
  await page.goto("/");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: GAME.name }) });
  await card.getByText("Two walls of pawns, and one gap is enough.").waitFor();
  const picture = card.locator("img");
  await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction((image) => image.naturalWidth > 0, await picture.elementHandle());
});

/** The result and its reason are on the page and were announced. */
async function isOver(page, start, actions) {
  const standing = after(GAME.id, start, actions).standing("en");
  await now(page).getByText(standing, { exact: true }).waitFor();
  assert.ok((await said(page)).at(-1).includes(standing), "the result is announced");
}

test("a whole game is played by mouse", async (t) => {
  const { start, actions } = wholeGame(GAME.id);
  const page = await open(t, MOUSE.options);
  await play(page, MOUSE, GAME, start, actions);
  await isOver(page, start, actions);
});

for (const [index, hand] of [KEYBOARD, TOUCH].entries()) {
  test(`the end of a game is played by ${hand.name}`, async (t) => {
    const ENDS = 3;
    const { start, actions } = lastActions(GAME.id, index + 1, ENDS);
    const page = await open(t, hand.options);
    await play(page, hand, GAME, start, actions);
    await isOver(page, start, actions);
  });
}

test("the computer plays it", async (t) => {
  const page = await open(t);
  await begin(page, GAME.id, { seats: [1, 0] });
  // White is the computer.
  await hear(page, "White: ");
  assert.match((await said(page)).join(" "), /White: pawn [a-h]2 to [a-h]3/);
});

test("a game goes on after the page is loaded again", async (t) => {
  const { start, actions } = lastActions(GAME.id, 5, 2);
  const page = await open(t, MOUSE.options);
  const [first, ...rest] = actions;
  await play(page, MOUSE, GAME, start, [first]);
  await page.reload();
  await shows(page, after(GAME.id, start, [first]));
  for (const [index, action] of rest.entries()) {
    await MOUSE.act(page, after(GAME.id, start, actions.slice(0, index + 1)), action);
  }
  await becomes(
    () =>
      now(page)
        .getByText(after(GAME.id, start, actions).standing("en"))
        .count(),
    1,
  );
});

test("its rules are told, and in English where nobody has translated them", async (t) => {
  const page = await open(t, { settings: { language: "de" } });
  await page.goto(`/learn/${GAME.id}`);
  await page.getByRole("heading", { level: 1, name: GAME.name }).waitFor();
  await page.getByText("The first pawn to reach the far side wins.").waitFor();
});
