// The ways to play: mouse, finger, keyboard. Each begins a game at the first page and makes actions.

import assert from "node:assert/strict";
import { button, cell, DESKTOP, named, PHONE, played, type, unfold, word } from "./app.mjs";
import { wordsOf } from "../words.mjs";
import { after, handOf, needsConfirming, picksOf, rules } from "./games.mjs";

/** A way to play. */
class Hand {
  /** What the page says, in its language. */
  say = wordsOf("en");

  /** What makes an action, step by step: cells, words, and that this is all. */
  steps(game, action) {
    const picks = handOf(game, action, this.say.language);
    return needsConfirming(game, action) ? [...picks, { isAll: true, text: action }] : picks;
  }
}

/** Plays by pressing on what is seen. */
class Pointer extends Hand {
  constructor(name, options, press) {
    super();
    this.name = name;
    this.options = options;
    this.press = press;
  }

  async begin(page, { name, seats }, start) {
    await page.goto("/");
    await this.press(page.getByRole("link", { name: `Play ${name}`, exact: true }));
    const form = page.locator("form");
    if (seats.length === 2) {
      await this.press(form.getByRole("radio", { name: "A friend on this device" }));
    } else {
      for (let seat = 0; seat < seats.length; seat += 1) {
        await form.getByRole("combobox").nth(seat).selectOption({ label: "Player" });
      }
    }
    await unfold(page, this.press);
    await this.press(form.getByRole("radio", { name: "Custom position…" }));
    await form.getByRole("textbox", { name: "Position" }).fill(start);
    await this.press(form.getByRole("button", { name: "Play", exact: true }));
    await page.locator("[data-cell]").first().waitFor();
  }

  /** Makes an action on the page, or in a part of it. */
  async act(scope, game, action) {
    for (const step of this.steps(game, action)) await this.press(this.#target(scope, step));
  }

  #target(scope, { isAll, isCell, text, label }) {
    if (isCell) return cell(scope, text);
    return isAll ? button(scope, this.say("play-action", { action: text })) : word(scope, label);
  }

  /** Chooses what stands at a place of a list. */
  async choose(list, index) {
    await list.selectOption({ index });
  }
}

/** Plays by dragging pieces with the mouse; what cannot be dragged is clicked. */
class Dragging extends Pointer {
  constructor() {
    super("dragging", DESKTOP, (locator) => locator.click());
  }

  async act(page, game, action) {
    const [from, to, ...more] = picksOf(game, action);
    if (!from.isCell || !to?.isCell) return super.act(page, game, action);
    assert.deepEqual(more, [], "an action of one drag");
    await drag(page, from.text, to.text);
  }
}

/** Drags what stands on a cell to another; with the right button it draws. */
export async function drag(page, from, to, button = "left") {
  const [a, b] = [await middle(cell(page, from)), await middle(cell(page, to))];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down({ button });
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
  await page.mouse.move(b.x, b.y);
  await page.mouse.up({ button });
}

/** Plays by typing each action. */
class Typing extends Pointer {
  constructor() {
    super("typing", DESKTOP, (locator) => locator.click());
  }

  async act(page, game, action) {
    await type(page, action);
  }
}

/** Where the middle of something is on the screen. */
export async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Plays with Tab, arrows, Enter and Esc. */
class Keyboard extends Hand {
  name = "keyboard";
  options = DESKTOP;

  async begin(page, { id, name, seats }, start) {
    const keys = page.keyboard;
    await page.goto("/");
    await page.getByRole("link", { name: `Play ${name}`, exact: true }).waitFor();
    await tabTo(page, `Play ${name}`);
    await keys.press("Enter");
    await page.locator("form").waitFor();
    if (seats.length === 2) {
      // The levels and a friend, in one group; which of them is chosen at first does not matter.
      await tabTo(page, /, level|^Maximum|^A friend/);
      while ((await focused(page)) !== "A friend on this device") await keys.press("ArrowDown");
    } else {
      for (const seat of rules.words(id, "en").seats) {
        await tabTo(page, seat);
        await keys.press("Home");
      }
    }
    await tabTo(page, /^Options/);
    await keys.press("Enter");
    await tabTo(page, /^Standard$|\(standard\)$/);
    while ((await focused(page)) !== "Custom position…") await keys.press("ArrowDown");
    await tabTo(page, "Position");
    await keys.insertText(start);
    await keys.press("Enter");
    await page.locator("[data-cell]").first().waitFor();
  }

