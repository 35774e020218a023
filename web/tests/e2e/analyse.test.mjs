// The analysis of a game: its tree, what is said and drawn, ways in and out, the engine.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { actionsOf, app, becomes, button, cell, hear, now, played, said, shows, type } from "./app.mjs";
import { after, GAMES, linkOf, recordIn, recordOf, rules } from "./games.mjs";
import { drag, MOUSE } from "./hands.mjs";

const { open } = app();

/** A game of Herooj with variations, one of them inside another. */
const TREE = `[Game "herooj"]
[Event "Club evening"]

1. b2b4 {A beginning.} b7b5 (1... c7c5 2. c2c3 (2. d2d3) c5c4) (1... d7d5) 2. c2c3! *
`;
/** Its actions as they stand on the page: a variation is a list of its own. */
const SHOWN = ["Start", "b2b4", "b7b5", ["c7c5", "c2c3", ["d2d3"], "c5c4"], ["d7d5"], "c2c3!"];

/** Opens an analysis, of a record if there is one. */
async function analyse(page, id, record) {
  await page.goto(`/analyse/${id}${record === undefined ? "" : linkOf(record)}`);
  await shows(page, record === undefined ? new rules.Game(id) : rules.beginRecord(record));
}

/** Where the actions stand. */
function actions(page) {
  return page.getByRole("group", { name: "Moves", exact: true });
}

/** The button of an action; of several that are alike the one at a place. */
function place(page, action, index = 0) {
  return actions(page).getByText(action, { exact: true }).nth(index);
}

/** The actions as they stand on the page. */
function tree(page) {
  return actions(page).evaluate(function read(group) {
    const all = [...group.querySelectorAll("button, [role=group]")];
    const own = all.filter((one) => one.parentElement.closest("[role=group]") === group);
    return own.map((one) => (one.matches("button") ? one.textContent.trim() : read(one)));
  });
}

/** The action that led to the position shown. */
async function current(page) {
  return (await actions(page).locator("[aria-current=true]").textContent()).trim();
}

/** The record in the address of the page. */
function kept(page) {
  const text = recordIn(page.url());
  return text && rules.readRecord(text);
}

/** What is said and drawn at an action. */
function told({ nags, notes }) {
  const words = notes.map(({ what, pointer, cells, text }) => [what, pointer, cells?.join(" "), text]);
  return [...nags.map(String), ...words.map((all) => all.filter(Boolean).join(" "))];
}

/** What is said and drawn at the last action of the main line, as the address keeps it. */
function notes(page) {
  const ply = kept(page)?.main.plies.at(-1);
  return ply && told(ply);
}

/** Pastes a text into the page, out of any field. */
async function paste(page, text) {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Drops a text on the page, or a file that holds it. */
async function drop(page, text, isFile) {
  const dataTransfer = await page.evaluateHandle(
    ([text, isFile]) => {
      const transfer = new DataTransfer();
      if (isFile) transfer.items.add(new File([text], "game.ludejo", { type: "text/plain" }));
      else transfer.setData("text/plain", text);
      return transfer;
    },
    [text, isFile],
  );
  await page.dispatchEvent(".analysis", "drop", { dataTransfer });
}

/** The file that is handed over when a button of the window is pressed. */
async function saved(page, name) {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

// The tree.

/** One seat acts once, several times, or four do. */
const SOME = GAMES.filter(({ id }) => ["herooj", "heroes", "evo4"].includes(id));

for (const { id, name } of SOME) {
  test(`actions of ${name} are made on the board and by typing`, async (t) => {
    const page = await open(t);
    await analyse(page, id);
    const made = [];
    for (const isTyped of [false, true, false, true]) {
      const game = after(id, undefined, made);
      const action = game.legal()[0];
      if (isTyped) await type(page, action);
      else await MOUSE.act(page, game, action);
      made.push(action);
      await becomes(() => tree(page), ["Start", ...made]);
    }
    await shows(page, after(id, undefined, made));
    await becomes(() => kept(page)?.main.plies.map(({ action }) => action), made);
  });
}

test("what is typed wrongly is refused with the rule, which opens beside the analysis", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj");
  await type(page, "b2b5");
  const { text, anchor } = new rules.Game("herooj").explain("b2b5", "en");
  await now(page).getByText(text).waitFor();
  const link = page.getByRole("link", { name: "Read the rule" });
  const [rule] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await rule.locator(`[id="${anchor}"]`).waitFor();
});

test("another action that is tried becomes a variation, the same one does not", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj");
  for (const action of ["b2b4", "b7b5", "c2c3"]) await type(page, action);
  await place(page, "b2b4").click();
  await type(page, "c7c5");
  await type(page, "d2d3");
  const expected = ["Start", "b2b4", "b7b5", ["c7c5", "d2d3"], "c2c3"];
  await becomes(() => tree(page), expected);
  await place(page, "b2b4").click();
  await type(page, "b7b5");
  await becomes(() => current(page), "b7b5");
  assert.deepEqual(await tree(page), expected);
  await shows(page, after("herooj", undefined, ["b2b4", "b7b5"]));
});

