// Positions set up by hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { app, becomes, button, cell, hear, shows, type } from "./app.mjs";
import { GAMES, rules } from "./games.mjs";
import { drag, middle, walk } from "./hands.mjs";

const { open } = app();

/** Squares, few kinds; a small board; hexes, many kinds; roles. */
const SOME = GAMES.filter(({ id }) => ["herooj", "rooya", "heroes", "evo"].includes(id));

/** Opens the editor, with a line if there is one. */
async function edit(page, id, line) {
  await page.goto(`/edit/${id}${line === undefined ? "" : `#p=${encodeURIComponent(line)}`}`);
  await cell(page, "c3").waitFor();
}

/** Opens the editor with nothing on the board. */
async function clear(page, id) {
  await edit(page, id);
  await button(page, "Empty board").click();
  await isLine(page, lineOf(id, {}));
}

/** The field with the position line. */
function line(page) {
  return page.getByRole("textbox", { name: "Position as text" });
}

async function isLine(page, expected) {
  await becomes(() => line(page).inputValue(), expected);
}

/** The kinds of pieces of a game, as the palette calls them. */
function kindsOf({ id, seats, pieces }) {
  const words = rules.words(id, "en");
  return seats.flatMap((_, seat) =>
    pieces.map(({ letter }, index) => ({
      seat,
      letter,
      name: `${words.seats[seat]}: ${words.pieces[index]}`,
    })),
  );
}

/** The line with these pieces by their cells, all else as at the beginning. */
function lineOf(id, pieces) {
  const game = new rules.Game(id);
  const { cells } = game.board();
  const { fields } = rules.readDraft(id, game.line());
  const places = Object.entries(pieces).map(([name, { seat, letter }]) => {
    return { cell: cells.findIndex((cell) => cell.name === name), seat, letter };
  });
  return rules.writeDraft(id, { pieces: places, fields });
}

/** Chooses what a click does, with the mouse. */
async function choose(page, name) {
  const input = page.getByRole("radio", { name, exact: true });
  await page.locator("label").filter({ has: input }).click();
}

/** What is said about the position. */
function verdict(page) {
  return page.getByRole("main").getByRole("status");
}

for (const info of SOME) {
  const { id, name } = info;
  const kinds = kindsOf(info);
  const [first, last] = [kinds[0], kinds.at(-1)];

  test(`every kind of piece of ${name} is put with the mouse`, async (t) => {
    const page = await open(t);
    await clear(page, id);
    const cells = new rules.Game(id).board().cells.map(({ name }) => name);
    const pieces = {};
    for (const [index, kind] of kinds.entries()) {
      const place = cells[index];
      await choose(page, kind.name);
      await cell(page, place).click();
      pieces[place] = kind;
      await isLine(page, lineOf(id, pieces));
    }
  });

  test(`pieces of ${name} are moved and taken away with the mouse`, async (t) => {
    const page = await open(t);
    await edit(page, id, lineOf(id, { c3: first, d3: last }));
    await isLine(page, lineOf(id, { c3: first, d3: last }));
    await choose(page, "Move a piece");
    for (const place of ["c3", "c4"]) await cell(page, place).click();
    await isLine(page, lineOf(id, { c4: first, d3: last }));
    await drag(page, "d3", "d4");
    await isLine(page, lineOf(id, { c4: first, d4: last }));
    await choose(page, "Remove");
    await cell(page, "c4").click();
    await isLine(page, lineOf(id, { d4: last }));
    // A piece that is there already is taken away by the same piece.
    await choose(page, last.name);
    await cell(page, "d4").click();
    await isLine(page, lineOf(id, {}));
  });

  test(`pieces of ${name} are put, moved and taken away with the keyboard`, async (t) => {
    const page = await open(t);
    await clear(page, id);
    const tool = (name) => page.getByRole("radio", { name, exact: true }).press("Space");
    const at = async (...steps) => {
      await cell(page, "c3").focus();
      for (const [place, key] of steps) {
        await walk(page, place);
        await page.keyboard.press(key);
      }
    };
    await tool(first.name);
    await at(["c3", "Enter"]);
    await tool(last.name);
    await at(["e4", "Enter"]);
    await isLine(page, lineOf(id, { c3: first, e4: last }));
    await tool("Move a piece");
    await at(["c3", "Enter"], ["c4", "Enter"]);
    await isLine(page, lineOf(id, { c4: first, e4: last }));
    // What was taken into the hand is let go.
    await at(["c4", "Enter"], ["c4", "Escape"], ["c5", "Enter"]);
    await hear(page, "There's nothing here to move.");
    await isLine(page, lineOf(id, { c4: first, e4: last }));
    await at(["e4", "Delete"]);
    await isLine(page, lineOf(id, { c4: first }));
  });

  test(`a line of ${name} is typed or pasted, and seen on the board`, async (t) => {
    const page = await open(t);
    await edit(page, id);
    const game = new rules.Game(id);
    for (let count = 0; count < 3; count += 1) game.play(game.legal()[0], "en");
    // Ends and double spaces do not matter.
    await line(page).fill(` ${game.line().replace(" ", "  ")} `);
    await shows(page, game);
    await verdict(page).getByText(game.standing("en")).waitFor();
    await line(page).selectText();
    await page.keyboard.insertText(new rules.Game(id).line());
    await shows(page, new rules.Game(id));
  });
}

test("a stroke over the board puts pieces, and is taken back as one", async (t) => {
  const page = await open(t);
  await clear(page, "herooj");
  const pawn = { seat: 0, letter: "P" };
  await choose(page, "White: pawn");
  const [from, to] = [await middle(cell(page, "a4")), await middle(cell(page, "d4"))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await isLine(page, lineOf("herooj", { a4: pawn, b4: pawn, c4: pawn, d4: pawn }));
  await button(page, "Undo").click();
  await isLine(page, lineOf("herooj", {}));
});

for (const { id, seat, field, value, expected } of [
  { id: "herooj", seat: "Black", expected: /^\S+ b$/ },
  { id: "evo4", seat: "North", expected: /^\S+ n$/ },
  { id: "master-herooj", field: "The count of masters", value: "1/2", expected: /^\S+ w 1\/2$/ },
  { id: "heroes", field: "The mobilization", value: "M2:4:-", expected: /^\S+ w M2:4:-$/ },
  { id: "sparta", field: "The lists of cities", value: "b5/-", expected: /^\S+ y b5\/-$/ },
]) {
  test(`${field ?? "the seat to move"} of ${id} is set`, async (t) => {
    const page = await open(t);
    await edit(page, id);
    if (seat) {
      await page.getByRole("group", { name: "To move" }).getByRole("radio", { name: seat }).check();
    } else {
      await page.getByRole("textbox", { name: field }).fill(value);
    }
    await becomes(async () => expected.test(await line(page).inputValue()), true);
  });
}

test("a city of Sparta is given to another seat", async (t) => {
  const page = await open(t);
  await edit(page, "sparta");
  await choose(page, "Change owner");
  await cell(page, "b5").click();
  await becomes(async () => (await line(page).inputValue()).split(" ").at(-1), "e6,f5,i6/b5,b6,e5,f6,i5");
  await cell(page, "c3").click();
  await hear(page, "This cell can't have an owner.");
});

for (const [by, undo, redo] of [
  ["buttons", (page) => button(page, "Undo").click(), (page) => button(page, "Redo").click()],
  ["keys", (page) => page.keyboard.press("Control+Z"), (page) => page.keyboard.press("Control+Y")],
]) {
  test(`changes are taken back and made again by ${by}`, async (t) => {
    const page = await open(t);
    const start = new rules.Game("herooj").line();
    await edit(page, "herooj");
    assert.equal(await button(page, "Undo").isDisabled(), true);
    await choose(page, "Remove");
    await cell(page, "a1").click();
    const without = start.replace("PPMPPMPP w", "1PMPPMPP w");
    await isLine(page, without);
    await page.getByRole("radio", { name: "Black", exact: true }).check();
    const other = without.replace(/ w$/, " b");
    await isLine(page, other);
    for (const expected of [without, start]) {
      await undo(page);
      await isLine(page, expected);
    }
    for (const expected of [without, other]) {
      await redo(page);
      await isLine(page, expected);
    }
    assert.equal(await button(page, "Redo").isDisabled(), true);
  });
}

for (const { what, id, wrong } of [
  { what: "a board without pieces", id: "herooj", wrong: "8/8/8/8/8/8/8/8 w" },
  { what: "a rank that is too long", id: "rooya", wrong: "6/5/5/5/5 w -" },
  { what: "two kings", id: "heroes", wrong: new rules.Game("heroes").line().replace("KEN", "KEK") },
  { what: "a seat that is none", id: "evo", wrong: new rules.Game("evo").line().replace(/s$/, "x") },
  { what: "a field that is none", id: "master-herooj", wrong: new rules.Game("master-herooj").line() + "9" },
]) {
  test(`${what} is no position, and it is said why`, async (t) => {
    const page = await open(t);
    await edit(page, id);
    await line(page).fill(wrong);
    const { name, text } = rules.explainPosition(id, wrong, "en");
    await verdict(page).getByText("This position isn't legal yet.").waitFor();
    await verdict(page).getByText(`${name}: ${text}`, { exact: true }).waitFor();
    for (const name of ["Play from here", "Analyse", "Copy text", "Copy link"]) {
      assert.equal(await button(page, name).isDisabled(), true, name);
    }
    await button(page, "Undo").click();
    await verdict(page).getByText("This position is legal.").waitFor();
    assert.equal(await button(page, "Analyse").isEnabled(), true);
  });
}

/** A position set up by hand, in which White can act. */
const POSITION = "8/6p1/3p4/3P4/3P4/8/8/8 w";

test("a position is played, and one comes back to it", async (t) => {
  const page = await open(t);
  await edit(page, "herooj");
  await line(page).fill(POSITION);
  await page.waitForURL(/#p=/);
  await page.getByRole("link", { name: "Play from here" }).click();
  assert.equal(await page.getByRole("textbox", { name: "Position" }).inputValue(), POSITION);
  await page.getByRole("radio", { name: "A friend on this device" }).check();
  await button(page, "Play").click();
  const game = new rules.Game("herooj", POSITION);
  await shows(page, game);
  await type(page, game.legal()[0]);
  game.play(game.legal()[0], "en");
  await shows(page, game);
  for (let back = 0; back < 2; back += 1) await page.goBack();
  await isLine(page, POSITION);
});

test("a position is analysed, and one comes back to it, also from its start", async (t) => {
  const page = await open(t);
  await edit(page, "herooj");
  await line(page).fill(POSITION);
  await page.waitForURL(/#p=/);
  await button(page, "Analyse").click();
  await page.waitForURL(/\/analyse\/herooj#r=/);
  await shows(page, new rules.Game("herooj", POSITION));
  await page.goBack();
  await isLine(page, POSITION);
  await page.goForward();
  await button(page, "Starting position…").click();
  await page.getByRole("link", { name: "Set up a position…" }).click();
  await isLine(page, POSITION);
});

test("a position is in the address, for a reload and for others", async (t) => {
  const page = await open(t);
  await edit(page, "herooj", POSITION);
  await isLine(page, POSITION);
  await choose(page, "Remove");
  await cell(page, "d4").click();
  const without = "8/6p1/3p4/3P4/8/8/8/8 w";
  await isLine(page, without);
  await page.waitForURL((url) => decodeURIComponent(url.hash) === `#p=${without}`);
  await page.reload();
  await isLine(page, without);
});

test("what was set up at the last moment is there when one comes back", async (t) => {
  const page = await open(t);
  await edit(page, "herooj");
  await button(page, "Empty board").click();
  const empty = await line(page).inputValue();
  await page.getByRole("link", { name: "Ludejo" }).click();
  await page.getByRole("heading", { level: 1, name: "A place to play" }).waitFor();
  await page.goBack();
  await isLine(page, empty);
  await page.reload();
  await isLine(page, empty);
});

test("the line and a link are copied", async (t) => {
  const page = await open(t, { permissions: ["clipboard-read", "clipboard-write"] });
  await edit(page, "herooj", POSITION);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await button(page, "Copy text").click();
  await becomes(copied, POSITION);
  await button(page, "Copy link").click();
  await becomes(
    async () => decodeURIComponent(await copied()),
    `${new URL(page.url()).origin}/edit/herooj#p=${POSITION}`,
  );
});

for (const { name, line: expected } of GAMES.find(({ id }) => id === "evo4").setups.slice(1)) {
  test(`one begins with the setup ${name}`, async (t) => {
    const page = await open(t);
    await edit(page, "evo4");
    await button(page, name).click();
    await isLine(page, expected);
  });
}