  async act(page, game, action) {
    for (const { isAll, isCell, text, label } of this.steps(game, action)) {
      if (isCell) await walk(page, text);
      else if (!isAll) await tabTo(page, named(label));
      else assert.ok((await focused(page)) !== "", "the focus is not lost");
      await page.keyboard.press("Enter");
    }
  }

  /** Goes to something and presses it. Radio buttons are chosen by the arrows that lead to them. */
  async press(target) {
    await this.#goTo(target);
    const type = await target.getAttribute("type");
    if (type !== "radio") await target.page().keyboard.press(type === "checkbox" ? "Space" : "Enter");
  }

  /** Chooses what stands at a place of a list. */
  async choose(list, index) {
    const keys = list.page().keyboard;
    await this.#goTo(list);
    await keys.press("Home");
    for (let count = 0; count < index; count += 1) await keys.press("ArrowDown");
  }

  async #goTo(target) {
    const MOST = 120;
    await target.waitFor();
    for (let count = 0; count < MOST; count += 1) {
      const place = await target.evaluate((element) => {
        const { activeElement: here } = document;
        if (here === element) return "there";
        return element.type === "radio" && here.type === "radio" && here.name === element.name
          ? "beside"
          : "";
      });
      if (place === "there") return;
      await target.page().keyboard.press(place === "beside" ? "ArrowDown" : "Tab");
    }
    assert.fail(`Tab does not lead to ${target}`);
  }
}

/** What has the focus, by its name; nothing if nothing has. */
async function focused(page) {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return "";
    const label = document.getElementById(element.getAttribute("aria-labelledby")) ?? element.labels?.[0];
    const named = (label ?? element).cloneNode(true);
    // What a label holds besides its words is not its name.
    named.querySelectorAll("select, input, [aria-hidden], [inert]").forEach((part) => part.remove());
    return (element.getAttribute("aria-label") ?? named.textContent).trim().replace(/\s+/g, " ");
  });
}

/** Presses Tab until something of a name has the focus. */
async function tabTo(page, name) {
  const MOST = 80;
  const passed = [];
  for (let count = 0; count < MOST; count += 1) {
    await page.keyboard.press("Tab");
    const here = await focused(page);
    if (name instanceof RegExp ? name.test(here) : here === name) return;
    passed.push(here);
  }
  assert.fail(`Tab does not lead to ${name}, only to ${[...new Set(passed)].join(" | ")}`);
}

/** Walks to a cell with the arrows, after Tab has led to the board. */
export async function walk(page, target) {
  const places = () =>
    page.evaluate((target) => {
      const place = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const here = document.activeElement?.closest("[data-cell]");
      const there = document.querySelector(`[data-cell="${target}"]`);
      return { name: here?.dataset.cell, here: here && place(here), there: place(there) };
    }, target);
  const MOST = 200;
  const tried = new Set();
  for (let count = 0; count < MOST; count += 1) {
    const { name, here, there } = await places();
    if (name === target) return;
    if (!name) {
      await page.keyboard.press("Tab");
      continue;
    }
    // The arrow that brings most, unless it was tried here before.
    const arrows = [
      ["ArrowRight", there.x - here.x],
      ["ArrowLeft", here.x - there.x],
      ["ArrowDown", there.y - here.y],
      ["ArrowUp", here.y - there.y],
    ].sort(([, a], [, b]) => b - a);
    const [arrow] = arrows.find(([arrow]) => !tried.has(`${name} ${arrow}`)) ?? [];
    assert.ok(arrow, `${target} is reached with the arrows`);
    tried.add(`${name} ${arrow}`);
    await page.keyboard.press(arrow);
  }
  assert.fail(`${target} is reached with the arrows`);
}

export const MOUSE = new Pointer("mouse", DESKTOP, (locator) => locator.click());
export const DRAGGING = new Dragging();
export const TYPING = new Typing();
export const TOUCH = new Pointer("touch", PHONE, (locator) => locator.tap());
export const KEYBOARD = new Keyboard();

/** Plays actions from a position on, and looks at each whether it was played. */
export async function play(page, hand, info, start, actions) {
  await hand.begin(page, info, start);
  for (const [index, action] of actions.entries()) {
    await hand.act(page, after(info.id, start, actions.slice(0, index)), action);
    await played(page, index + 1);
  }
}
