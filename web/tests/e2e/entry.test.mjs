// How actions are entered, taken back, advised; how games end otherwise; that nothing is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  actionsOf,
  app,
  becomes,
  begin,
  button,
  cell,
  hear,
  now,
  played,
  said,
  type,
  unfold,
  word,
} from "./app.mjs";
import { after, GAMES, illegalPicks, rules } from "./games.mjs";
import { drag, middle } from "./hands.mjs";

const { open } = app();

/** A ring that is full: phase 2 of Le Rooya begins. */
const FULL_RING = "WbWbW/b3b/W3W/b3b/WbWbW w -";
/** The same two steps later: each side has a pawn on the plate. */
const ON_THE_PLATE = after("rooya", FULL_RING, ["c1c2", "e2d2"]).line();

/** What the page asks for after these picks: what the rules do, but for a key that a phone lacks. */
function promptFor(game, picked) {
  const { complete, prompt } = game.partial(picked, "en");
  return complete ? `Play ${picked}, or choose the next step.` : prompt;
}

/** Waits until the page asks for what it has to after these picks. */
async function asks(page, game, picked) {
  await now(page).getByText(promptFor(game, picked), { exact: true }).waitFor();
}

/** Holds what is fetched of a kind until it is let go; workers that think are fetched so. */
async function hold(page, pattern) {
  let letGo;
  const gate = new Promise((resolve) => (letGo = resolve));
  await page.context().route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
const THINKING = /\/worker-[^/]*\.js$/;

for (const { id, name } of GAMES) {
  test(`an illegal try in ${name} is answered with the rule`, async (t) => {
    const page = await open(t);
    await begin(page, id);
    const { picks, refusal } = illegalPicks(new rules.Game(id));
    for (const pick of picks) await cell(page, pick).click();
    await now(page).getByText(refusal.text).waitFor();
    await hear(page, refusal.text);
    const link = now(page).getByRole("link", { name: "Read the rule" });
    assert.equal(await link.getAttribute("href"), `/learn/${id}#${refusal.anchor}`);
    const [rule] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    await rule.locator(`[id="${refusal.anchor}"]`).waitFor();
  });
}

test("a second step is asked for, and taken back step by step with Esc", async (t) => {
  const page = await open(t);
  const game = new rules.Game("rooya", FULL_RING);
  await begin(page, "rooya", { start: FULL_RING });
  await asks(page, game, "");
  for (const [pick, picked] of [
    ["c1", "c1"],
    ["c2", "c1c2"],
  ]) {
    await cell(page, pick).click();
    await asks(page, game, picked);
  }
  await button(page, "Play c1c2").waitFor();
  for (const picked of ["c1", ""]) {
    await page.keyboard.press("Escape");
    await asks(page, game, picked);
    assert.ok((await said(page)).at(-1).startsWith(promptFor(game, picked)));
  }
  for (const pick of ["c1", "c2", "b2"]) await cell(page, pick).click();
  await played(page, 1);
  assert.equal((await said(page)).at(-1).startsWith(game.spoken("c1c2b2", "en")), true);
});

test("one step where two are possible is played by picking the same cell again", async (t) => {
  const page = await open(t);
  await begin(page, "rooya", { start: FULL_RING });
  for (const pick of ["c1", "c2", "c2"]) await cell(page, pick).click();
  await played(page, 1);
  assert.deepEqual(await actionsOf(page), ["c1c2"]);
});

for (const { word, angle } of [
  { word: "cw", angle: Math.PI / 2 },
  { word: "ccw", angle: -Math.PI / 2 },
  { word: "half", angle: Math.PI },
]) {
  test(`the plate is turned by dragging it: ${word}`, async (t) => {
    // With animations, as most people have it.
    const page = await open(t, { settings: { animations: true } });
    await begin(page, "rooya", { start: ON_THE_PLATE });
    const [center, begun] = [await middle(cell(page, "c3")), await middle(cell(page, "b3"))];
    const radius = center.x - begun.x;
    await page.mouse.move(begun.x, begun.y);
    await page.mouse.down();
    const STEPS = 6;
    for (let step = 1; step <= STEPS; step += 1) {
      const turned = Math.PI + (angle * 0.9 * step) / STEPS;
      await page.mouse.move(center.x + radius * Math.cos(turned), center.y + radius * Math.sin(turned));
    }
    await page.mouse.up();
    await played(page, 1);
    await hear(page, new rules.Game("rooya", ON_THE_PLATE).spoken(word, "en"));
    assert.deepEqual(await actionsOf(page), [word]);
  });
}

test("the plate is turned by a handle, which a click alone does not do", async (t) => {
  const page = await open(t);
  await begin(page, "rooya", { start: ON_THE_PLATE });
  const handles = page.locator(".board .handle");
  assert.equal(await handles.count(), 4);
  await handles.first().click();
  const [center, from] = [await middle(cell(page, "c3")), await middle(handles.first())];
  // A quarter turn clockwise, on the screen.
  const to = { x: center.x - (from.y - center.y), y: center.y + (from.x - center.x) };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2 + 9, (from.y + to.y) / 2 + 9);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await played(page, 1);
  assert.deepEqual(await actionsOf(page), ["cw"]);
});

