// Friends who send each other a link, and tables for four.

import assert from "node:assert/strict";
import { test } from "node:test";
import { button, now, played, shows, type } from "../e2e/app.mjs";
import { after, rules } from "../e2e/games.mjs";
import { violations } from "../e2e/look.mjs";
import { house, isToMove, quick, seated } from "./house.mjs";

/** What the game for four is called. */
const FOUR = rules.games().find(({ id }) => id === "evo4").name;

/** Makes an invitation by link, from a setup if one is named; its address. */
async function makeLink(page, game = "Herooj", setup) {
  await page.goto("/lobby");
  await button(page, "Create a game…").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Only people with the link" }).check();
  await dialog.getByRole("radio", { name: game, exact: true }).check();
  if (setup !== undefined) {
    await dialog.getByText("Starting position").first().click();
    await dialog.getByRole("radio", { name: setup, exact: true }).check();
  }
  await button(dialog, "Create a link").click();
  await page.waitForURL(/\/invitation\//);
  await page.getByRole("textbox", { name: "Link to this invitation" }).waitFor();
  return page.getByRole("textbox", { name: "Link to this invitation" }).inputValue();
}

test("a friend who gets a link accepts, without having been here before", async (t) => {
  const { visitor } = await house(t);
  const [ana, ben] = [await visitor("Ana"), await visitor()];
  await ben.goto(await makeLink(ana));
  await ben.getByText("Ana invites you to a game.").waitFor();
  await button(ben, "Accept and play").click();
  await Promise.all([seated(ana), seated(ben)]);
  const first = (await isToMove(ana)) ? ana : ben;
  await type(first, "c2c4");
  await Promise.all([ana, ben].map((page) => played(page, 1)));
});

test("a friend who gets a link declines, and another link is withdrawn", async (t) => {
  const { visitor } = await house(t);
  const [ana, ben] = [await visitor("Ana"), await visitor("Ben")];
  await ben.goto(await makeLink(ana));
  await button(ben, "Decline").click();
  await ana.getByText("Ben declined.").waitFor();
  const link = await makeLink(ana);
  await button(ana, "Withdraw invitation").click();
  await ana.waitForURL(/\/lobby/);
  await ben.goto(link);
  await ben.getByText("This invitation doesn't exist any more.").waitFor();
});

test("four meet at a table, and one of them leaves", async (t) => {
  const { visitor } = await house(t);
  const people = [];
  for (const name of ["Ana", "Ben", "Cleo", "Dan"]) {
    const page = await visitor(name);
    await quick(page, FOUR, "No clock");
    people.push(page);
  }
  await Promise.all(people.map(seated));
  const turns = await Promise.all(people.map(isToMove));
  assert.equal(turns.filter(Boolean).length, 1);
  const game = new rules.Game("evo4");
  for (let count = 1; count <= 4; count += 1) {
    const [action] = game.legal();
    game.play(action, "en");
    const turn = await Promise.all(people.map(isToMove));
    await type(people[turn.indexOf(true)], action);
    await Promise.all(people.map((page) => played(page, count)));
  }
  await button(people[0], "Resign").click();
  await people[0].getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  for (const page of people) await page.getByText("resigned;").first().waitFor();
});

test("engines take the empty seats of a table when somebody wants to begin", async (t) => {
  const { visitor } = await house(t);
  const [ana, ben] = [await visitor("Ana"), await visitor("Ben")];
  const link = await makeLink(ana, FOUR);
  await ben.goto(link);
  await button(ben, "Accept and play").click();
  await ana.getByText("Ben", { exact: true }).waitFor();
  // Each at a level of its own.
  await ana.getByLabel("Computer 1").selectOption("2");
  await ana.getByLabel("Computer 2").selectOption("3");
  await button(ana, "Start with the computer in the free seats").click();
  const [id] = await Promise.all([seated(ana), seated(ben)]);
  const { terms } = await ana.evaluate((id) => fetch(`/api/games/${id}`).then((it) => it.json()), id);
  const levels = terms.seats.filter(({ kind }) => kind === "engine").map(({ options }) => options);
  assert.deepEqual(levels.sort(), ["level=2", "level=3"]);
  const isOurs = async () => (await Promise.all([isToMove(ana), isToMove(ben)])).includes(true);
  // Engines move until one of the two is asked.
  for (let tries = 0; tries < 100 && !(await isOurs()); tries += 1) await ana.waitForTimeout(100);
  assert.ok(await isOurs());
  await now(ana).waitFor();
});

test("a game begins from the position that somebody chose", async (t) => {
  const { visitor } = await house(t);
  const [ana, ben] = [await visitor("Ana"), await visitor("Ben")];
  const four = rules.games().find(({ id }) => id === "evo4");
  const setup = four.setups.find(({ name }) => name === "cluster");
  const link = await makeLink(ana, FOUR, "Cluster");
  await ben.goto(link);
  await ben.locator("article").getByText("Cluster").waitFor();
  await button(ben, "Accept and play").click();
  await ana.getByText("Ben", { exact: true }).waitFor();
  await button(ana, "Start with the computer in the free seats").click();
  const id = await seated(ana);
  const { terms } = await ana.evaluate((id) => fetch(`/api/games/${id}`).then((it) => it.json()), id);
  assert.equal(terms.start, setup.line);

  // A position of one's own, which has to be one.
  const start = after("herooj", undefined, ["c2c4", "b7b5"]).line();
  await ben.goto("/lobby");
  await button(ben, "Create a game…").click();
  const dialog = ben.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Herooj", exact: true }).check();
  await dialog.getByText("Starting position").first().click();
  await dialog.getByRole("radio", { name: "Custom position…" }).check();
  const field = dialog.getByRole("textbox", { name: "Position" });
  await field.fill("nonsense");
  await button(dialog, "Create").click();
  await dialog.getByRole("alert").waitFor();
  await field.fill(start);
  await button(dialog, "Create").click();
  await dialog.waitFor({ state: "detached" });
  await ana.goto("/lobby");
  await ana
    .getByRole("button", { name: "Join: Herooj, 10 min + 5 s per turn, Special position, Ben" })
    .click();
  await Promise.all([seated(ana), seated(ben)]);
  const game = new rules.Game("herooj", start);
  await shows(ana, game);
  game.free();
});

test("the computer plays anybody at once, thinking on the server", async (t) => {
  const { visitor } = await house(t);
  const ana = await visitor("Ana");
  await button(ana, "Pip, level 1").click();
  const dialog = ana.getByRole("dialog");
  await dialog.getByText("Starting position").first().click();
  assert.deepEqual(await violations(ana), []);
  await dialog.getByRole("radio", { name: "White" }).check();
  await button(dialog, "Play").click();
  await seated(ana);
  await ana.locator(".far").getByText("Pip, level 1").waitFor();
  assert.equal(await ana.getByRole("region", { name: "Chat" }).count(), 0);
  await type(ana, "c2c4");
  await played(ana, 2);
  // It lets anybody take back a move.
  await button(ana, "Undo my move").click();
  await played(ana, 0);
  await type(ana, "b2b4");
  await played(ana, 2);
  await button(ana, "Resign").click();
  await ana.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  const before = ana.url();
  await button(ana, "Rematch").click();
  await ana.waitForURL((url) => url.href !== before);
  // It moves first now.
  await played(ana, 1);

  // At a table for four it sits everywhere else.
  await ana.goto("/lobby");
  await ana.getByRole("radio", { name: FOUR, exact: true }).check({ force: true });
  await button(ana, "Pip, level 1").click();
  await button(dialog, "Play").click();
  await seated(ana);
  for (let tries = 0; tries < 100 && !(await isToMove(ana)); tries += 1) await ana.waitForTimeout(100);
  assert.ok(await isToMove(ana));
});