for (const { does, name, expected } of [
  {
    does: "is moved up where it begins",
    name: "Move up",
    expected: ["Start", "b2b4", "b7b5", ["c7c5", "d2d3", ["c2c3", "c5c4"]], ["d7d5"], "c2c3!"],
  },
  {
    does: "becomes the main line",
    name: "Make main line",
    expected: ["Start", "b2b4", "c7c5", ["b7b5", "c2c3!"], ["d7d5"], "d2d3", ["c2c3", "c5c4"]],
  },
]) {
  test(`a variation inside another one ${does}`, async (t) => {
    const page = await open(t);
    await analyse(page, "herooj", TREE);
    await place(page, "d2d3").click();
    await button(page, name).click();
    await becomes(() => tree(page), expected);
    assert.equal(await current(page), "d2d3");
  });
}

for (const [by, cut, restore] of [
  ["buttons", (page) => button(page, "Delete").click(), (page) => button(page, "Undo").click()],
  ["keys", (page) => page.keyboard.press("Delete"), (page) => page.keyboard.press("Control+Z")],
]) {
  test(`actions are cut off and put back by ${by}`, async (t) => {
    const page = await open(t);
    await analyse(page, "herooj", TREE);
    await place(page, "c7c5").click();
    await cut(page);
    await becomes(() => tree(page), ["Start", "b2b4", "b7b5", ["d7d5"], "c2c3!"]);
    assert.equal(await current(page), "b2b4");
    await hear(page, "4 moves deleted.");
    await place(page, "b7b5").click();
    await cut(page);
    await becomes(() => tree(page), ["Start", "b2b4", "d7d5"]);
    for (const there of [["Start", "b2b4", "b7b5", ["d7d5"], "c2c3!"], SHOWN]) {
      await restore(page);
      await becomes(() => tree(page), there);
    }
    assert.equal(await current(page), "c7c5");
    await becomes(() => kept(page), rules.readRecord(TREE));
  });
}

test("the keyboard walks through an analysis", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", TREE);
  await becomes(() => current(page), "c2c3!");
  for (const [key, expected, path] of [
    ["ArrowLeft", "b7b5", ["b2b4", "b7b5"]],
    ["ArrowDown", "c7c5", ["b2b4", "c7c5"]],
    ["ArrowRight", "c2c3", ["b2b4", "c7c5", "c2c3"]],
    ["ArrowDown", "d2d3", ["b2b4", "c7c5", "d2d3"]],
    ["ArrowUp", "c2c3", ["b2b4", "c7c5", "c2c3"]],
    ["End", "c5c4", ["b2b4", "c7c5", "c2c3", "c5c4"]],
    ["Home", "Start", []],
    ["ArrowRight", "b2b4", ["b2b4"]],
    ["End", "c2c3!", ["b2b4", "b7b5", "c2c3"]],
  ]) {
    await page.keyboard.press(key);
    await becomes(() => current(page), expected);
    await shows(page, after("herooj", undefined, path));
  }
});

// What is said and drawn.

