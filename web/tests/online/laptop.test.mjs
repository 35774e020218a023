// Somebody closes a laptop in the middle of a game, and opens it again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { actionsOf, button, played, type } from "../e2e/app.mjs";
import { wholeGame } from "../e2e/games.mjs";
import { gateway } from "./gateway.mjs";
import { guests, house, pairUp, play } from "./house.mjs";

/**
 * For so many seconds it is closed; LUDEJO_CLOSED names another number. The server hangs up after 20, and the app
 * does after 13.
 */
const CLOSED = Number(process.env.LUDEJO_CLOSED ?? 24);
/** As much may be between what two clocks show, in seconds. */
const TOGETHER = 1.5;
/** What everybody has at first, in seconds, and for each turn. */
const [BASE, MORE] = [600, 5];

const { actions } = wholeGame("herooj");

test("a laptop is closed for a while, and everything is right when it is opened", async (t) => {
  const { url, visitor } = await house(t);
  const laptop = await guests(t);
  const way = await gateway([url]);
  t.after(() => way.close());
  const [ana, ben] = [await laptop.come(way.url, "Ana"), await visitor("Ben")];
  const players = await pairUp(ana, ben);
  const mine = players.indexOf(ana);
  // It is Ben's turn.
  const count = 3 - mine;
  await play(players, actions.slice(0, count));
  const [, before] = await clocks(ben);

  // Nothing runs there any more, and no network remembers its connections.
  laptop.close();
  way.cut();
  const closed = Date.now();
  await type(ben, actions[count]);
  await played(ben, count + 1);
  await button(ben, "Good luck!").click();
  await sleep(closed + CLOSED * 1000 - Date.now());
  laptop.open();

  // She sees what has happened, and how much time she has lost: whatever passed since Ben's move.
  await played(ana, count + 1);
  await ana.getByRole("region", { name: "Chat" }).getByText("Good luck!").last().waitFor();
  assert.deepEqual(await actionsOf(ana), await actionsOf(ben));
  const [[own, his], [bens, anas]] = await Promise.all([clocks(ana), clocks(ben)]);
  near(own, anas);
  near(his, bens);
  near(own, before - (Date.now() - closed) / 1000);

  // The game goes on.
  await play(players, actions.slice(count + 1, count + 5), count + 1);
  const [[hers], [, seen]] = await Promise.all([clocks(ana), clocks(ben)]);
  near(hers, seen);
  assert.ok(hers < BASE + 4 * MORE - CLOSED);
});

/** What the clocks on a page show, in seconds: that of whoever looks at it, and the other. */
async function clocks(page) {
  const told = ["near", "far"].map((side) => page.locator(`.${side} [role=timer]`).textContent());
  return (await Promise.all(told)).map((text) => {
    const [minutes, seconds] = text.trim().split(":").map(Number);
    return 60 * minutes + seconds;
  });
}

function near(seconds, others) {
  assert.ok(Math.abs(seconds - others) < TOGETHER, `${seconds} s and ${others} s`);
}
