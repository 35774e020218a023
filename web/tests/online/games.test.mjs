// All games, from the first move to the end, between people who meet online.

import { test } from "node:test";
import { now, played, type } from "../e2e/app.mjs";
import { after, GAMES, wholeGame } from "../e2e/games.mjs";
import { house, isToMove, quick, seated } from "./house.mjs";

test("every game is played to its end, and all see how it came out", async (t) => {
  const { visitor } = await house(t);
  const people = [];
  for (const name of ["Ana", "Ben", "Cleo", "Dan"]) people.push(await visitor(name));
  for (const { id, name, seats } of GAMES) {
    await t.test(name, async () => {
      const here = people.slice(0, seats.length);
      for (const page of here) {
        await quick(page, name, "30 min + 20 s per turn");
        // Whoever comes first waits.
        await page.locator("#mine, [data-cell]").first().waitFor();
      }
      await Promise.all(here.map(seated));
      // By the seat at which each of them sits.
      const bySeat = new Map();
      const { start, actions } = wholeGame(id);
      for (const [index, action] of actions.entries()) {
        const { toMove } = turnOf(id, start, actions.slice(0, index));
        if (!bySeat.has(toMove)) {
          const turns = await Promise.all(here.map(isToMove));
          bySeat.set(toMove, here[turns.indexOf(true)]);
        }
        await type(bySeat.get(toMove), action);
        await Promise.all(here.map((page) => played(page, index + 1)));
      }
      const { winner } = after(id, start, actions).outcome("en");
      for (const page of here) {
        const isWinner = page === bySeat.get(winner);
        await now(page)
          .getByText(isWinner ? "You won!" : "You lost.")
          .waitFor();
      }
    });
  }
});

/** Whose turn it is after these actions. */
function turnOf(id, start, actions) {
  const game = after(id, start, actions);
  const toMove = game.toMove();
  game.free();
  return { toMove };
}
