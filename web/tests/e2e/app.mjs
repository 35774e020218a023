// The built app in a browser, as a person has it before them.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { chromium } from "playwright-core";
import { DIST, LAUNCH } from "../browser.mjs";
import { serve } from "../server.mjs";

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const TABLET = { viewport: { width: 768, height: 1024 } };
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** What the browser says because of how it is started here. */
const OURS = /Service Worker registration blocked/;

/** How long to wait for anything, in milliseconds; long, for slow machines. */
const PATIENCE = 20_000;

/** The app on a server, and a browser that is launched with more arguments. */
export async function start(more = []) {
  const args = [...LAUNCH.args, ...more];
  const [server, browser] = await Promise.all([serve(DIST), chromium.launch({ ...LAUNCH, args })]);
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { url: server.url, browser, close };
}

/** A browser for the tests of a file; `open` gives each test a page of its own. */
export function app() {
  let it;
  const profiles = [];
  // All pages of an address in one process, which shares what it has compiled.
  before(async () => (it = await start(["--process-per-site"])));
  after(() => it?.close());
  return {
    get url() {
      return it.url;
    },
    /**
     * A page of a person who has not been here before; one more for the same test is another person's. The test
     * fails if the page complains of anything but what is expected.
     */
    async open(t, { settings = {}, complains, ...options } = {}) {
      const wanted = JSON.stringify({ settings, options });
      let profile = profiles.find((one) => one.isFree && one.wanted === wanted);
      if (!profile) {
        profile = await Profile.create(it, wanted, settings, options);
        profiles.push(profile);
      }
      profile.isFree = false;
      t.after(async () => {
        const unexpected = profile.complaints.filter((one) => !OURS.test(one) && !complains?.test(one));
        await profile.clear();
        assert.deepEqual(unexpected, [], "the page complains");
      });
      return profile.context.newPage();
    },
  };
}

/** What a person has in a browser. It is emptied and used again: then the app need not be compiled again. */
class Profile {
  isFree = true;
  complaints = [];
  #keeper;

  constructor(context, url, wanted) {
    this.context = context;
    this.url = url;
    this.wanted = wanted;
  }

  static async create({ browser, url }, wanted, settings, options) {
    const context = await browser.newContext({
      ...DESKTOP,
      baseURL: url,
      locale: "en",
      // What is fetched is seen here, and nothing is kept from one test to the next.
      serviceWorkers: "block",
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    const profile = new Profile(context, url, wanted);
    profile.#listen();
    // The process of an address lives as long as a page of it.
    profile.#keeper = await context.newPage();
    await profile.#keeper.route("**", (route) => route.fulfill({ body: "", contentType: "text/html" }));
    await profile.#keeper.goto("/");
    await context.addInitScript(prepare, { sounds: false, animations: false, ...settings });
    return profile;
  }

  #listen() {
    const { context, complaints, url } = this;
    context.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    context.on("weberror", (error) => complaints.push(error.error().message));
    context.on("request", (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url)) {
        complaints.push(`a request to ${request.url()}`);
      }
    });
  }

  /** Closes all pages and forgets what they kept. */
  async clear() {
    const pages = this.context.pages().filter((page) => page !== this.#keeper);
    await Promise.all(pages.map((page) => page.close()));
    await this.context.unrouteAll({ behavior: "ignoreErrors" });
    const session = await this.context.newCDPSession(this.#keeper);
    await session.send("Storage.clearDataForOrigin", { origin: this.url, storageTypes: "all" });
    await session.detach();
    this.complaints.length = 0;
    this.isFree = true;
  }
}

/** Runs in the page before it: settings to begin with, and an ear for what is announced. */
function prepare(settings) {
  try {
    if (!localStorage.getItem("ludejo.settings")) {
      localStorage.setItem("ludejo.settings", JSON.stringify(settings));
    }
  } catch {
    // Not every document may keep something, such as about:blank.
  }
  window.said = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || !target.matches("[data-testid=announcer]")) continue;
      for (const node of addedNodes) if (node instanceof Element) window.said.push(node.textContent);
    }
  }).observe(document, { subtree: true, childList: true });
}

