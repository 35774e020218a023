// The pages of online play are fit to be seen and heard, in all ways.

import { test } from "node:test";
import { button, now, played, type } from "../e2e/app.mjs";
import { wholeGame } from "../e2e/games.mjs";
import { lookAt } from "../e2e/look.mjs";
import { house, pairUp, quick } from "./house.mjs";

test("the pages of online play are fit to be seen and heard", async (t) => {
  const { visitor } = await house(t);
  const [ana, ben, cleo] = [await visitor("Ana"), await visitor("Ben"), await visitor("Cleo")];
  const players = await pairUp(ana, ben);
  const { actions } = wholeGame("herooj");
  for (const [index, action] of actions.entries()) {
    await type(players[index % 2], action);
    await played(players[(index + 1) % 2], index + 1);
    if (index !== 4) continue;
    await button(players[0], "Good luck!").click();
    await button(players[0], "Offer draw").click();
    await button(players[1], "Decline").waitFor();
    await t.test("a game being played", () => lookAt(players[1], "online-game", "[data-cell]"));
    await button(players[1], "Decline").click();
    await quick(cleo, "Sparta", "3 min + 2 s per turn");
    await t.test("the lobby of somebody who waits", () => lookAt(cleo, "online-waiting", "#mine"));
    const guest = await visitor();
    await guest.goto("/lobby");
    await guest.locator("#watch a").waitFor();
    await t.test("the lobby of somebody new", () => lookAt(guest, "online-lobby", "#watch a"));
    await button(guest, "Create a game…").click();
    const dialog = guest.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Only people with the link" }).check();
    await button(dialog, "Create a link").click();
    await guest.waitForURL(/\/invitation\//);
    await guest.getByRole("textbox", { name: "Link to this invitation" }).waitFor();
    await t.test("an invitation of one's own", () => lookAt(guest, "online-invitation", "article"));
    await cleo.goto(new URL(guest.url()).pathname);
    await button(cleo, "Accept and play").waitFor();
    await t.test("an invitation", () => lookAt(cleo, "online-invited", "article"));
  }
  await now(players[0]).locator(".end").waitFor();
  await t.test("the end of a game", () => lookAt(players[0], "online-end", "[data-cell]"));
  await players[0].goto("/games");
  await players[0].locator('a[href^="/game/"]').waitFor();
  await t.test("games that were played", () => lookAt(players[0], "online-games", "a.card"));
  await players[0].goto("/settings");
  await button(players[0], "Delete my player").waitFor();
  await t.test("the settings", () => lookAt(players[0], "online-settings", "h2"));
});
