// The real server, and people with browsers of their own who meet there.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { DIST, LAUNCH } from "../browser.mjs";
import { played, type } from "../e2e/app.mjs";

/** The program; LUDEJO names another one. */
const PROGRAM = process.env.LUDEJO ?? built("ludejo");
/** One that gives up sooner on players who are away. */
const IMPATIENT = built("examples/impatient");

/** How long to wait for anything, in milliseconds; long, for slow machines. */
const PATIENCE = 20_000;

/** What browsers say whenever a request comes to nothing, and of pages that came by plain HTTP. */
const BROWSERS_OWN =
  /Failed to load resource|WebSocket connection to|Cross-Origin-Opener-Policy header has been ignored/;

function built(program) {
  return fileURLToPath(new URL(`../../../target/debug/${program}`, import.meta.url));
}

/** Runs a server until it is ended. */
async function run(command, options) {
  const program = spawn(command, options, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((done) => program.once("exit", done));
  const url = await new Promise((found, failed) => {
    let told = "";
    program.once("error", failed);
    program.once("exit", (code) => failed(new Error(`the server ended (${code}): ${told}`)));
    program.stdout.on("data", (more) => {
      told += more;
      const address = /http:\/\/[^\s/]+/.exec(told)?.[0];
      if (address) found(address);
    });
  });
  return {
    url,
    /** Ends it: politely, or at once with "SIGKILL". */
    async end(signal = "SIGTERM") {
      program.kill(signal);
      await ended;
    },
  };
}

/** Runs a server at a port that keeps its games there: `["--data", FOLDER]` or `["--database", URL]`. */
export function serve(kept, port = 0) {
  return run(PROGRAM, ["serve", "--port", String(port), ...kept, "--app", DIST, "--no-rate-limits"]);
}

/** A server for a test, and browsers for those who come; all of it is gone after the test. */
export async function house(t, { isImpatient = false } = {}) {
  const { come } = await guests(t);
  const folder = await mkdtemp(join(tmpdir(), "ludejo-online-"));
  const kept = ["--data", folder];
  let server = await (isImpatient ? run(IMPATIENT, [DIST, folder]) : serve(kept));
  t.after(async () => {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  });
  const { url } = server;
  return {
    url,
    /** The server stops, and comes back at the same address. */
    async restart(signal) {
      await server.end(signal);
      server = await serve(kept, Number(new URL(url).port));
    },
    /** Somebody with a browser of their own, who is called so. */
    visitor: (name, options) => come(url, name, options),
  };
}

/**
 * Those who come to a test, with a device of theirs whose browser is launched with more arguments. The test fails if a
 * page complains.
 */
export async function guests(t, more = []) {
  const complaints = [];
  const host = await chromium.launchServer({ ...LAUNCH, args: [...LAUNCH.args, ...more] });
  // All of its processes.
  const signal = (name) => process.kill(-host.process().pid, name);
  t.after(async () => {
    signal("SIGCONT");
    await host.close();
    if (complaints.length > 0) throw new Error(`a page complains: ${complaints.join("; ")}`);
  });
  const browser = await chromium.connect(host.wsEndpoint());
  return {
    /** Somebody comes to a server, and is called so if a name is given. */
    async come(url, name, options = {}) {
      const context = await browser.newContext({
        baseURL: url,
        locale: "en",
        viewport: { width: 1280, height: 800 },
        serviceWorkers: "block",
        ...options,
      });
      context.setDefaultTimeout(PATIENCE);
      context.on("weberror", (error) => complaints.push(`${name}: ${error.error().message}`));
      context.on("console", (message) => {
        if (message.type() === "error" && !BROWSERS_OWN.test(message.text()))
          complaints.push(`${name}: ${message.text()}`);
      });
      await context.addInitScript(prepare, { sounds: false, animations: false });
      const page = await context.newPage();
      if (name !== undefined) await introduce(page, name);
      return page;
    },
    /** The lid of the laptop is closed: nothing happens there any more. */
    close: () => signal("SIGSTOP"),
    /** The lid is opened. */
    open: () => signal("SIGCONT"),
  };
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
  // Browsers without a screen let nobody read what was copied.
  if (navigator.clipboard) navigator.clipboard.writeText = async (text) => void (window.copied = text);
  window.said = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || !target.matches("[data-testid=announcer]")) continue;
      for (const node of addedNodes) if (node instanceof Element) window.said.push(node.textContent);
    }
  }).observe(document, { subtree: true, childList: true });
}

/** Goes to the lobby and says who it is. */
async function introduce(page, name) {
  await page.goto("/lobby");
  await page.getByRole("button", { name: "Choose your name" }).click();
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Change name" }).waitFor();
}

/** Chooses a game and a clock for a quick game. */
export async function quick(page, game, clock) {
  await page.goto("/lobby");
  await page.getByRole("radio", { name: game, exact: true }).check({ force: true });
  await page.getByRole("button", { name: clock, exact: true }).click();
}

/** Waits until a game is on the page; its id. */
export async function seated(page) {
  await page.waitForURL(/\/game\//);
  await page.locator("[data-cell]").first().waitFor();
  return new URL(page.url()).pathname.split("/")[2];
}

/** Two who have found each other by a quick game: the one at the first seat first. */
export async function pairUp(one, other, game = "Herooj", clock = "10 min + 5 s per turn") {
  await quick(one, game, clock);
  await one.getByRole("heading", { name: "You're waiting" }).waitFor();
  await quick(other, game, clock);
  await Promise.all([seated(one), seated(other)]);
  return (await isToMove(one)) ? [one, other] : [other, one];
}

/** Whether it is the turn of whoever looks at a page. */
export async function isToMove(page) {
  await page.waitForFunction(() => document.title.includes("Ludejo") && document.title !== "Ludejo");
  return (await page.title()).startsWith("● Your turn");
}

/** Plays actions of a game, each on the page of whoever is to move; all see it. */
export async function play(pages, moves, from = 0) {
  for (const [index, action] of moves.entries()) {
    await type(pages[(from + index) % pages.length], action);
    await Promise.all(pages.map((page) => played(page, from + index + 1)));
  }
}
