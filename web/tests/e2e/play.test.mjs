// Each game is played to its end in each way.

import assert from "node:assert/strict";
import { test } from "node:test";
import { app, now, said } from "./app.mjs";
import { after, GAMES, lastActions, wholeGame } from "./games.mjs";
import { DRAGGING, KEYBOARD, MOUSE, play, TOUCH, TYPING } from "./hands.mjs";

const { open } = app();

/** The result and its reason are on the page and were announced. */
async function isOver(page, info, start, actions) {
  const standing = after(info.id, start, actions).standing("en");
  await now(page).getByText(standing, { exact: true }).waitFor();
  assert.ok((await said(page)).at(-1).includes(standing), "the result is announced");
  await now(page).getByRole("button", { name: "Rematch" }).waitFor();
}

// How each game is played as a whole: each way has its turn.
const WHOLE = [DRAGGING, TYPING, KEYBOARD, TOUCH, DRAGGING, MOUSE, KEYBOARD];
const ENDS = 3;

GAMES.forEach((info, place) => {
  test(`a whole game of ${info.name} is played by ${WHOLE[place].name}`, async (t) => {
    const { start, actions } = wholeGame(info.id);
    const page = await open(t, WHOLE[place].options);
    await play(page, WHOLE[place], info, start, actions);
    await isOver(page, info, start, actions);
  });

  // The other ways make its last actions.
  [MOUSE, KEYBOARD, TOUCH].forEach((hand, index) => {
    if (hand === WHOLE[place]) return;
    test(`the end of a game of ${info.name} is played by ${hand.name}`, async (t) => {
      const { start, actions } = lastActions(info.id, index + 1, ENDS);
      const page = await open(t, hand.options);
      await play(page, hand, info, start, actions);
      await isOver(page, info, start, actions);
    });
  });
});
