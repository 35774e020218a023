// People with whom one can't play on: those who have left, and those one doesn't want to meet again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { button, hear, now, played, said, type } from "../e2e/app.mjs";
import { house, pairUp, quick, seated } from "./house.mjs";

test("who is away for long loses the game to whoever claims it", { timeout: 90_000 }, async (t) => {
  const { visitor } = await house(t, { isImpatient: true });
  const [white, black] = await pairUp(await visitor("Ana"), await visitor("Ben"));
  await type(white, "c2c4");
  await played(black, 1);
  const address = black.url();

  // Whoever comes back soon has not left.
  await black.reload();
  await seated(black);
  await white.getByText("(away)").waitFor({ state: "detached" });
  assert.ok((await said(white)).every((words) => !words.includes("has left the table")));

  // Whoever stays away has.
  const notice = white.locator(".notice", { hasText: "has left the table" });
  await black.goto("/settings");
  await notice
    .filter({ hasText: "You can end the game in 0:0", hasNot: white.getByRole("button") })
    .waitFor();
  await hear(white, "has left the table");
  await button(notice, "Claim the win").click();
  await now(white).getByText("You won!").waitFor();
  await black.goto(address);
  await now(black).getByText("You lost.").waitFor();
});

test("whoever is blocked isn't heard any more, and can't come to the same table", async (t) => {
  const { visitor } = await house(t);
  const [ana, ben] = [await visitor("Ana"), await visitor("Ben")];
  await pairUp(ana, ben);
  await button(ben, "Hello!").click();
  const chat = ana.getByRole("region", { name: "Chat" });
  await chat.getByText("Hello!").last().waitFor();
  await chat.getByText("Someone bothers you?").click();
  await button(chat, "Block").click();
  await button(chat, "Blocked").waitFor();
  await chat.getByText("Ben:").waitFor({ state: "detached" });
  await button(ben, "Oops!").click();
  await ben.getByRole("listitem").filter({ hasText: "Oops!" }).waitFor();
  // Whatever comes after it has come: she says something herself.
  await button(chat, "Thank you!").click();
  await chat.getByRole("listitem").filter({ hasText: "Thank you!" }).waitFor();
  assert.equal(await chat.getByRole("listitem").count(), 1);

  // Neither comes to the other's table, however both want it.
  await quick(ana, "Sparta", "No clock");
  await ana.getByRole("heading", { name: "You're waiting" }).waitFor();
  await quick(ben, "Sparta", "No clock");
  await ben.getByRole("heading", { name: "You're waiting" }).waitFor();
  const join = ben.getByRole("button", { name: /^Join: Sparta/ });
  await join.click();
  await ben.getByText("one of you has blocked the other").first().waitFor();

  // She thinks better of it.
  await ana.goto("/settings");
  await button(ana, "Unblock: Ben").click();
  await button(ana, "Unblock: Ben").waitFor({ state: "detached" });
  await join.click();
  await seated(ben);
});
