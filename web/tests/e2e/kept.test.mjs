// Games that are kept in the browser: those of the first version of the app, and those that the rules
// no longer allow.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import {
  actionsOf,
  app,
  becomes,
  begin,
  button,
  DESKTOP,
  hear,
  now,
  PHONE,
  played,
  said,
  type,
  unfold,
  visit,
} from "./app.mjs";

const { open } = app();

/** Games as the first version kept them, and how it said they ended. */
const OLD = JSON.parse(readFileSync(new URL("../../src/store/version1.json", import.meta.url), "utf8"));

/** Keeps games as the first version did, before the app is there. */
async function keepOld(page, games) {
  await page.route("**/nothing-here", (route) => route.fulfill({ body: "", contentType: "text/html" }));
  await page.goto("/nothing-here");
  await page.evaluate(
    (games) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("ludejo", 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore("games", { keyPath: "id" }).createIndex("kept", "kept");
        };
        opening.onerror = reject;
        opening.onsuccess = () => {
          const writing = opening.result.transaction("games", "readwrite");
          for (const game of games) writing.objectStore("games").put(game);
          writing.oncomplete = () => resolve(opening.result.close());
        };
      }),
    games,
  );
}

/** A game as it is kept now. */
function keptAs(page, id) {
  return page.evaluate(
    (id) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("ludejo");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction("games").objectStore("games").get(id);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    id,
  );
}

test("games kept by the first version go on, with their clocks and ends", async (t) => {
  const page = await open(t);
  const games = OLD.map(({ result: _, ...game }) => ({ ...game, id: game.id.replace(" ", "-") }));
  await keepOld(page, games);
  await page.goto("/settings");
  for (const { id, actions, clocks, undone, isOver } of games.filter(
    ({ id }) => !/begun/.test(id) || /herooj-/.test(id),
  )) {
    await visit(page, `/play/${id}`);
    await button(page, "Redo").waitFor();
    await becomes(() => actionsOf(page), actions);
    assert.equal(await button(page, "Redo").isEnabled(), undone.length > 0, id);
    assert.equal(await page.getByRole("timer").count(), clocks?.length ?? 0, id);
    assert.equal(await now(page).getByRole("button", { name: "Rematch" }).count(), isOver ? 1 : 0, id);
    await visit(page, "/settings");
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  }
  await page.goto("/games");
  const over = games.filter(({ isOver }) => isOver).length;
  await page.getByText("The latest 200 games are kept").waitFor();
  assert.ok(over > 20);
  assert.equal(await page.getByRole("listitem").filter({ hasText: "moves" }).count(), 20);
});

test("a kept game with a move that the rules refuse is shown up to there and stays as it is", async (t) => {
  const page = await open(t);
  await begin(page, "herooj");
  for (const action of ["b2b4", "b7b5", "c2c4"]) await type(page, action);
  await played(page, 3);
  const id = page.url().split("/").at(-1);
  await page.goto("/");
  await page.getByRole("heading", { name: "Continue" }).waitFor();
  const changed = await page.evaluate(
    (id) =>
      new Promise((resolve) => {
        const opening = indexedDB.open("ludejo");
        opening.onsuccess = () => {
          const games = opening.result.transaction("games", "readwrite").objectStore("games");
          games.get(id).onsuccess = ({ target }) => {
            const game = target.result;
            game.stored.events[1].action = "b7b1";
            games.put(game).onsuccess = () => {
              opening.result.close();
              resolve(game);
            };
          };
        };
      }),
    id,
  );
  await page.goto(`/play/${id}`);
  await now(page).getByText("Move 2 of this game breaks the rules:").waitFor();
  await now(page).getByRole("link", { name: "Read the rule" }).waitFor();
  await becomes(() => actionsOf(page), ["b2b4"]);
  await button(page, "Flip board").click();
  await page.goto("/");
  await page.getByRole("heading", { name: "Continue" }).waitFor();
  assert.deepEqual(await keptAs(page, id), changed);
});

test("an opponent that is slow, repeats itself, disagrees and disappears", async (t) => {
  const page = await open(t);
  // In the place of the engine: what it answers depends on what was played last.
  await page.route(/\/worker-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `onmessage = ({ data }) => {
        if (data.what !== "think") return;
        const { id } = data;
        const say = (action) =>
          postMessage({ id, what: "chosen", thought: { depth: 1, nodes: 1, lines: [{ actions: [action], shares: [0.9, 0.1] }] }, milliseconds: 1 });
        const last = data.course.actions.at(-1);
        if (last === "b2b4") setTimeout(() => { say("b7b5"); say("b7b5"); say("c7c5"); }, 1500);
        if (last === "c2c4") say("h1h9");
        if (last === "g2g4") postMessage({ id, what: "failed", reason: "gone" });
      };`,
    }),
  );
  await begin(page, "herooj", { seats: [0, 1] });
  await type(page, "b2b4");
  // Too late: the move that it thinks about has been taken back.
  await played(page, 1);
  await button(page, "Undo").click();
  await played(page, 0);
  await page.waitForTimeout(2000);
  await played(page, 0);
  // Slow, and three times at once.
  await type(page, "b2b4");
  await played(page, 2);
  await page.waitForTimeout(300);
  assert.deepEqual(await actionsOf(page), ["b2b4", "b7b5"]);
  await type(page, "c2c4");
  await now(page).locator(".refusal").waitFor();
  assert.deepEqual(await actionsOf(page), ["b2b4", "b7b5", "c2c4"]);
  await button(page, "Undo").click();
  await played(page, 2);
  await type(page, "g2g4");
  await now(page).getByText("The computer stopped unexpectedly.").waitFor();
  await button(page, "Undo").click();
  await played(page, 2);
});

