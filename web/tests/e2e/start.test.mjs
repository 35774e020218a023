// How one comes to play: at once from the first page, by going on with a game, by choosing a new one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { app, begin, button, cell, now, played, type, unfold } from "./app.mjs";

const { open } = app();

const SIZES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  // A usual screen at 200 %.
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
];

/** Presses Tab until something of a role and name has the focus. */
async function tabTo(page, locator) {
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press("Tab");
    if (await locator.evaluate((element) => element === document.activeElement)) return;
  }
  assert.fail(`Tab does not lead to ${locator}`);
}

/** Whether all of something is on the screen. */
function isSeen(locator) {
  return locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });
}

test("somebody new plays at once, and goes on from the first page", async (t) => {
  const page = await open(t);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now Herooj against Pip, level 1" }).click();
  await cell(page, "b2").click();
  await cell(page, "b4").click();
  await played(page, 2);
  await page.getByRole("link", { name: "Ludejo" }).click();
  const game = page.getByRole("link", { name: "Herooj against Pip, level 1 Your turn 2 moves" });
  await game.waitFor();
  // The picture is of this position: the pawn stands where it has gone.
  await game.locator("svg.board").waitFor();
  assert.equal(await game.locator("[data-cell]").count(), 0, "it is only to be seen");
  await game.click();
  await played(page, 2);
  await page.goBack();
  await page.getByRole("button", { name: /^Play now Herooj/ }).click();
  await cell(page, "b2").waitFor();
  await played(page, 0);
});

test("the first page is there for the keyboard, and begins a game like the last one", async (t) => {
  const page = await open(t);
  await begin(page, "rooya", { seats: [5, 0] });
  await page.goto("/");
  await tabTo(page, page.getByRole("button", { name: "Play now Le Rooya against Otto, level 5" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/play\//);
  await page.getByText("Otto, level 5").waitFor();
  // Otto has the white pieces, as before.
  await played(page, 1);
});

test("a score is kept against each level", async (t) => {
  const page = await open(t);
  await begin(page, "herooj", { seats: [0, 3] });
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await now(page).getByRole("button", { name: "Rematch" }).waitFor();
  const told = async () => {
    await page.goto("/");
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Herooj", exact: true }) });
    await card.getByText("0 of 10 levels beaten").click();
    return card.getByRole("row").nth(1).getByRole("cell").allTextContents();
  };
  assert.deepEqual(await told(), ["0", "0", "1"]);
  await page.goto("/games");
  await page.getByRole("button", { name: /^Delete this game/ }).click();
  await button(page, "Undo").waitFor();
  assert.deepEqual(await told(), ["0", "0", "1"], "it outlives the game");
  await page.goto("/new/herooj");
  await page.getByRole("radio", { name: "Bram, level 3" }).check();
  await page.getByText("Your games: 0 won, 0 drawn, 1 lost").waitFor();
});

test("a new game is chosen by keyboard alone, and so the next time", async (t) => {
  const page = await open(t);
  await page.goto("/new/evo");
  const radio = (name) => page.getByRole("radio", { name, exact: true });
  await radio("Pip, level 1").waitFor();
  await tabTo(page, radio("Pip, level 1"));
  for (const name of ["Tilly, level 2", "Bram, level 3"]) {
    await page.keyboard.press("ArrowDown");
    assert.equal(await radio(name).isChecked(), true);
  }
  await page.getByText("Takes whatever is on offer, even the bait.").waitFor();
  await tabTo(page, page.locator("summary"));
  await page.keyboard.press("Enter");
  await tabTo(page, radio("No clock"));
  await page.keyboard.press("ArrowUp");
  assert.equal(await radio("Outer row (standard)").isChecked(), true);
  assert.equal(await radio("Custom…").isChecked(), true);
  await tabTo(page, page.getByRole("combobox", { name: "Type" }));
  await tabTo(page, page.getByRole("spinbutton", { name: "Minutes each" }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("7");
  await tabTo(page, radio("Outer row (standard)"));
  await page.keyboard.press("ArrowDown");
  assert.equal(await radio("Inner row").isChecked(), true);
  await tabTo(page, button(page, "Play"));
  await page.keyboard.press("Enter");
  await page
    .getByRole("timer")
    .first()
    .getByText(/^(7:00|6:5\d)$/)
    .waitFor();
  await page.goto("/new/evo");
  await page.getByText("7 min + 10 s per turn · Inner row").waitFor();
  assert.equal(await radio("Bram, level 3").isChecked(), true);
});

test("friends at one device have their names", async (t) => {
  const page = await open(t);
  await page.goto("/new/herooj");
  await page.getByRole("radio", { name: "A friend on this device" }).check();
  await page.getByRole("textbox", { name: "White's name" }).fill("Anna");
  await page.getByRole("textbox", { name: "Black's name" }).fill("Ben");
  await button(page, "Play").click();
  await page.getByText("Anna").waitFor();
  await page.getByText("Ben").waitFor();
  await type(page, "b2b4");
  await played(page, 1);
  await page.getByRole("link", { name: "Ludejo" }).click();
  await page.getByRole("link", { name: "Herooj Anna and Ben Ben's turn one move" }).waitFor();
});

test("a clock that cannot be is not taken, and what is folded away is opened for it", async (t) => {
  const page = await open(t);
  await page.goto("/new/herooj");
  await unfold(page);
  await page.getByRole("radio", { name: "Custom…" }).check();
  await page.getByRole("spinbutton", { name: "Minutes each" }).fill("0");
  await page.getByRole("spinbutton", { name: "Seconds added per turn" }).fill("0");
  await page.locator("summary").click();
  await button(page, "Play").click();
  await page.waitForFunction(() => document.querySelector("form details").open);
  assert.match(page.url(), /\/new\/herooj$/);
  await page.getByRole("spinbutton", { name: "Minutes each" }).fill("1");
  await button(page, "Play").click();
  await page.getByRole("timer").first().waitFor();
});

for (const viewport of SIZES) {
  const size = `${viewport.width}×${viewport.height}`;
  test(`the way to a game fits a screen of ${size}`, async (t) => {
    const page = await open(t, { viewport });
    await page.goto("/");
    const first = page.getByRole("button", { name: /^Play now/ });
    await first.waitFor();
    assert.ok(await isSeen(first), "Play on the first page");
    for (const game of ["herooj", "evo4"]) {
      await page.goto(`/new/${game}`);
      const play = button(page, "Play");
      await play.waitFor();
      if (viewport.height >= 700) assert.ok(await isSeen(play), `Play for ${game}`);
      await unfold(page);
      const wide = await page.evaluate(() => document.scrollingElement.scrollWidth);
      assert.ok(wide <= viewport.width, `${game} is ${wide} wide`);
    }
  });
}
