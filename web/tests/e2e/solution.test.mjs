// Le Rooya is solved: what the analysis says of every move, and how the computer plays with it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { app, begin, becomes, button, now, shows } from "./app.mjs";
import { linkOf, recordOf, rules } from "./games.mjs";

const { open } = app();

const known = new rules.Resources();
known.add("rooya.oracle", readFileSync(new URL("../../../crates/oracle/rooya.oracle", import.meta.url)));

/** Positions in which some moves win, some draw and some lose, by the moves to the end under best play. */
const WON = { 3: "bbb1W/bbWWW/b3W/3W1/bbWW1 w -", 5: "b2bb/bW1bb/1W3/W1bbW/W1WWW w -" };

/** The moves of a list, in order. */
function moves(panel, name) {
  const list = panel.getByRole("list", { name: new RegExp(`^${name}`) });
  return list.getByRole("button").evaluateAll((all) => all.map((one) => one.firstChild.data));
}

const of = ({ moves }, kind) => moves.filter(({ worth }) => worth === kind).map(({ action }) => action);

test("the analysis says what every move of a solved game leads to", async (t) => {
  const page = await open(t);
  const game = new rules.Game("rooya", WON[3]);
  const solved = known.solved(game);
  await page.goto(`/analyse/rooya${linkOf(recordOf("rooya", game.line(), []))}`);
  await shows(page, game);
  const panel = page.getByRole("group").filter({ has: page.getByText("Solution", { exact: true }) });
  await panel.getByText("Solution", { exact: true }).click();
  const winner = rules.words("rooya", "en").seats[game.toMove()];
  await panel.getByText(`${winner} wins in 3 moves.`).waitFor();
  for (const [name, kind] of Object.entries({ Winning: "win", Drawing: "draw", Losing: "loss" })) {
    assert.deepEqual((await moves(panel, name)).sort(), of(solved, kind).sort(), kind);
  }
  const best = solved.moves.find(({ worth, actions }) => worth === "win" && actions === 3);
  const spoken = game.spoken(best.action, "en");
  await panel.getByRole("button", { name: `${spoken}, the game ends in 3 moves`, exact: true }).click();
  await panel.getByText(`${winner} wins in 2 moves.`).waitFor();
  // To the end, by whatever comes first.
  for (const left of [2, 1]) {
    await panel.getByText(new RegExp(`wins in ${left === 1 ? "one move" : "2 moves"}\\.`)).waitFor();
    await panel.getByRole("listitem").first().getByRole("button").click();
  }
  await panel.getByText(`${winner} wins: a line of five was completed.`).waitFor();
});

test("the computer at its best wins as soon as it can", async (t) => {
  const page = await open(t);
  const game = new rules.Game("rooya", WON[5]);
  const seats = [0, 0];
  seats[game.toMove()] = 11;
  await begin(page, "rooya", { start: game.line(), seats });
  const winner = game.toMove();
  for (let left = 5; left > 0; left -= 1) {
    if (game.toMove() === winner) {
      await becomes(async () => (await page.locator("ol li .notation").count()) >= 6 - left, true);
      const played = await page
        .locator("ol li .notation")
        .evaluateAll((all) => all.map((one) => one.lastChild.data));
      assert.equal(game.play(played[5 - left], "en"), undefined);
    } else {
      const { moves } = known.solved(game);
      const [longest] = moves.toSorted((one, other) => other.actions - one.actions);
      await page.getByRole("textbox", { name: "Type a move" }).fill(longest.action);
      await page.keyboard.press("Enter");
      game.play(longest.action, "en");
    }
  }
  assert.equal(game.outcome("en").winner, winner);
  await now(page).getByRole("button", { name: "Rematch" }).waitFor();
});

test("a review says what became of the value of a solved game", async (t) => {
  const page = await open(t);
  // White gives a drawn game away with the last move, which completes Black's line.
  const actions = "e1 a2 e4 d1 e3 a4 a5 b1 c1 a3 d5 e2 c5 b5 e5 a1 a5b5".split(" ");
  await page.goto(`/analyse/rooya${linkOf(recordOf("rooya", undefined, actions))}`);
  await page.getByText("Game review", { exact: true }).click();
  const review = page.getByRole("region", { name: "Review" });
  await button(review, "Review the game").click();
  await review.getByRole("button", { name: "9. White a5b5 turned a draw into a loss" }).waitFor();
  await button(review, "As White").click();
  const lesson = page.getByRole("dialog", { name: "Learn from your mistakes" });
  await lesson.getByText("9. White played a5b5, which turned a draw into a loss.").first().waitFor();
  await button(lesson, "Show answer").click();
  await lesson.locator("p.notice").getByText("keeps the draw.").waitFor();
});