/** Everything that the page has announced so far. */
export function said(page) {
  return page.evaluate(() => window.said);
}

/** Waits until the page has announced something that contains a text. */
export async function hear(page, text) {
  await page.waitForFunction((text) => window.said.some((one) => one.includes(text)), text);
}

/** Waits until something is as expected; says what it is if it never is. */
export async function becomes(get, expected) {
  const OFTEN = 20;
  const end = Date.now() + PATIENCE;
  for (;;) {
    const got = await get();
    if (isDeepStrictEqual(got, expected)) return;
    if (Date.now() > end) return assert.deepEqual(got, expected);
    await sleep(OFTEN);
  }
}

/** Goes to a page by a link, without loading the app again. */
export async function visit(page, path) {
  await page.evaluate((path) => {
    const link = document.createElement("a");
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Opens what is folded away in the form of a new game. */
export async function unfold(page, press = (locator) => locator.click()) {
  const options = page.locator("form details");
  await options.waitFor();
  if ((await options.getAttribute("open")) === null) await press(options.locator("summary"));
}

/** Begins a game between people by way of the address and the form. */
export async function begin(page, game, { start, seats, clock } = {}) {
  await page.goto(`/new/${game}`);
  const form = page.locator("form");
  await form.waitFor();
  const count = await form.getByRole("group", { name: "Players" }).getByRole("combobox").count();
  if (count > 0) {
    for (let seat = 0; seat < count; seat += 1) {
      await form
        .getByRole("combobox")
        .nth(seat)
        .selectOption(String(seats?.[seat] ?? 0));
    }
  } else {
    const level = seats?.find((level) => level > 0) ?? 0;
    await form
      .getByRole("group", { name: "Opponent" })
      .getByRole("radio")
      .nth((level + 11) % 12)
      .check();
    if (level > 0)
      await form.getByRole("group", { name: "You play as" }).getByRole("radio").nth(seats.indexOf(0)).check();
  }
  if (start !== undefined || clock !== undefined) await unfold(page);
  if (clock !== undefined) await form.getByRole("radio", { name: clock }).check();
  if (start !== undefined) {
    await form.getByRole("radio", { name: "Custom position…" }).check();
    await form.getByRole("textbox", { name: "Position" }).fill(start);
  }
  await form.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator("[data-cell]").first().waitFor();
}

/** A cell of the board, on the page or in a part of it. */
export function cell(scope, name) {
  return scope.locator(`[data-cell="${name}"]`);
}

/** Waits until the board, on the page or in a part of it, shows the position of a game. */
export async function shows(scope, game) {
  const told = () => scope.locator("[data-cell]").evaluateAll((all) => all.map((one) => one.ariaLabel));
  await becomes(told, game.describeCells("en"));
}

/** The button of a name, on the page or in a part of it. */
export function button(scope, name) {
  return scope.getByRole("button", { name, exact: true });
}

/** What the button of a word is called: a capital first, and whatever else is to be said. */
export function named(label) {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(,|$)`, "i");
}

/** The button of a word, on the page or in a part of it. */
export function word(scope, label) {
  return scope.getByRole("button", { name: named(label) });
}

/** Types an action and makes it. */
export async function type(page, action) {
  const field = page.getByRole("textbox", { name: "Type a move" });
  await field.fill(action);
  await field.press("Enter");
}

/** What is to be done now, as the page shows it. */
export function now(page) {
  return page.getByRole("region", { name: "What's next" });
}

/** The actions that have been played. */
export function actionsOf(page) {
  return page.locator("ol li .notation").evaluateAll((all) => all.map((one) => one.lastChild.data));
}

/** Waits until so many actions have been played. */
export async function played(page, count) {
  await page.waitForFunction((count) => document.querySelectorAll("ol li .notation").length === count, count);
}
