// A page by WebDriver, in as much of Playwright's words as the hands of the other tests use.

import assert from "node:assert/strict";
import { error as errors, Key } from "selenium-webdriver";

/** How long to wait for anything, in milliseconds; long, for slow machines. */
const PATIENCE = 30_000;

/** What passes by itself while a page changes. */
const PASSING = [
  errors.StaleElementReferenceError,
  errors.ElementClickInterceptedError,
  errors.ElementNotInteractableError,
];

const KEYS = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Runs in the page: what is seen of a role, with a name if one is asked for. */
function seen(scope, role, name, flags, isExact) {
  const ROLES = {
    button: "button, [role=button]",
    combobox: "select",
    dialog: "dialog, [role=dialog]",
    heading: "h1, h2, h3",
    link: "a[href]",
    list: "ul, ol",
    radio: "input[type=radio]",
    switch: "[role=switch]",
    textbox: "textarea, input:not([type]), input[type=text]",
  };
  const tidy = (text) => text.trim().replace(/\s+/g, " ");
  const textOf = (element) => {
    const copy = element.cloneNode(true);
    // What a label holds besides its words is not its name.
    copy.querySelectorAll("select, input, [aria-hidden=true]").forEach((control) => control.remove());
    return copy.textContent;
  };
  const nameOf = (element) => {
    const label = document.getElementById(element.getAttribute("aria-labelledby")) ?? element.labels?.[0];
    return tidy(element.getAttribute("aria-label") ?? textOf(label ?? element));
  };
  const fits = (element) => {
    if (name === null) return true;
    const own = nameOf(element);
    if (flags !== null) return new RegExp(name, flags).test(own);
    return isExact ? own === name : own.toLowerCase().includes(name.toLowerCase());
  };
  return [...(scope ?? document).querySelectorAll(ROLES[role])].filter(
    (element) => element.checkVisibility() && fits(element),
  );
}

/** Elements that are looked for whenever they are needed. */
class Locator {
  constructor(page, find, what, place = 0) {
    Object.assign(this, { page, find, what, place });
  }

  first() {
    return this.nth(0);
  }

  nth(place) {
    return new Locator(this.page, this.find, this.what, place);
  }

  getByRole(role, { name, exact = false } = {}) {
    return this.page.byRole(() => this.#one(), role, name, exact);
  }

  /** Waits until it is there. */
  async waitFor({ timeout = PATIENCE } = {}) {
    await this.#try(timeout, () => undefined);
  }

  /** Presses on it with the mouse. */
  async click() {
    await this.#try(PATIENCE, async (element) => {
      // Some drivers cannot press on a part of a drawing, but all of them on a place.
      const place = await this.page.evaluate(placeOf, element);
      if (!place) return element.click();
      return this.page.driver.actions().move(place).click().perform();
    });
  }

  /** Chooses the option of a value. */
  async selectOption(value) {
    await this.waitFor();
    const find = async () => [await this.page.evaluate(optionOf, await this.#one(), value)];
    await new Locator(this.page, find, `${this.what}: ${value}`).click();
  }

  async count() {
    return (await this.find()).length;
  }

  /** What a function makes of the element. */
  async evaluate(make, argument) {
    return this.#try(PATIENCE, (element) => this.page.evaluate(make, element, argument));
  }

  /** What a function makes of all of them, at one moment. */
  async evaluateAll(make) {
    return this.page.evaluate(`return (${make})([...document.querySelectorAll(arguments[0])]);`, this.what);
  }

  async #one() {
    return (await this.find())[this.place];
  }

  /** Does something with the element as soon as that can be done. */
  async #try(timeout, act) {
    let last;
    for (const end = Date.now() + timeout; ; await this.page.driver.sleep(50)) {
      try {
        const element = await this.#one();
        if (element) return await act(element);
      } catch (error) {
        if (!PASSING.some((kind) => error instanceof kind)) throw error;
        last = error;
      }
      if (Date.now() > end)
        assert.fail(`${this.what}: ${last ? `${last.name} ${last.message}` : "not there"}`);
    }
  }
}

/** Runs in the page: where the middle of a part of a drawing is on the screen. */
function placeOf(element) {
  if (!(element instanceof SVGElement)) return null;
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** Runs in the page: the option of a value. */
function optionOf(select, value) {
  return [...select.options].find((option) => option.value === value);
}

export class Page {
  constructor(driver, url) {
    Object.assign(this, { driver, url });
  }

  keyboard = {
    press: (key) =>
      this.driver
        .actions()
        .sendKeys(KEYS[key] ?? key)
        .perform(),
  };

  async goto(path) {
    await this.driver.get(new URL(path, this.url).href);
  }

  async reload() {
    await this.driver.navigate().refresh();
  }

  locator(css) {
    return new Locator(this, () => this.driver.findElements({ css }), css);
  }

  getByRole(role, { name, exact = false } = {}) {
    return this.byRole(() => null, role, name, exact);
  }

  /** What has a role and a name, on the page or inside an element. */
  byRole(scope, role, name, exact) {
    const isPattern = name instanceof RegExp;
    const find = async () =>
      this.driver.executeScript(
        seen,
        await scope(),
        role,
        isPattern ? name.source : (name ?? null),
        isPattern ? name.flags : null,
        exact,
      );
    return new Locator(this, find, `${role} ${name ?? ""}`);
  }

  evaluate(make, ...given) {
    return this.driver.executeScript(make, ...given);
  }

  /** Waits until something is so in the page. */
  async waitForFunction(isSo, argument, { timeout = PATIENCE } = {}) {
    await this.driver.wait(() => this.evaluate(isSo, argument), timeout, `waited in vain until ${isSo}`);
  }
}