test("a comment on an action stands behind it and in the record", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", TREE);
  await page.getByRole("textbox", { name: "Comment on c2c3" }).fill("Solid {and} dull.");
  await actions(page).getByText("Solid {and} dull.").waitFor();
  await becomes(() => notes(page), ["1", "comment Solid {and} dull."]);
  await place(page, "b2b4").click();
  const comment = page.getByRole("textbox", { name: "Comment on b2b4" });
  assert.equal(await comment.inputValue(), "A beginning.");
  await comment.fill("");
  await becomes(() => kept(page).main.plies[0].notes, []);
  assert.equal(await actions(page).getByText("A beginning.").count(), 0);
});

test("an action is given marks; one says how good it is, others come beside it", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", TREE);
  for (const [name, expected, shown] of [
    ["blunder", ["4"], "c2c3??"],
    ["equal", ["4", "10"], "c2c3?? ="],
    ["excellent", ["3", "10"], "c2c3!! ="],
    ["excellent", ["10"], "c2c3 ="],
  ]) {
    await button(page, name).click();
    await becomes(() => notes(page), expected);
    assert.equal(await current(page), shown);
  }
  await button(page, "White c2c3 equal").waitFor();
});

test("marks and arrows are drawn in the modes for it, and wiped", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", TREE);
  await button(page, "Draw marks and arrows").click();
  const draw = async (expected, ...cells) => {
    for (const name of cells) await cell(page, name).click();
    await becomes(() => notes(page), ["1", ...expected]);
  };
  for (const kind of ["from", "to", "capture", "no"]) await draw([`mark ${kind} a4`], "a4");
  await draw([], "a4");
  await draw(["mark from a4 b5"], "a4", "b5");
  await button(page, "Arrows").click();
  await draw(["mark from a4 b5", "arrow c3 e5"], "c3", "e5");
  await drag(page, "d2", "d4");
  await draw(["mark from a4 b5", "arrow c3 e5", "arrow d2 d4"]);
  assert.equal(await page.locator(".board .arrow").count(), 2);
  await draw(["mark from a4 b5", "arrow d2 d4"], "c3", "e5");
  await button(page, "Clear").click();
  await draw([]);
  assert.equal(await page.locator(".board .arrow").count(), 0);
});

test("the right mouse button draws at any time", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", TREE);
  await cell(page, "a4").click({ button: "right" });
  await becomes(() => notes(page), ["1", "mark from a4"]);
  await drag(page, "b2", "b5", "right");
  await becomes(() => notes(page), ["1", "mark from a4", "arrow b2 b5"]);
  await drag(page, "b2", "b5", "right");
  await becomes(() => notes(page), ["1", "mark from a4"]);
  // Nothing was picked or played.
  assert.deepEqual(await tree(page), SHOWN);
});

test("what is drawn is seen where it was drawn, and only there", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", TREE.replace("c2c3!", "c2c3! {[%arrow b2 b5]}"));
  const arrows = () => page.locator(".board .arrow").count();
  await becomes(arrows, 1);
  await page.keyboard.press("ArrowLeft");
  await becomes(arrows, 0);
});

// The address.

/** Makes an analysis with all that there can be; returns its record. */
async function fill(page) {
  await analyse(page, "herooj", TREE);
  await place(page, "c7c5").click();
  await page.getByRole("textbox", { name: "Comment on c7c5" }).fill("Sharp.");
  await button(page, "good").click();
  await cell(page, "a4").click({ button: "right" });
  await drag(page, "b2", "b5", "right");
  const ply = () => kept(page).main.plies[1].variations[0].plies[0];
  await becomes(() => told(ply()), ["1", "comment Sharp.", "mark from a4", "arrow b2 b5"]);
  return recordIn(page.url());
}

/** The page shows what `fill` has made. */
async function isFilled(page, record) {
  await becomes(() => tree(page), SHOWN.with(3, ["c7c5!", ...SHOWN[3].slice(1)]));
  await actions(page).getByText("Sharp.").waitFor();
  assert.equal(recordIn(page.url()), record);
}

test("a reload shows the same analysis at the same position", async (t) => {
  const page = await open(t);
  const record = await fill(page);
  await page.reload();
  await isFilled(page, record);
  assert.equal(await current(page), "c7c5!");
  assert.equal(await page.locator(".board .arrow").count(), 1);
});