test("where a piece can go is seen while it is dragged", async (t) => {
  const page = await open(t);
  await begin(page, "herooj");
  const [from, aside] = [await middle(cell(page, "b2")), await middle(cell(page, "b7"))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 30);
  await page.locator(".mark-to").first().waitFor();
  const targets = new rules.Game("herooj").partial("b2", "en").next.length;
  assert.equal(await page.locator("circle.mark-to").count(), targets);
  await page.mouse.move(aside.x, aside.y);
  await page.mouse.up();
  await hear(page, new rules.Game("herooj").explainPartial("b2b7", "en").text);
  assert.deepEqual(await actionsOf(page), []);
});

test("a crossing is seen on the board before it is played", async (t) => {
  const page = await open(t);
  await begin(page, "rooya", { start: FULL_RING });
  const places = () =>
    page
      .locator(".board .piece")
      .evaluateAll((all) => all.map((one) => one.getAttribute("transform")).sort());
  await becomes(async () => (await places()).length, 16);
  const before = await places();
  for (const pick of ["c1", "c2"]) await cell(page, pick).click();
  const moved = after("rooya", FULL_RING, ["c1c2"]);
  await becomes(async () => (await places()).filter((place) => !before.includes(place)).length, 1);
  await page.keyboard.press("Escape");
  await becomes(places, before);
  moved.free();
});

test("a screen reader hears what is chosen and where it can go", async (t) => {
  const page = await open(t);
  await begin(page, "herooj");
  const game = new rules.Game("herooj");
  const names = game.partial("b2", "en").next.map(({ text }) => text);
  await cell(page, "b2").click();
  await hear(page, `It can go to ${names.length} places: ${names.join(", ")}.`);
  assert.match(await cell(page, "b2").getAttribute("aria-label"), /, chosen$/);
  for (const name of names) assert.match(await cell(page, name).getAttribute("aria-label"), /, can go here$/);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator('[aria-label$="can go here"], [aria-label$="chosen"]').count(), 0);
});

test("T is for the time of all seats, and is listed with the other keys", async (t) => {
  const page = await open(t);
  await begin(page, "herooj");
  await page.keyboard.press("t");
  await hear(page, "This game has no clock.");
  await page.getByText("Keyboard shortcuts").click();
  await page.getByText("T tells the time left").waitFor();
});

