// The board for other pages, on the page that shows it: node --test web/tests/embed.test.mjs, after
// npm run build. DIST names another folder.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { app, PHONE, DESKTOP } from "./e2e/app.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const DEMO = "/embed/index.html";

const { open } = app();

/** The demo page, when its boards are there. */
async function demo(t, options) {
  const page = await open(t, options);
  await page.goto(DEMO);
  await boards(page).nth(2).locator("[data-cell]").first().waitFor();
  return page;
}

function boards(page) {
  return page.locator("ludejo-board");
}

/** Where the pieces are, by what the cells are called. */
async function pieces(board) {
  const labels = await board
    .locator("[data-cell]")
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  return labels.filter((label) => !/empty|leer/.test(label));
}

/** Listens to an event of a board and gives what was told last. */
async function listen(board, type) {
  await board.evaluate((element, type) => {
    element.addEventListener(type, (event) => (element.told = event.detail ?? type));
  }, type);
  return () => board.evaluate(({ told }) => told);
}

test("three boards with pieces appear", async (t) => {
  const page = await demo(t);
  assert.equal(await boards(page).count(), 3);
  const counts = [];
  for (const board of await boards(page).all()) {
    counts.push(await board.locator(".piece use").count());
    assert.equal((await pieces(board)).length, counts.at(-1));
  }
  assert.deepEqual(counts, [28, 34, 16]);
});

test("the buttons lead through the game", async (t) => {
  const page = await demo(t);
  const board = boards(page).first();
  const told = await listen(board, "plychange");
  const button = (name) => board.getByRole("button", { name, exact: true });
  const ply = () => board.getAttribute("ply");
  const current = () => board.locator(".moves [aria-current]").innerText();
  assert.equal(await ply(), "3");
  assert.match(await current(), /d2d4/);

  await button("Forward").click();
  assert.equal(await ply(), "4");
  assert.match(await current(), /f5f4/);
  await board.locator('[data-cell=f4][aria-label="f4: Black pawn"]').waitFor();
  assert.deepEqual((await told()).actions, ["b2b4", "f7f5", "d2d4", "f5f4"]);
  // Whoever does not see the board is told what happened, and what is said about it.
  assert.match(await board.getByRole("status").innerText(), /Black: pawn f5 to f4.*Too early/s);

  await button("Back").click();
  assert.equal(await ply(), "3");
  await board.locator('[data-cell=f5][aria-label="f5: Black pawn"]').waitFor();

  await button("Go to the end").click();
  assert.equal(await ply(), "5");
  assert.equal(await board.locator(".standing").innerText(), "White wins: resignation.");
  assert.equal(await button("Forward").getAttribute("aria-disabled"), "true");
  await button("Forward").click({ force: true });
  assert.equal(await ply(), "5");

  await button("Go to the start").click();
  assert.equal(await ply(), "0");
  assert.deepEqual((await told()).actions, []);

  await button("Flip board").click();
  assert.equal(await board.getAttribute("view"), "b");
});

test("an action of a variation leads to its position", async (t) => {
  const page = await demo(t);
  const board = boards(page).first();
  const told = await listen(board, "plychange");
  await board.locator(".variation").getByRole("button", { name: /c2c3/ }).click();
  assert.deepEqual((await told()).actions, ["b2b4", "f7f5", "d2d4", "e7e5", "c2c3"]);
  await board.getByRole("button", { name: "Back", exact: true }).click();
  await board.getByRole("button", { name: "Back", exact: true }).click();
  await board.getByRole("button", { name: "Forward", exact: true }).click();
  assert.equal((await told()).actions.at(-1), "f5f4");
});

test("the keyboard is enough", async (t) => {
  const page = await demo(t);
  const board = boards(page).first();
  const focused = () => board.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.textContent ?? "");
  await board.locator(".moves [aria-current]").focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await board.getAttribute("ply"), "4");
  assert.match(await focused(), /f5f4/);
  await page.keyboard.press("Home");
  assert.equal(await board.getAttribute("ply"), "0");
  await page.keyboard.press("End");
  assert.equal(await board.getAttribute("ply"), "5");
  await page.keyboard.press("f");
  assert.equal(await board.getAttribute("view"), "b");

  // On the board the arrows walk over cells, and stay where they are when it is turned.
  const cell = () => board.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.getAttribute("data-cell"));
  await board.locator("[data-cell][tabindex='0']").focus();
  const first = await cell();
  await page.keyboard.press("ArrowLeft");
  const second = await cell();
  assert.notEqual(second, first);
  await page.keyboard.press("f");
  assert.equal(await cell(), second);
  assert.equal(await board.getAttribute("ply"), "5");

  // A board without buttons has no keys of its own but those that walk.
  const bare = boards(page).nth(2);
  await bare.locator("[data-cell][tabindex='0']").focus();
  await page.keyboard.press("f");
  assert.equal(await bare.getAttribute("view"), null);
});

