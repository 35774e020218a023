// Strangers who meet in the lobby and play, whatever happens in between.

import assert from "node:assert/strict";
import { test } from "node:test";
import { actionsOf, becomes, button, hear, now, played, type } from "../e2e/app.mjs";
import { wholeGame } from "../e2e/games.mjs";
import { house, isToMove, pairUp, play, quick, seated } from "./house.mjs";

const { actions } = wholeGame("herooj");

test("two find each other, play to the end, and want another game", async (t) => {
  const { visitor } = await house(t);
  const [ana, ben] = [await visitor("Ana"), await visitor("Ben")];
  const players = await pairUp(ana, ben);
  const [white, black] = players;
  assert.equal(await isToMove(black), false);
  await play(players, actions.slice(0, 2));

  // What cannot be played is refused here, and nobody else hears of it.
  await type(white, "a1a1");
  await white.locator(".refusal").first().waitFor();

  // A draw is offered and declined.
  await button(white, "Offer draw").click();
  await button(black, "Decline").click();
  await hear(white, "declines");

  // They talk: a phrase is heard in the language of whoever hears it.
  await button(white, "Good luck!").click();
  await black.getByRole("region", { name: "Chat" }).getByText("Good luck!").last().waitFor();
  await hear(black, "says: Good luck!");

  // One reloads, and goes on.
  await white.reload();
  await seated(white);
  await played(white, 2);
  await play(players, actions.slice(2, 4), 2);

  // One loses the connection; meanwhile the other moves.
  await black.context().setOffline(true);
  await black.locator(".note", { hasText: "Connection lost" }).waitFor();
  await type(white, actions[4]);
  await played(white, 5);
  await white.getByText("(away)").waitFor();
  await black.context().setOffline(false);
  await played(black, 5);
  await black.locator(".note", { hasText: "Connection lost" }).waitFor({ state: "detached" });
  await white.getByText("(away)").waitFor({ state: "detached" });

  // A move that is made without a connection arrives when there is one again.
  await black.context().setOffline(true);
  await type(black, actions[5]);
  await now(black).getByText("Sending your move").waitFor();
  assert.equal((await actionsOf(white)).length, 5);
  await black.context().setOffline(false);
  await played(white, 6);

  await play(players, actions.slice(6), 6);
  const winner = (actions.length + 1) % 2;
  await now(players[winner]).getByText("You won!").waitFor();
  await now(players[1 - winner])
    .getByText("You lost.")
    .waitFor();

  // Another game, with seats changed.
  await button(white, "Rematch").click();
  await now(black).getByText("would like a rematch").waitFor();
  const before = white.url();
  await button(black, "Accept").click();
  for (const page of players) {
    await page.waitForURL((url) => url.href !== before);
    await seated(page);
  }
  assert.deepEqual([await isToMove(white), await isToMove(black)], [false, true]);

  // Both have both games in their lists.
  for (const page of players) {
    await page.goto("/games");
    await becomes(() => page.locator(`a[href^="/game/"]`).count(), 2);
  }
  await white.locator("a", { hasText: winner === 0 ? "You won" : "You lost" }).click();
  await played(white, actions.length);
  // The one that followed is known, too.
  await white.getByRole("link", { name: "Go to the rematch" }).waitFor();
});

test("the server is killed and comes back in the middle of a game", async (t) => {
  const { visitor, restart } = await house(t);
  const players = await pairUp(await visitor("Ana"), await visitor("Ben"));
  await play(players, actions.slice(0, 3));
  await restart("SIGKILL");
  await play(players, actions.slice(3, 5), 3);
  await restart("SIGTERM");
  await play(players, actions.slice(5, 7), 5);
  assert.deepEqual(await actionsOf(players[0]), actions.slice(0, 7));
});

test("a move chosen ahead is made when the turn comes", async (t) => {
  const { visitor } = await house(t);
  const [white, black] = await pairUp(await visitor("Ana"), await visitor("Ben"));
  await black.locator('[data-cell="b7"]').click();
  await black.locator('[data-cell="b5"]').click();
  await now(black).getByText("Your next move: b7b5.").waitFor();
  await type(white, "c2c4");
  await Promise.all([white, black].map((page) => played(page, 2)));
});

test("moves are taken back, games paused and aborted, as far as the others agree", async (t) => {
  const { visitor } = await house(t);
  const [white, black] = await pairUp(await visitor("Ana"), await visitor("Ben"));
  await type(white, "c2c4");
  await played(black, 1);
  await button(white, "Undo my move").click();
  await button(black, "Accept").click();
  await Promise.all([white, black].map((page) => played(page, 0)));
  await button(black, "Ask for a pause").click();
  await button(black, "No pause after all").click();
  await button(white, "Ask for a pause").click();
  await button(black, "Accept").click();
  await now(white).getByText("The game is paused.").waitFor();
  await button(black, "Resume").click();
  await type(white, "c2c4");
  await played(black, 1);
  await button(black, "Abort game").click();
  await black.getByRole("dialog").getByRole("button", { name: "Abort game" }).click();
  for (const page of [white, black]) await now(page).getByText("The game was aborted.").waitFor();
});

test("somebody looks on, and a second device of a player plays on", async (t) => {
  const { url, visitor } = await house(t);
  const players = await pairUp(await visitor("Ana"), await visitor("Ben"));
  await play(players, actions.slice(0, 2));
  const guest = await visitor();
  await guest.goto("/lobby");
  await guest.locator("#watch a").first().click();
  await played(guest, 2);
  await guest.getByText("You're watching: ").waitFor();
  assert.equal(await button(guest, "Resign").count(), 0);
  await players[0].getByText("One person is watching.").waitFor();

  const [white] = players;
  const settings = await white.context().newPage();
  await settings.goto("/settings");
  await button(settings, "Copy a link for another device").click();
  await hear(settings, "Link copied");
  const link = await settings.evaluate(() => window.copied);
  assert.ok(link.startsWith(`${url}/settings#`));
  await settings.close();
  const device = await visitor();
  await device.goto(link);
  await device.getByRole("button", { name: /^Play as (Ana|Ben)$/ }).click();
  await device
    .getByText(/^You play as (Ana|Ben)\./)
    .first()
    .waitFor();
  await device.goto("/lobby");
  await device.getByRole("region", { name: "Your games in progress" }).getByRole("link").click();
  await seated(device);
  await type(device, actions[2]);
  await Promise.all([...players, guest, device].map((page) => played(page, 3)));
  await type(players[1], actions[3]);
  await Promise.all([...players, guest, device].map((page) => played(page, 4)));
});

test("whoever waits can do something else meanwhile, or stop waiting", async (t) => {
  const { visitor } = await house(t);
  const [ana, ben] = [await visitor("Ana"), await visitor("Ben")];
  await quick(ana, "Herooj", "10 min + 5 s per turn");
  await ana
    .getByRole("region", { name: "You're waiting" })
    .getByRole("button", { name: /^Cancel/ })
    .click();
  await ana.getByRole("heading", { name: "You're waiting" }).waitFor({ state: "detached" });
  await quick(ana, "Herooj", "No clock");
  await ana.getByRole("heading", { name: "You're waiting" }).waitFor();
  await ana.getByRole("link", { name: "Ludejo" }).click();
  await ben.goto("/lobby");
  // The lobby is up to a second old, and may still show the game that was cancelled.
  await ben
    .getByRole("region", { name: "Open games" })
    .getByRole("button", { name: "Join: Herooj, No clock, Ana" })
    .click();
  await seated(ben);
  await ana.getByRole("link", { name: "Go to the game" }).click();
  await seated(ana);
});