test("a link shows the same analysis to somebody else", async (t) => {
  const page = await open(t);
  const record = await fill(page);
  const other = await open(t);
  await other.goto(page.url());
  await isFilled(other, record);
  await place(other, "c7c5!").click();
  await becomes(() => other.locator(".board .arrow").count(), 1);
  assert.equal(await other.getByRole("textbox", { name: "Comment on c7c5" }).inputValue(), "Sharp.");
});

test("a step back in the history of the browser leads to the analysis before", async (t) => {
  const page = await open(t);
  const record = await fill(page);
  await paste(page, recordOf("herooj", undefined, ["e2e3"]));
  await becomes(() => tree(page), ["Start", "e2e3"]);
  await page.goBack();
  await isFilled(page, record);
  await page.goForward();
  await becomes(() => tree(page), ["Start", "e2e3"]);
});

for (const { what, record, before } of [
  { what: "a record", record: TREE, before: SHOWN },
  { what: "a new analysis", record: undefined, before: ["Start"] },
]) {
  test(`what was done to ${what} at the last moment is there when one comes back`, async (t) => {
    const page = await open(t);
    await analyse(page, "herooj", record);
    const action = record ? "c7c5" : "b2b4";
    await type(page, action);
    await page.getByRole("link", { name: "Ludejo" }).click();
    await page.getByRole("heading", { level: 1, name: "A place to play" }).waitFor();
    await page.goBack();
    await becomes(() => tree(page), [...before, action]);
    await page.reload();
    await becomes(() => tree(page), [...before, action]);
  });
}

test("a reload that finds the address as it was before loses nothing", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", TREE);
  const before = page.url();
  await type(page, "c7c5");
  await becomes(() => kept(page)?.main.plies.length, 4);
  // As where the browser had begun to reload when the address was written.
  await page.evaluate((before) => history.replaceState(null, "", before), before);
  await page.reload();
  await becomes(() => tree(page), [...SHOWN, "c7c5"]);
});

test("what was done last is there when one comes back from another analysis", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj");
  await type(page, "b2b4");
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/analyse/evo" });
    document.body.append(link);
    link.click();
    link.remove();
  });
  await shows(page, new rules.Game("evo"));
  await type(page, "c1c2");
  await page.goBack();
  await becomes(() => tree(page), ["Start", "b2b4"]);
  await page.goForward();
  await becomes(() => tree(page), ["Start", "c1c2"]);
});

test("a text that is dropped into the comment belongs to it", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", TREE);
  const comment = page.getByRole("textbox", { name: "Comment on c2c3" });
  await comment.fill("Solid");
  const isTaken = await comment.evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "8/6p1/3p4/3P4/3P4/8/8/8 b");
    const event = (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    return [event("dragover"), event("drop")].map((one) => !field.dispatchEvent(one));
  });
  assert.deepEqual(isTaken, [false, false], "the field does with it what fields do");
  assert.equal(await page.getByRole("dialog").count(), 0);
  assert.deepEqual((await tree(page)).slice(0, 3), SHOWN.slice(0, 3));
});

test("a text that nobody would paste is refused, and the page goes on", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj");
  await paste(page, TREE + " ".repeat(9 * 1024 * 1024));
  const window = page.getByRole("dialog", { name: "Open" });
  await window.getByText("This text is too large").waitFor();
  assert.equal(await window.getByRole("textbox").inputValue(), "");
});

test("a link that would unpack to more than any game is not unpacked", async (t) => {
  const page = await open(t);
  await page.goto(
    `/analyse/herooj#r=${deflateRawSync(Buffer.alloc(128 * 1024 * 1024)).toString("base64url")}`,
  );
  await page.getByRole("main").getByText("This link is too long to be a game").waitFor();
  assert.deepEqual(await tree(page), ["Start"]);
});

test("a link that was cut off is not shown as an empty analysis without a word", async (t) => {
  const page = await open(t);
  await page.goto(`/analyse/herooj${linkOf(TREE).slice(0, -20)}`);
  await page.getByRole("main").getByText("This link is incomplete or damaged").waitFor();
  await hear(page, "This link is incomplete or damaged");
  assert.deepEqual(await tree(page), ["Start"]);
});