test("attributes and properties say the same, and both change what is shown", async (t) => {
  const page = await demo(t);
  const board = boards(page).nth(1);
  const german = await board.locator(".standing").innerText();
  assert.match(german, /am Zug/);
  await board.evaluate((element) => {
    element.language = "en";
    element.controls = false;
    element.ply = 99;
  });
  const end = { ply: 19, length: 19, attribute: "19" };
  await page.waitForFunction(() => document.querySelectorAll("ludejo-board")[1].getAttribute("ply") === "19");
  assert.deepEqual(
    await board.evaluate((element) => ({
      ply: element.ply,
      length: element.length,
      attribute: element.getAttribute("ply"),
    })),
    end,
  );
  assert.equal(await board.getByRole("button").count(), 0);
  await board.evaluate((element) => element.setAttribute("controls", ""));
  assert.equal(await board.locator(".standing").innerText(), "North wins: a castle was captured.");
});

test("a property that is set before the element is known counts", async (t) => {
  const page = await open(t);
  await page.goto(DEMO);
  const shown = await page.evaluate(async () => {
    const other = document.implementation.createHTMLDocument();
    const early = other.createElement("ludejo-board");
    early.game = "sparta";
    early.controls = true;
    const loaded = new Promise((load) => early.addEventListener("load", load, { once: true }));
    document.body.append(document.adoptNode(early));
    await loaded;
    return [early.getAttribute("game"), early.hasAttribute("controls"), Object.keys(early)];
  });
  assert.deepEqual(shown, ["sparta", true, []]);
});

test("what cannot be shown is said in the element, and corrected when it can", async (t) => {
  const page = await demo(t);
  const board = boards(page).first();
  const failed = await listen(board, "error");
  await board.evaluate((element) => (element.record = '[Game "herooj"]\n\n1. b2b9 *'));
  const problem = board.getByRole("alert");
  await problem.waitFor();
  assert.equal(
    await problem.innerText(),
    "This isn't a valid game record: \"b2b9\" isn't a move. Moves look like b2b4. (line 3, column 4)",
  );
  assert.equal(await failed(), "error");
  await board.evaluate((element) => (element.record = element.record.replace("b2b9", "b2b4")));
  await board.locator("[data-cell]").first().waitFor();
  assert.equal(await problem.count(), 0);
});

test("the link opens the same game on the site of the script", async (t) => {
  const page = await demo(t);
  const link = boards(page).first().getByRole("link");
  const href = await link.evaluate(({ href }) => href);
  assert.match(new URL(href).pathname + new URL(href).hash, /^\/analyse\/herooj#r=[\w-]+$/);
  const board = boards(page).nth(2);
  await board.evaluate((element, href) => (element.record = href), href);
  await board.locator("[data-cell=b2]").waitFor();
  assert.equal(await board.evaluate(({ length }) => length), 5);
});

test("the rules are compiled once however many boards there are", async (t) => {
  const page = await open(t);
  await page.addInitScript(() => {
    window.compiled = 0;
    const compile = WebAssembly.compile;
    WebAssembly.compile = (bytes) => {
      window.compiled += 1;
      return compile.call(WebAssembly, bytes);
    };
  });
  await page.goto(DEMO);
  await boards(page).nth(2).locator("[data-cell]").first().waitFor();
  assert.equal(await page.evaluate(() => window.compiled), 1);
});

test("pieces walk, unless that is not wanted", async (t) => {
  const page = await demo(t);
  const next = boards(page).first().getByRole("button", { name: "Forward", exact: true });
  const moving = () =>
    page.evaluate(() => {
      const { shadowRoot } = document.querySelector("ludejo-board");
      return shadowRoot.getAnimations().length;
    });
  await next.click();
  assert.ok((await moving()) > 0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForFunction(
    () => document.querySelector("ludejo-board").shadowRoot.getAnimations().length === 0,
  );
  await next.click();
  assert.equal(await moving(), 0);
});

for (const [name, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  for (const colorScheme of ["light", "dark"]) {
    test(`axe finds nothing on a ${name} in ${colorScheme} colours, and nothing is too wide`, async (t) => {
      const page = await demo(t, { ...size, colorScheme });
      await page.evaluate(AXE);
      const violations = await page.evaluate(async () => {
        const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
      });
      assert.deepEqual(violations, []);
      assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth));
    });
  }
}
