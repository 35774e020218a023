// How long the app reviews a game of 60 moves, at the usual depth, for every game: node web/tests/review.mjs, after
// cargo xtask web; ids of games after it if not all are wanted. Ends with 1 if one takes too long.

import { chromium } from "playwright-core";
import { DIST, LAUNCH } from "./browser.mjs";
import { GAMES, linkOf, recordOf, rules } from "./e2e/games.mjs";
import { serve } from "./server.mjs";

const MOVES = 60;
/** So many seconds at most. */
const MOST = 15;

/** A game between engines that are neither weak nor strong, as far as it goes; then another one. */
function play(id) {
  for (let seed = 1; ; seed += 1) {
    const game = new rules.Game(id);
    const engine = new rules.Engine(id, `level=5,seed=${seed}`);
    for (let made = 0; made < MOVES && !game.outcome("en"); made += 1) {
      game.play(engine.think(game, {}).lines[0].actions[0], "en");
    }
    const actions = game.history();
    engine.free();
    game.free();
    if (actions.length === MOVES) return recordOf(id, undefined, actions);
  }
}

/** How many seconds the review of a record takes. */
async function review(browser, url, id, record) {
  const page = await browser.newPage();
  await page.goto(`${url}/analyse/${id}${linkOf(record)}`);
  await page.getByText("Game review", { exact: true }).click();
  const part = page.getByRole("region", { name: "Review" });
  const begun = performance.now();
  await part.getByRole("button", { name: "Review the game" }).click();
  await part.getByRole("slider").waitFor({ timeout: 10 * MOST * 1000 });
  const seconds = (performance.now() - begun) / 1000;
  await page.close();
  return seconds;
}

const named = process.argv.slice(2);
const ids = GAMES.map(({ id }) => id).filter((id) => named.length === 0 || named.includes(id));
const server = await serve(DIST);
const browser = await chromium.launch(LAUNCH);
let isFast = true;
try {
  for (const id of ids) {
    const seconds = await review(browser, server.url, id, play(id));
    console.log(`${id.padEnd(14)} ${seconds.toFixed(1)} s`);
    isFast &&= seconds <= MOST;
  }
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = isFast ? 0 : 1;