test("a link with an error in its record opens the record to be mended", async (t) => {
  const page = await open(t);
  await page.goto(`/analyse/herooj${linkOf(TREE.replace("d2d3", "d2d9"))}`);
  const window = page.getByRole("dialog", { name: "Open" });
  const field = window.getByRole("textbox");
  await window.getByText(/^Line 4, column \d+:$/).waitFor();
  await field.fill((await field.inputValue()).replace("d2d9", "d2d3"));
  await button(window, "Open").click();
  await becomes(() => tree(page), SHOWN);
});

// Ways in.

test("a record is pasted", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj");
  await paste(page, TREE);
  await becomes(() => tree(page), SHOWN);
  await shows(page, after("herooj", undefined, ["b2b4", "b7b5", "c2c3"]));
});

for (const isFile of [true, false]) {
  test(`a record is dropped as ${isFile ? "a file" : "text"}`, async (t) => {
    const page = await open(t);
    await analyse(page, "herooj");
    await drop(page, TREE, isFile);
    await becomes(() => tree(page), SHOWN);
  });
}

test("a position line is pasted, of this game or of another one", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj");
  for (const { id, line } of [
    { id: "herooj", line: "8/6p1/3p4/3P4/3P4/8/8/8 b" },
    { id: "rooya", line: "b4/5/4W/5/5 w -" },
  ]) {
    await paste(page, line);
    await page.waitForURL(`**/analyse/${id}#r=*`);
    await shows(page, new rules.Game(id, line));
  }
});

test("a record of another game opens the page of that game", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj");
  await paste(page, recordOf("sparta", undefined, ["c2c3"]));
  await page.waitForURL("**/analyse/sparta#r=*");
  await becomes(() => tree(page), ["Start", "c2c3"]);
  await shows(page, after("sparta", undefined, ["c2c3"]));
});

test("a link is pasted as any text", async (t) => {
  const page = await open(t);
  await analyse(page, "sparta");
  await paste(page, `https://example.org/analyse/herooj${linkOf(TREE)}`);
  await becomes(() => tree(page), SHOWN);
});

test("of several records one is chosen", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj");
  const sparta = recordOf("sparta", undefined, ["c2c3"]);
  const illegal = sparta.replace("c2c3", "c2c9");
  await paste(page, `${TREE}\n${sparta}\n[Game "evo"]\n\n1. ! *\n${illegal}`);
  const choices = page.getByRole("dialog").getByRole("list", { name: "4 records: choose one" });
  await choices.getByRole("button", { name: "Herooj · Club evening" }).waitFor();
  for (const line of [11, 14]) {
    await choices.getByRole("button", { name: `A record with an error, starting at line ${line}` }).waitFor();
  }
  await choices.getByRole("button", { name: "Sparta" }).click();
  await becomes(() => tree(page), ["Start", "c2c3"]);
});

for (const { what, text, says, picked } of [
  {
    what: "a record with an illegal action",
    text: TREE.replace("d2d3", "d2d8"),
    says: rules.explainRecord(TREE.replace("d2d3", "d2d8"), "en").text,
    picked: "d",
  },
  {
    what: "a record of a game that is none",
    text: TREE.replace("herooj", "chess"),
    says: rules.explainRecord(TREE.replace("herooj", "chess"), "en").text,
  },
  {
    what: "a position that is none",
    text: "8/8/8 w",
    says: rules.explainPosition("herooj", "8/8/8 w", "en").text,
  },
  {
    what: "a link that was cut off",
    text: "https://example.org/#r=Zm9v",
    says: "This link is incomplete or damaged",
  },
]) {
  test(`${what} is refused with the reason, and what there was stays`, async (t) => {
    const page = await open(t);
    await analyse(page, "herooj", TREE);
    await paste(page, text);
    const window = page.getByRole("dialog", { name: "Open" });
    await window.getByRole("alert").getByText(says).waitFor();
    const field = window.getByRole("textbox");
    assert.equal(await field.inputValue(), text);
    const selected = () =>
      field.evaluate(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd));
    if (picked !== undefined) await becomes(selected, picked);
    await page.keyboard.press("Escape");
    await window.waitFor({ state: "detached" });
    await becomes(() => tree(page), SHOWN);
  });
}