test("a finger drags a piece", async (t) => {
  const page = await open(t, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await begin(page, "herooj");
  const touches = await page.context().newCDPSession(page);
  const [from, to] = [await middle(cell(page, "b2")), await middle(cell(page, "b4"))];
  const touch = (type, ...touchPoints) => touches.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  await touch("touchMove", { x: from.x, y: (from.y + to.y) / 2 });
  await touch("touchMove", to);
  await touch("touchEnd");
  await played(page, 1);
  assert.deepEqual(await actionsOf(page), ["b2b4"]);
});

test("a second finger leaves the piece to the first", async (t) => {
  const page = await open(t, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await begin(page, "herooj");
  const touches = await page.context().newCDPSession(page);
  const [from, to, other] = [
    await middle(cell(page, "b2")),
    await middle(cell(page, "b4")),
    await middle(cell(page, "f2")),
  ];
  const touch = (type, ...touchPoints) => touches.send("Input.dispatchTouchEvent", { type, touchPoints });
  const first = (at) => ({ ...at, id: 1 });
  const second = (at) => ({ ...at, id: 2 });
  await touch("touchStart", first(from));
  await touch("touchMove", first({ x: from.x, y: (from.y + to.y) / 2 }));
  await touch("touchStart", first({ x: from.x, y: (from.y + to.y) / 2 }), second(other));
  await touch("touchMove", first(to), second({ x: other.x, y: other.y - 40 }));
  await touch("touchEnd", first(to));
  await touch("touchEnd");
  await played(page, 1);
  assert.deepEqual(await actionsOf(page), ["b2b4"]);
});

test("another button gives a drag up", async (t) => {
  const page = await open(t);
  await begin(page, "herooj");
  const [from, to] = [await middle(cell(page, "b2")), await middle(cell(page, "b4"))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.locator(".lifted").waitFor();
  await page.mouse.down({ button: "right" });
  await page.mouse.up();
  await page.mouse.up({ button: "right" });
  await page.mouse.move(from.x, from.y);
  assert.equal(await page.locator(".lifted").count(), 0, "the piece is back where it stood");
  assert.deepEqual(await actionsOf(page), []);
  await drag(page, "b2", "b4");
  await played(page, 1);
});

test("a plain move of EVO needs no more than its two squares", async (t) => {
  const page = await open(t);
  await begin(page, "evo");
  for (const name of ["c1", "c2"]) await cell(page, name).click();
  await played(page, 1);
  assert.deepEqual(await actionsOf(page), ["c1c2"]);
});

test("what a piece of EVO becomes is chosen first, beside it or by a button, and Back takes it back", async (t) => {
  const page = await open(t);
  const game = new rules.Game("evo");
  await begin(page, "evo");
  const blade = game.partial("c1", "en").next.find(({ text }) => text === "=B").label;
  const icons = () => page.locator(".board .change").count();
  await cell(page, "c1").click();
  await asks(page, game, "c1");
  assert.equal(await icons(), 3);
  await page.locator('.board [data-word="=B"]').click();
  const changed = "Choose where it goes, or choose it again to turn it where it stands.";
  await now(page).getByText(changed).waitFor();
  assert.equal(await word(page, blade).getAttribute("aria-pressed"), "true");
  await button(page, "Back").click();
  await asks(page, game, "c1");
  await word(page, blade).click();
  await now(page).getByText(changed).waitFor();
  await cell(page, "c2").click();
  await played(page, 1);
  assert.deepEqual(await actionsOf(page), ["c1c2=B"]);
  assert.equal(await icons(), 0);
  // Where it stands: the piece again.
  await cell(page, "c12").click();
  await page.keyboard.press("Escape");
  await cell(page, "d12").click();
  await word(page, blade).click();
  await cell(page, "d12").click();
  await played(page, 2);
  assert.deepEqual(await actionsOf(page), ["c1c2=B", "d12=B"]);
});

test("a turn of the mobilization is ended by a word", async (t) => {
  const page = await open(t);
  const game = new rules.Game("heroes");
  await begin(page, "heroes");
  assert.equal(await button(page, game.standing("en")).count(), 0);
  const actions = ["e3e5", "done"];
  await cell(page, "e3").click();
  await cell(page, "e5").click();
  await played(page, 1);
  assert.equal(await page.locator(".pips i").count(), 3);
  assert.equal(await page.locator(".pips .made").count(), 1);
  await button(page, "End turn, 2 moves left").click();
  await played(page, 2);
  await now(page)
    .getByText(after("heroes", undefined, actions).standing("en"), { exact: true })
    .waitFor();
});

test("an action waits for a confirmation where that is wanted", async (t) => {
  const page = await open(t, { settings: { confirm: true } });
  await begin(page, "herooj");
  const pick = async () => {
    for (const name of ["b2", "b4"]) await cell(page, name).click();
    await now(page).getByText("Play b2b4?").waitFor();
  };
  await pick();
  await hear(page, "Play b2b4?");
  await page.keyboard.press("Escape");
  await asks(page, new rules.Game("herooj"), "b2");
  assert.equal(await page.locator("ol li").count(), 0);
  await cell(page, "b4").click();
  await button(page, "Play b2b4").click();
  await played(page, 1);
  await button(page, "Undo").click();
  await played(page, 0);
  // With the keyboard: Enter once more.
  await pick();
  await cell(page, "b4").press("Enter");
  await played(page, 1);
});

test("actions are typed, and what is wrong with them is said", async (t) => {
  const page = await open(t);
  const game = new rules.Game("herooj");
  await begin(page, "herooj");
  const field = page.getByRole("textbox", { name: "Type a move" });
  for (const wrong of ["b2b5", "nonsense"]) {
    await type(page, wrong);
    await now(page).getByText(game.explain(wrong, "en").text).waitFor();
    assert.equal(await field.inputValue(), wrong, "what was typed can be mended");
  }
  await type(page, "b2b4");
  await played(page, 1);
  assert.equal(await field.inputValue(), "");
});

test("moves are typed in capitals, with spaces, and several at once", async (t) => {
  const page = await open(t);
  const game = new rules.Game("herooj");
  await begin(page, "herooj");
  const field = page.getByRole("textbox", { name: "Type a move" });
  await type(page, " B2 B4, g7g5");
  await played(page, 2);
  await type(page, "2. c2-c4 b2b9 c7c5");
  await now(page)
    .getByText(after("herooj", undefined, ["b2b4", "g7g5", "c2c4"]).explain("b2b9", "en").text)
    .waitFor();
  assert.equal(await field.inputValue(), "b2b9 c7c5", "what could not be played can be mended");
  assert.deepEqual(await actionsOf(page), ["b2b4", "g7g5", "c2c4"]);
  game.free();
});

test("an action picked while the computer thinks is played afterwards", async (t) => {
  const page = await open(t);
  const letGo = await hold(page, THINKING);
  await begin(page, "sparta", { seats: [0, 1] });
  await type(page, "c2c3");
  await played(page, 1);
  await now(page).getByText("While you wait, you can already choose your next move.").waitFor();
  // Dropped with Esc, picked again.
  const pick = async () => {
    for (const name of ["b2", "b3"]) await cell(page, name).click();
    await now(page).getByText("Your next move: b2b3.").waitFor();
  };
  await pick();
  await hear(page, "Your next move: b2b3.");
  await page.keyboard.press("Escape");
  await hear(page, "Your next move has been cleared.");
  await pick();
  letGo();
  await played(page, 4);
  // Whatever the computer plays first, it comes nowhere near.
  assert.equal((await actionsOf(page))[2], "b2b3");
});

test("an action picked for later that has become impossible is refused", async (t) => {
  const page = await open(t);
  const letGo = await hold(page, THINKING);
  await begin(page, "rooya", { seats: [0, 1] });
  await cell(page, "a1").click();
  await played(page, 1);
  await cell(page, "a1").click();
  await hear(page, "Your next move: a1.");
  letGo();
  await played(page, 2);
  await now(page).getByText("a1 isn't possible any more.").waitFor();
  await hear(page, "a1 isn't possible any more.");
});

test("a whole game is played against the computer", async (t) => {
  const page = await open(t);
  await begin(page, "rooya", { seats: [0, 1] });
  for (;;) {
    await page.waitForFunction(() => {
      const field = document.querySelector("form input");
      return (
        field?.disabled === false ||
        [...document.querySelectorAll("a")].some(({ href }) => href.endsWith("/new/rooya"))
      );
    });
    const actions = await actionsOf(page);
    const game = after("rooya", undefined, actions);
    if (game.outcome("en")) {
      await now(page).getByText(game.standing("en"), { exact: true }).waitFor();
      return;
    }
    const legal = game.legal();
    await type(page, legal[actions.length % legal.length]);
    await page.waitForFunction(
      (count) => document.querySelectorAll("ol li .notation").length > count,
      actions.length,
    );
  }
});

test("if the computer's thinking breaks off, that is said", async (t) => {
  const page = await open(t, { complains: /worker/ });
  await page.context().route(THINKING, (route) => route.abort());
  await begin(page, "rooya", { seats: [0, 1] });
  await cell(page, "a1").click();
  await now(page).getByText("The computer stopped unexpectedly.").waitFor();
});

test("actions are taken back and made again", async (t) => {
  const page = await open(t);
  const actions = ["b2b4", "b7b5", "c2c3"];
  await begin(page, "herooj");
  for (const action of actions) await type(page, action);
  await played(page, 3);
  await button(page, "Undo").click();
  await played(page, 2);
  await hear(page, "One move undone.");
  await cell(page, "a1").focus();
  await page.keyboard.press("u");
  await played(page, 1);
  await page.keyboard.press("r");
  await played(page, 2);
  await hear(page, "One move redone.");
  await button(page, "Redo").click();
  await played(page, 3);
  assert.equal(await button(page, "Redo").isDisabled(), true);
});

test("taking back against the computer leads to the last decision of the person", async (t) => {
  const page = await open(t);
  await begin(page, "rooya", { seats: [0, 1] });
  await cell(page, "a1").click();
  await played(page, 2);
  await button(page, "Undo").click();
  await played(page, 0);
  await hear(page, "2 moves undone.");
  await button(page, "Redo").click();
  await played(page, 2);
});

test("a hint is a legal action, shown and said; it is gone when something else is played", async (t) => {
  const page = await open(t);
  await begin(page, "herooj");
  await button(page, "Hint").click();
  await page.waitForFunction(() => window.said.some((text) => /^Try \S+\.$/.test(text)));
  const [, action] = /^Try (\S+)\.$/.exec((await said(page)).at(-1));
  assert.ok(new rules.Game("herooj").legal().includes(action));
  await now(page).getByText(`Try ${action}.`).waitFor();
  assert.ok((await page.locator(".board .arrow, .board .mark-hint").count()) > 0);
  await type(page, "b2b4");
  await played(page, 1);
  assert.equal(await now(page).getByText(`Try ${action}.`).count(), 0);
});

test("a hint about a position that is gone is not given", async (t) => {
  const page = await open(t);
  const letGo = await hold(page, THINKING);
  await begin(page, "herooj");
  await button(page, "Hint").click();
  await now(page).getByText("Looking for a good move…").waitFor();
  await type(page, "b2b4");
  await now(page).getByText("Looking for a good move…").waitFor({ state: "detached" });
  letGo();
  await button(page, "Hint").click();
  await page.waitForFunction(() => window.said.some((text) => /^Try \S+\.$/.test(text)));
  const hints = (await said(page)).filter((text) => text.startsWith("Try "));
  assert.equal(hints.length, 1);
  const [, action] = /^Try (\S+)\.$/.exec(hints[0]);
  assert.ok(after("herooj", undefined, ["b2b4"]).legal().includes(action));
});

test("giving up is asked about, ends the game, and can be taken back", async (t) => {
  const page = await open(t);
  await begin(page, "herooj");
  await type(page, "b2b4");
  await button(page, "Resign").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Resign this game?" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Resign");
  await button(page, "Resign").click();
  await dialog.getByRole("button", { name: "Resign" }).click();
  const game = after("herooj", undefined, ["b2b4"]);
  game.end("resignation", 0);
  await now(page).getByText(game.standing("en"), { exact: true }).waitFor();
  await hear(page, game.standing("en"));
  await button(page, "Undo").click();
  await hear(page, `The game continues. ${after("herooj", undefined, ["b2b4"]).standing("en")}`);
  await played(page, 1);
  await button(page, "Undo").click();
  await played(page, 0);
  await now(page).getByText(new rules.Game("herooj").standing("en"), { exact: true }).waitFor();
});

test("giving up before the first action can be taken back", async (t) => {
  const page = await open(t);
  await begin(page, "evo4", { seats: [0, 1, 1, 1] });
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  const game = new rules.Game("evo4");
  assert.equal(game.forfeit(0, "resignation"), undefined);
  await now(page).getByText(game.standing("en"), { exact: true }).waitFor();
  await button(page, "Undo").click();
  await now(page).getByText("Your turn.", { exact: true }).waitFor();
});

test("after an end by giving up nothing is made again", async (t) => {
  const page = await open(t);
  await begin(page, "herooj");
  await type(page, "b2b4");
  await button(page, "Undo").click();
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await now(page).getByRole("button", { name: "Rematch" }).waitFor();
  assert.equal(await button(page, "Redo").isDisabled(), true);
});

test("players agree to a draw", async (t) => {
  const page = await open(t);
  await begin(page, "sparta");
  await button(page, "Agree to a draw").click();
  await page
    .getByRole("dialog", { name: "Does everyone agree to a draw?" })
    .getByRole("button", { name: "Agree to a draw" })
    .click();
  const game = new rules.Game("sparta");
  game.end("agreement");
  await now(page).getByText(game.standing("en"), { exact: true }).waitFor();
  await hear(page, game.standing("en"));
});

test("the board is turned to each of four sides", async (t) => {
  const page = await open(t);
  await begin(page, "evo4");
  // Where the castle of each seat is seen: the nearest right corner of the seat that looks, and so on around.
  const sides = async () => {
    const board = await middle(page.locator(".board"));
    const castles = ["j1", "l10", "c12", "a3"];
    return Promise.all(
      castles.map(async (name) => {
        const { x, y } = await middle(cell(page, name));
        const [right, down] = [x - board.x, y - board.y];
        if (Math.abs(right) > Math.abs(down)) return right > 0 ? "right" : "left";
        return down > 0 ? "bottom" : "top";
      }),
    );
  };
  const around = ["bottom", "right", "top", "left"];
  const seen = [];
  for (let turn = 0; turn < 4; turn += 1) {
    seen.push((await sides()).join());
    await button(page, "Flip board").click();
  }
  assert.equal(new Set(seen).size, 4);
  for (const sides of seen) {
    const begun = around.indexOf(sides.split(",")[0]);
    assert.equal(sides, [...around.slice(begun), ...around.slice(0, begun)].join());
  }
  assert.equal((await sides()).join(), seen[0], "four quarter turns are a whole one");
  // It can be played from every side.
  await page.keyboard.press("f");
  await cell(page, "c1").click();
  await cell(page, "c2").click();
  await played(page, 1);
});

test("whose clock runs out has lost", async (t) => {
  const page = await open(t);
  await page.clock.install();
  await page.goto("/new/herooj");
  await page.getByRole("radio", { name: "A friend on this device" }).check();
  await unfold(page);
  await page.getByRole("radio", { name: "3 min + 2 s per turn" }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await cell(page, "b2").click();
  await cell(page, "b4").click();
  await played(page, 1);
  await page.clock.runFor("02:30");
  const game = after("herooj", undefined, ["b2b4"]);
  await now(page).getByText(game.standing("en"), { exact: true }).waitFor();
  await page.clock.runFor("00:31");
  game.end("time", 0);
  await now(page).getByText(game.standing("en"), { exact: true }).waitFor();
  await hear(page, game.standing("en"));
});

test("loading the page anew gives no time back", async (t) => {
  const page = await open(t);
  await page.clock.install();
  await page.goto("/new/herooj");
  await page.getByRole("radio", { name: "A friend on this device" }).check();
  await unfold(page);
  await page.getByRole("radio", { name: "3 min + 2 s per turn" }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("timer").first().getByText("3:00").waitFor();
  await page.clock.runFor("01:00");
  await page.getByRole("timer").getByText("2:00").waitFor();
  await page.reload();
  await page
    .getByRole("timer")
    .getByText(/^(1:5|2:0)/)
    .waitFor();
});

test("a game goes on after the page was loaded anew, and from the first page", async (t) => {
  const page = await open(t);
  await begin(page, "heroes");
  for (const action of ["e3e5", "d3d5"]) await type(page, action);
  await played(page, 2);
  await button(page, "Undo").click();
  await played(page, 1);
  await button(page, "Flip board").click();
  const standing = after("heroes", undefined, ["e3e5"]).standing("en");
  const top = () => cell(page, "e5").boundingBox();
  const before = await top();
  await page.reload();
  await played(page, 1);
  await now(page).getByText(standing, { exact: true }).waitFor();
  assert.deepEqual(await top(), before, "it is seen from the same side");
  await button(page, "Redo").click();
  await played(page, 2);
  await page.getByRole("link", { name: "Ludejo" }).click();
  await page.getByRole("heading", { name: "Continue" }).waitFor();
  await page.getByRole("link", { name: /^Heroes Hexagonal Chess .* 2 moves$/ }).click();
  await played(page, 2);
  await page.goBack();
  // Forgotten, had back, and forgotten again.
  const link = page.getByRole("link", { name: /^Heroes Hexagonal Chess .* 2 moves$/ });
  const forget = button(page, "Delete this game of Heroes Hexagonal Chess");
  await forget.click();
  await hear(page, "Deleted: Heroes Hexagonal Chess, 2 moves.");
  assert.equal(await link.count(), 0);
  await page.keyboard.press("Enter");
  await link.waitFor();
  await hear(page, "Restored: Heroes Hexagonal Chess, 2 moves.");
  assert.equal(await link.evaluate((link) => link === document.activeElement), true);
  await page.reload();
  await link.waitFor();
  await forget.click();
  await button(page, "Undo").waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await page.getByRole("heading", { name: "Continue" }).count(), 0);
});

test("whoever presses Enter once too often does not give up", async (t) => {
  const page = await open(t);
  await begin(page, "herooj");
  await type(page, "b2b4");
  await played(page, 1);
  for (const name of ["Resign", "Agree to a draw"]) {
    await button(page, name).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal(await button(page, "Resign").isEnabled(), true);
  }
  await now(page)
    .getByText(after("herooj", undefined, ["b2b4"]).standing("en"), { exact: true })
    .waitFor();
});

test("a question that is asked right after another was answered stays open", async (t) => {
  const page = await open(t);
  await begin(page, "herooj");
  await button(page, "Resign").click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  // Faster than the browser tells that the first one is closed.
  await page.evaluate(() => {
    const named = (name) =>
      [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === name);
    named("Cancel").click();
    named("Agree to a draw").click();
  });
  await dialog.getByRole("button", { name: "Agree to a draw" }).click();
  await now(page).getByText("The game is a draw: the players agreed.").waitFor();
});

test("finished games are found again, taken apart and forgotten", async (t) => {
  const page = await open(t);
  await page.goto("/games");
  await page.getByText("You haven't finished a game in this browser yet.").waitFor();
  await begin(page, "rooya", { seats: [0, 1] });
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await now(page).getByText("Black wins: resignation.").waitFor();
  await begin(page, "herooj");
  for (const action of ["b2b4", "b7b5"]) await type(page, action);
  await played(page, 2);
  await button(page, "Agree to a draw").click();
  await page.getByRole("dialog").getByRole("button", { name: "Agree to a draw" }).click();
  await now(page).getByText("The game is a draw: the players agreed.").waitFor();
  await page.getByRole("link", { name: "Ludejo" }).click();
  await page.getByRole("link", { name: "Your finished games" }).click();
  // The latest first.
  const [second, first] = [page.getByRole("listitem").nth(0), page.getByRole("listitem").nth(1)];
  await second.getByRole("heading", { name: "Herooj" }).waitFor();
  await second.getByText("The game is a draw: the players agreed.").waitFor();
  await second.getByText("2 moves").waitFor();
  await first.getByText("Lost · Black wins: resignation.").waitFor();
  await first.getByText("White: Player · Black: Pip, level 1").waitFor();
  await second.getByRole("button", { name: /^Delete this game of Herooj/ }).click();
  await hear(page, "Deleted: Herooj, 2 moves.");
  await page.keyboard.press("Enter");
  await hear(page, "Restored: Herooj, 2 moves.");
  // The keyboard is at the game that is back.
  await page.keyboard.press("Enter");
  await page.locator(".list [aria-current]").waitFor();
  assert.deepEqual((await page.locator(".list [data-node]").allTextContents()).slice(1), ["b2b4", "b7b5"]);
  await page.goBack();
  await second.getByRole("button", { name: /^Delete/ }).click();
  await button(page, "Undo").waitFor();
  await page.reload();
  await page.getByText("White: Player · Black: Pip, level 1").waitFor();
  assert.equal(await page.getByRole("heading", { level: 2 }).count(), 1);
});

test("a position that is none is refused with the reason", async (t) => {
  const page = await open(t);
  await page.goto("/new/herooj");
  await unfold(page);
  await page.getByRole("radio", { name: "Custom position…" }).check();
  await page.getByRole("textbox", { name: "Position" }).fill("nonsense");
  await button(page, "Play").click();
  const { name, text } = rules.explainPosition("herooj", "nonsense", "en");
  await page.getByRole("alert").getByText(`${name}: ${text}`).waitFor();
});

test("nothing that is announced is lost when three computers act in a row", async (t) => {
  const page = await open(t);
  await begin(page, "evo4", { seats: [0, 1, 1, 1] });
  await type(page, "c1c2");
  await played(page, 4);
  const actions = await actionsOf(page);
  const spoken = actions.map((action, index) =>
    after("evo4", undefined, actions.slice(0, index)).spoken(action, "en"),
  );
  const kept = await page.getByTestId("announcer").locator("p").allTextContents();
  for (const [index, text] of spoken.entries()) assert.ok(kept.at(index - 4).startsWith(text), text);
});

test("the keyboard goes on at the page that a link led to", async (t) => {
  const page = await open(t);
  await page.goto("/");
  await page.getByRole("link", { name: "Play Herooj", exact: true }).press("Enter");
  await page.locator("form").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), "main");
});