test("the computer answers a draw, and clocks stop for a pause", async (t) => {
  const page = await open(t, PHONE);
  await page.goto("/new/herooj");
  await unfold(page);
  await page.getByRole("radio", { name: "5 min, 3 s delay per turn" }).check();
  await button(page, "Play").click();
  await page.locator("[data-cell]").first().waitFor();
  assert.equal(await page.getByRole("timer").count(), 2);
  await button(page, "Pause").click();
  await now(page).getByText("The game is paused.").waitFor();
  const times = () => page.getByRole("timer").allTextContents();
  const before = await times();
  await page.waitForTimeout(4500);
  assert.deepEqual(await times(), before);
  await button(page, "Resume").click();
  await button(page, "Offer draw").click();
  await page.waitForFunction(() => window.said.some((text) => /declines|players agreed/.test(text)));
  assert.ok((await said(page)).some((text) => text.includes("offers a draw")));
});

test("in a game for four, the computer plays on for who gives up", async (t) => {
  const page = await open(t);
  await begin(page, "evo4", { seats: [0, 0, 0, 0] });
  await button(page, "Resign").click();
  const dialog = page.getByRole("dialog", { name: "Resign for South?" });
  await dialog.getByRole("button", { name: "Resign" }).click();
  // What is next shows it only until the computer has moved, which may be at once.
  await hear(page, "South resigns and loses.");
  await page.getByText("resigned; Vera, level 6").waitFor();
  await played(page, 1);
  await now(page).getByText("West to move.").waitFor();
});

test("a browser that saves nothing is said to save nothing, and the game goes on", async (t) => {
  const page = await open(t, { complains: /could not be kept/ });
  await begin(page, "herooj");
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await type(page, "b2b4");
  await page.getByRole("alert").getByText("Your browser isn't saving your games.").waitFor();
  await type(page, "b7b5");
  await played(page, 2);
  // What the page still knows is there when one comes back to it.
  await page.getByRole("link", { name: "Ludejo" }).click();
  await page.getByRole("link", { name: /^Herooj .* 2 moves$/ }).click();
  await played(page, 2);
});

test("a game stops where a later version of the app has taken the games over", async (t) => {
  const page = await open(t);
  await begin(page, "herooj");
  await type(page, "b2b4");
  await played(page, 1);
  const later = await page.context().newPage();
  await later.route("**/nothing-here", (route) => route.fulfill({ body: "", contentType: "text/html" }));
  await later.goto(new URL("/nothing-here", page.url()).href);
  await later.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("ludejo", 99);
        opening.onerror = reject;
        opening.onsuccess = () => resolve(opening.result.close());
      }),
  );
  await page.getByRole("alert").getByText("A newer version of the app is open in another tab.").waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Type a move" }).isEnabled(), false);
});

test("everything is saved as a file, and restored in another browser", async (t) => {
  const page = await open(t);
  await begin(page, "herooj");
  for (const action of ["b2b4", "b7b5"]) await type(page, action);
  await played(page, 2);
  await page.goto("/settings");
  await page.getByRole("combobox", { name: "Appearance" }).selectOption("dark");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Save a backup").click(),
  ]);
  assert.match(download.suggestedFilename(), /^ludejo-.*\.json$/);
  const other = await open(t);
  await other.goto("/settings");
  await other.locator("input[type=file]").setInputFiles(await download.path());
  await other.getByText("Your backup was restored, with one game.").waitFor();
  assert.equal(await other.evaluate(() => document.documentElement.dataset.theme), "dark");
  await other.locator("input[type=file]").setInputFiles(fileURLToPath(import.meta.url));
  await other.getByText("This file isn't a Ludejo backup.").waitFor();
  await other.goto("/");
  await other.getByRole("link", { name: /^Herooj .* 2 moves$/ }).click();
  await played(other, 2);
});

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`no note pushes a button away, ${device}`, async (t) => {
    const page = await open(t, options);
    await begin(page, "herooj");
    await type(page, "b2b4");
    await played(page, 1);
    const undo = button(page, "Undo");
    const top = () => undo.evaluate((it) => it.getBoundingClientRect().top + scrollY);
    const before = await top();
    await type(page, "b7b1");
    await page.getByRole("link", { name: "Read the rule" }).waitFor();
    assert.equal(await top(), before);
  });
}
