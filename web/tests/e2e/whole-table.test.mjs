// Each game from its start to its end, with everything that can happen at a table on one device in the middle of it.

import { test } from "node:test";
import { app, begin, button, now, played, type } from "./app.mjs";
import { after, GAMES, wholeGame } from "./games.mjs";

const { open } = app();

for (const info of GAMES) {
  test(`a game of ${info.name} with clocks, undo, redo, a pause, an agreed draw and a reload goes on to its end`, async (t) => {
    const { start, actions } = wholeGame(info.id);
    const middle = Math.floor(actions.length / 2);
    const page = await open(t);
    await begin(page, info.id, { clock: "5 min, 3 s delay per turn" });
    for (const action of actions.slice(0, middle)) await type(page, action);
    await played(page, middle);

    await button(page, "Undo").click();
    await played(page, middle - 1);
    await button(page, "Redo").click();
    await played(page, middle);

    await button(page, "Pause").click();
    await now(page).getByText("The game is paused.").waitFor();
    await page.reload();
    await now(page).getByText("The game is paused.").waitFor();
    await button(page, "Resume").click();
    await played(page, middle);

    await button(page, "Agree to a draw").click();
    await page.getByRole("dialog").getByRole("button", { name: "Agree to a draw" }).click();
    await now(page).getByText("The game is a draw: the players agreed.").waitFor();
    await button(page, "Undo").click();
    await now(page)
      .getByText(after(info.id, start, actions.slice(0, middle)).standing("en"))
      .waitFor();

    for (const action of actions.slice(middle)) await type(page, action);
    await now(page)
      .getByText(after(info.id, start, actions).standing("en"), { exact: true })
      .waitFor();
    await button(now(page), "Rematch").waitFor();
  });
}
