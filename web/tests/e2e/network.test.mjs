// Networks: the computer judges by them; without one, it says so and plays on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DIST } from "../browser.mjs";
import { expected, NETWORKS, thought } from "../thoughts.mjs";
import { actionsOf, app, begin, hear, played, type } from "./app.mjs";
import { rules } from "./games.mjs";
import { wordsOf } from "../words.mjs";

const { open } = app();

const NODES = 3_000;
/** The strongest opponent, in the form of a new game. */
const MAXIMUM = 11;
const LACKS = wordsOf("en")("engine-lacks");

test("the computer thinks by the network as it does natively", async (t) => {
  const page = await open(t);
  await page.goto("/settings");
  for (const game of Object.keys(NETWORKS)) {
    const told = await thought(page, DIST, game, "best", NODES);
    assert.deepEqual(told, { thought: expected(game, "best", NODES), lacking: [] });
    const byHand = expected(game, "best", NODES, null);
    assert.notDeepEqual(told.thought, byHand, game);
    assert.deepEqual(expected(game, "best,judgement=hand", NODES), byHand, game);
  }
});

const ANSWERS = {
  missing: (route) => route.fulfill({ status: 404 }),
  damaged: (route) => {
    const body = Buffer.from(NETWORKS.herooj);
    body[body.length >> 1] ^= 1;
    return route.fulfill({ body });
  },
};

for (const [state, answer] of Object.entries(ANSWERS)) {
  test(`if the network is ${state}, the computer says so and plays on`, async (t) => {
    const page = await open(t, { complains: /404/ });
    await page.route("**/*.network", answer);
    await begin(page, "herooj", { seats: [0, MAXIMUM] });
    const answered = async (count) => {
      await page.evaluate(() => document.activeElement?.blur());
      await page.keyboard.press("m");
      await played(page, count);
    };
    await type(page, "b2b4");
    const notice = page.getByRole("complementary").filter({ hasText: LACKS });
    await notice.waitFor();
    await hear(page, LACKS);
    await answered(2);
    await notice.getByRole("button").click();
    assert.equal(await notice.count(), 0);
    // Once is enough.
    const game = new rules.Game("herooj");
    for (const action of await actionsOf(page)) game.play(action, "en");
    await type(page, game.legal()[0]);
    await answered(4);
    assert.equal(await notice.count(), 0);
    const told = await thought(page, DIST, "herooj", "search", NODES);
    assert.deepEqual(told, {
      thought: expected("herooj", "search", NODES, null),
      lacking: ["herooj.network"],
    });
  });
}