test("names and dates are kept in the record and stand in the title", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", TREE);
  await button(page, "Game details").click();
  const window = page.getByRole("dialog", { name: "Game details" });
  assert.equal(await window.getByLabel("Event").inputValue(), "Club evening");
  for (const [label, value] of [
    ["White's name", "Ana"],
    ["Black's name", 'Ben "B"'],
    ["Event", ""],
    ["Date", "2026.11.21"],
  ]) {
    await window.getByLabel(label).fill(value);
  }
  await button(window, "Done").click();
  await page.getByText('Ana – Ben "B" · 2026.11.21').waitFor();
  await becomes(() => Object.fromEntries(kept(page).tags), {
    "Seat.w": "Ana",
    "Seat.b": 'Ben "B"',
    Date: "2026.11.21",
  });
  assert.match(await page.title(), /Ana – Ben "B" · 2026\.11\.21/);
});

for (const { name, line } of GAMES.find(({ id }) => id === "evo").setups.slice(1)) {
  test(`an analysis begins from the setup ${name}`, async (t) => {
    const page = await open(t);
    await analyse(page, "evo");
    await button(page, "Starting position…").click();
    await button(page, name).click();
    await shows(page, new rules.Game("evo", line));
    await becomes(() => kept(page)?.setup, name);
  });
}

test("an analysis begins from the position shown", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", TREE);
  await button(page, "Starting position…").click();
  await button(page, "Current position").click();
  await becomes(() => tree(page), ["Start"]);
  const game = after("herooj", undefined, ["b2b4", "b7b5", "c2c3"]);
  await shows(page, game);
  await becomes(() => kept(page)?.position, game.line());
});

test("an analysis begins from any line, and a wrong one is refused", async (t) => {
  const page = await open(t);
  await analyse(page, "rooya");
  await button(page, "Starting position…").click();
  const window = page.getByRole("dialog", { name: "Starting position" });
  const field = window.getByRole("textbox");
  await field.fill("b4/5/4W/5 w -");
  await field.press("Enter");
  const { name, text } = rules.explainPosition("rooya", "b4/5/4W/5 w -", "en");
  await window.getByRole("alert").getByText(`${name}: ${text}`).waitFor();
  await field.fill("b4/5/4W/5/5 w -");
  await field.press("Enter");
  await window.waitFor({ state: "detached" });
  await shows(page, new rules.Game("rooya", "b4/5/4W/5/5 w -"));
});

// Ways out.

test("the record is saved as a file and in a link", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", TREE);
  await button(page, "Save and share…").click();
  const window = page.getByRole("dialog", { name: "Save and share" });
  const { name, bytes } = await saved(page, "Save to a file");
  assert.equal(name, "herooj.ludejo");
  assert.deepEqual(rules.readRecord(bytes.toString()), rules.readRecord(TREE));
  const link = await window.getByRole("textbox", { name: "Link" }).inputValue();
  assert.equal(recordIn(link), bytes.toString());
  const line = await window.getByRole("textbox", { name: "Position" }).inputValue();
  assert.equal(line, after("herooj", undefined, ["b2b4", "b7b5", "c2c3"]).line());
});

test("the board is saved as SVG with its pieces", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", TREE);
  const game = after("herooj", undefined, ["b2b4", "b7b5", "c2c3"]);
  await button(page, "Save and share…").click();
  const { name, bytes } = await saved(page, "Board as SVG");
  assert.equal(name, "herooj-3.svg");
  const found = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, "image/svg+xml");
    const pieces = [...root.querySelectorAll("g[data-cell]")].map(({ dataset }) => dataset.cell);
    return { root: root.localName, pieces: pieces.sort() };
  }, bytes.toString());
  const { cells } = game.board();
  const pieces = game.scene().pieces.map(({ cell }) => cells[cell].name);
  assert.deepEqual(found, { root: "svg", pieces: pieces.sort() });
});

