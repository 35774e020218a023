// The app by plain HTTP from another machine, where browsers withhold some of what they can do.

import assert from "node:assert/strict";
import { test } from "node:test";
import { actionsOf, begin, button, hear, now, played, type } from "../e2e/app.mjs";
import { guests, house, isToMove, pairUp } from "./house.mjs";

/** A name that is no machine's own. */
const NAME = "plain.test";

test("by plain HTTP the app says what is missing, and the rest works", async (t) => {
  const { url } = await house(t);
  const there = new URL(url);
  there.hostname = NAME;
  const { come } = await guests(t, [`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]);
  const [ana, ben] = [await come(there.origin, "Ana"), await come(there.origin, "Ben")];
  assert.deepEqual(
    await ana.evaluate(() => [isSecureContext, "locks" in navigator, "serviceWorker" in navigator]),
    [false, false, false],
  );

  // It is said until somebody has read it.
  const notice = ana.getByRole("complementary", { name: "This connection isn't encrypted." });
  await notice.getByText("the app doesn't work offline").waitFor();
  await button(notice, "Close").click();
  await notice.waitFor({ state: "detached" });
  await ana.reload();
  await ana.getByRole("heading", { name: "Quick game" }).waitFor();
  assert.equal(await notice.count(), 0);

  // Two play, and one of them copies a link.
  const players = await pairUp(ana, ben);
  await type(players[0], "c2c4");
  await Promise.all(players.map((page) => played(page, 1)));
  assert.equal(await isToMove(players[1]), true);
  await ana.goto("/settings");
  await button(ana, "Copy a link for another device").click();
  await hear(ana, "Link copied");

  // Of two tabs with a game on this device one leads, and the other can take over.
  await begin(ana, "herooj");
  const tab = await ana.context().newPage();
  await tab.goto(ana.url());
  await now(tab).getByText("This game is open in another tab").waitFor();
  await type(ana, "b2b4");
  await played(tab, 1);
  await button(tab, "Play here").click();
  await now(ana).getByText("This game is open in another tab").waitFor();
  await type(tab, "b7b5");
  await played(ana, 2);
  await tab.close();
  await now(ana).getByText("This game is open in another tab").waitFor({ state: "detached" });
  await type(ana, "c2c4");
  assert.deepEqual(await actionsOf(ana), ["b2b4", "b7b5", "c2c4"]);
});