for (const { button: name, file, magic, size } of [
  {
    button: "Board as PNG",
    file: "herooj-3.png",
    magic: "\x89PNG\r\n\x1a\n",
    size: (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
  },
  {
    button: "Game as GIF",
    file: "herooj.gif",
    magic: "GIF89a",
    size: (bytes) => [bytes.readUInt16LE(6), bytes.readUInt16LE(8)],
  },
]) {
  test(`${name} is a picture that the browser can show`, async (t) => {
    const page = await open(t);
    await analyse(page, "herooj", TREE);
    await button(page, "Save and share…").click();
    const picture = await saved(page, name);
    assert.equal(picture.name, file);
    assert.equal(picture.bytes.toString("latin1", 0, magic.length), magic);
    const shown = await page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:;base64,${base64}`;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, picture.bytes.toString("base64"));
    assert.deepEqual(shown, size(picture.bytes));
  });
}

test("a game goes on from the position shown, with the actions that led there", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", TREE);
  await place(page, "d2d3").click();
  await button(page, "Play from here…").click();
  const window = page.getByRole("dialog", { name: "Play from here" });
  for (const seats of await window.getByRole("combobox").all()) await seats.selectOption("0");
  await button(window, "Play").click();
  await played(page, 3);
  assert.deepEqual(await actionsOf(page), ["b2b4", "c7c5", "d2d3"]);
  await type(page, "c5c4");
  await played(page, 4);
});

// The engine.

/** White has one action that wins. */
const WON = "8/2m2m2/8/3p4/3P4/3PPm2/8/8 w";

/** Switches the engine on or off. */
function turn(page) {
  return page.getByRole("switch", { name: "Computer" }).click();
}

/** The lines of the engine. */
function lines(page) {
  return page.getByRole("list", { name: "Best lines" }).getByRole("listitem");
}

for (const { id, name, seats } of SOME) {
  test(`the engine says what each seat of ${name} can expect, how deep and how fast it looked`, async (t) => {
    const page = await open(t);
    await analyse(page, id);
    await turn(page);
    const bar = page.getByRole("img", { name: /^Chances: .*%/ });
    await bar.waitFor();
    const label = await bar.getAttribute("aria-label");
    const names = rules.words(id, "en").seats;
    const shares = names.map((seat) => Number(new RegExp(`${seat} (\\d+)%`).exec(label)?.[1]));
    assert.equal(shares.length, seats.length);
    const sum = shares.reduce((sum, share) => sum + share, 0);
    assert.ok(Math.abs(sum - 100) < seats.length, `${label} is a whole`);
    await page.getByText(/^depth [1-9]\d* · [\d.]+[KM]? positions\/s · \d+ s$/).waitFor();
    await becomes(() => lines(page).count(), 3);
    for (const line of await lines(page).all()) {
      const [first] = await line.getByRole("button").allTextContents();
      assert.ok(new rules.Game(id).legal().includes(first), first);
    }
  });
}

test("the engine shows from one to five lines", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj");
  await turn(page);
  for (const count of [5, 1, 4]) {
    await page.getByRole("combobox", { name: "Lines" }).selectOption(String(count));
    await becomes(() => lines(page).count(), count);
  }
  await page.reload();
  await becomes(() => lines(page).count(), 4);
});

for (const { id, cores, engines } of [
  { id: "herooj", cores: 1, engines: 1 },
  { id: "herooj", cores: 2, engines: 2 },
  { id: "herooj", cores: 8, engines: 3 },
  { id: "rooya", cores: 8, engines: 1 },
  { id: "evo4", cores: 8, engines: 1 },
]) {
  test(`${engines} of ${cores} cores look for the lines of ${id}`, async (t) => {
    const page = await open(t);
    await page.addInitScript((cores) => {
      Object.defineProperty(navigator, "hardwareConcurrency", { get: () => cores });
    }, cores);
    await analyse(page, id);
    await turn(page);
    await becomes(() => lines(page).count(), 3);
    assert.equal(page.workers().length, engines);
    const first = (line) => line.getByRole("button").first().textContent();
    const firsts = await Promise.all((await lines(page).all()).map(first));
    assert.equal(new Set(firsts).size, 3, `${firsts}`);
  });
}

test("the engine is stopped", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj");
  await turn(page);
  await lines(page).first().waitFor();
  assert.ok(page.workers().length > 0);
  await turn(page);
  await page.getByText("Turn it on to see the best moves").waitFor();
  assert.equal(await lines(page).count(), 0);
  assert.equal(await page.getByRole("img", { name: /^Chances/ }).count(), 0);
  await becomes(() => page.workers().length, 0);
});

test("the engine's action is played with the space bar", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", recordOf("herooj", WON, []));
  await page.keyboard.press("e");
  await page.getByRole("img", { name: "Chances: White 100%, Black 0%" }).waitFor();
  const [win] = await lines(page).first().getByRole("button").allTextContents();
  await page.locator(".board .arrow").waitFor();
  await page.keyboard.press("Space");
  await becomes(() => tree(page), ["Start", win]);
  await page
    .getByText(after("herooj", WON, [win]).standing("en"))
    .first()
    .waitFor();
});

test("the engine's best move is heard once it has settled, and its lines have names", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", recordOf("herooj", WON, []));
  await turn(page);
  await lines(page).first().waitFor();
  const [win] = await lines(page).first().getByRole("button").allTextContents();
  await hear(page, `Best move: ${after("herooj", WON, []).spoken(win, "en")}`);
  await hear(page, "White wins in one move.");
  const words = (await lines(page).first().textContent()).replace(/\s+/g, " ").trim();
  assert.ok(words.startsWith("Line 1, White's chances: 100%"), words);
  // As long as it stays, nothing more is said.
  const count = (await said(page)).filter((one) => one.includes("Best move")).length;
  assert.equal(count, 1);
});

/** Black is to move, and White would win. */
const THREATENED = WON.replace(/w$/, "b");

test("a threat is told and pointed out, until somebody moves", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj", recordOf("herooj", THREATENED, []));
  const about = page.getByRole("region", { name: "Threat" });
  await button(page, "What's the threat?").click();
  const told = about.getByText(/^Threat: /);
  await told.waitFor();
  const [, action] = /^Threat: (\S+)\. White wins in one move\.$/.exec(await told.textContent());
  const game = new rules.Game("herooj", WON);
  await hear(page, `Threat: ${game.spoken(action, "en")}. White wins in one move.`);
  await page.locator(".board .mark-threat").waitFor();
  await page.locator(".board .arrow").waitFor();
  game.play(action, "en");
  assert.equal(game.outcome("en").winner, 0);
  await type(page, after("herooj", THREATENED, []).legal()[0]);
  await becomes(() => page.locator(".board .mark-threat").count(), 0);
  assert.equal(await told.count(), 0);
});

test("where the turn can't be passed, there is no threat to tell", async (t) => {
  const page = await open(t);
  await analyse(page, "heroes");
  await page.keyboard.press("x");
  await hear(page, "the turn can't be passed");
  assert.equal(await page.locator(".board .mark-threat").count(), 0);
});

test("in a game for four, the next seat's best move is told", async (t) => {
  const page = await open(t);
  await analyse(page, "evo4");
  await page.keyboard.press("x");
  const told = page.getByText(/^Threat: \S+\. West's chances: \d+%\.$/);
  await told.waitFor();
  const [, action] = /^Threat: (\S+)\. /.exec(await told.textContent());
  assert.ok(new rules.Game("evo4").turnPassed().legal().includes(action), action);
});

test("a line of the engine is followed as far as it is chosen", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj");
  await turn(page);
  const third = lines(page).first().getByRole("button").nth(2);
  await third.waitFor();
  await third.click();
  await becomes(async () => (await tree(page)).length, 4);
  after("herooj", undefined, (await tree(page)).slice(1));
});

test("the keyboard goes on at the board where a window is gone", async (t) => {
  const page = await open(t);
  await analyse(page, "herooj");
  const dialog = page.getByRole("dialog");
  const isOnBoard = () => page.waitForFunction(() => document.activeElement?.matches("[data-cell]"));
  await button(page, "Starting position…").click();
  await button(dialog, "Standard").click();
  await isOnBoard();
  await button(page, "Open…").click();
  await dialog.getByRole("textbox").fill(TREE);
  await button(dialog, "Open").click();
  await place(page, "b2b4").waitFor();
  await isOnBoard();
  // Where something led to the window, the focus goes back there.
  await button(page, "Keyboard shortcuts").click();
  await page.keyboard.press("Escape");
  assert.equal(
    await button(page, "Keyboard shortcuts").evaluate((button) => button === document.activeElement),
    true,
  );
});
