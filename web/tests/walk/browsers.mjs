// Browsers that are driven by WebDriver: what each needs on this machine, and how it is started.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { WebDriver } from "selenium-webdriver";
import { Executor, HttpClient } from "selenium-webdriver/http/index.js";

/** How long a driver may take to get ready, in milliseconds. */
const PATIENCE = 30_000;

/** The size of the screen where there is none. */
const SCREEN = "1280x1024x24";

/** Where a program is; nothing if it is not on the PATH. */
function find(program) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The first of some programs that is there. */
const findAny = (...programs) => programs.map(find).find(Boolean);

const hasScreen = () => Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/** Programs that are needed, with how Debian's users get them, and what is asked of the driver. */
export const BROWSERS = {
  firefox: {
    needs: () => [
      ["geckodriver", find("geckodriver"), "cargo install --locked geckodriver"],
      ["Firefox", findAny("firefox-esr", "firefox"), "sudo apt-get install firefox-esr"],
    ],
    driver: (port) => ["geckodriver", "--host", "127.0.0.1", "--port", port],
    capabilities: () => ({
      "moz:firefoxOptions": {
        binary: findAny("firefox-esr", "firefox"),
        args: ["-headless"],
        prefs: { "intl.accept_languages": "en" },
      },
    }),
  },
  webkit: {
    needs: () => [
      ["WebKitWebDriver", find("WebKitWebDriver"), "sudo apt-get install webkit2gtk-driver"],
      ["Xvfb", hasScreen() || find("Xvfb"), "sudo apt-get install xvfb"],
    ],
    driver: (port) => ["WebKitWebDriver", "--host=127.0.0.1", `--port=${port}`],
    needsScreen: true,
    capabilities: () => ({}),
  },
  chromium: {
    needs: () => [
      ["chromedriver", find("chromedriver"), "sudo apt-get install chromium-driver"],
      ["Chromium", process.env.CHROMIUM ?? find("chromium"), "sudo apt-get install chromium"],
    ],
    driver: (port) => ["chromedriver", `--port=${port}`],
    capabilities: () => ({
      "goog:chromeOptions": {
        binary: process.env.CHROMIUM ?? find("chromium"),
        args: ["--headless", "--no-sandbox", "--disable-gpu", "--lang=en"],
      },
    }),
  },
};

/** What is missing for a browser, in sentences. */
export function missing(name) {
  return BROWSERS[name]
    .needs()
    .filter(([, path]) => !path)
    .map(([program, , command]) => `${program} is missing. On Debian: ${command}`);
}

/** A port that nobody listens on. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return String(port);
}

/** A screen that nobody sees, and how it is called. */
async function startScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(screen.stdio[3].setEncoding("utf8"), "data");
  return { screen, display: `:${number.trim()}` };
}

/** Waits until a driver takes sessions. */
async function ready(url, program) {
  for (const end = Date.now() + PATIENCE; ; await sleep(100)) {
    if (program.exitCode !== null) throw new Error("the driver has ended");
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok && (await answer.json()).value.ready) return;
    if (Date.now() > end) throw new Error("the driver doesn't answer");
  }
}

/** Starts a browser; `close` ends all that was started for it. */
export async function start(name) {
  const { driver: command, capabilities, needsScreen } = BROWSERS[name];
  const started = [];
  const stop = () => started.forEach((program) => program.kill());
  process.once("exit", stop);
  const env = { ...process.env, LANG: "C.UTF-8", LANGUAGE: "en" };
  if (needsScreen && !hasScreen()) {
    const { screen, display } = await startScreen();
    started.push(screen);
    env.DISPLAY = display;
  }
  const port = await freePort();
  const [path, ...options] = command(port);
  const program = spawn(path, options, { env, stdio: "ignore" });
  started.push(program);
  try {
    const url = `http://127.0.0.1:${port}`;
    await ready(url, program);
    const driver = WebDriver.createSession(new Executor(new HttpClient(url)), capabilities());
    const told = await driver.getCapabilities();
    const close = async () => {
      await driver.quit().catch(() => undefined);
      stop();
    };
    return { driver, version: `${told.get("browserName")} ${told.get("browserVersion")}`, close };
  } catch (error) {
    stop();
    throw error;
  }
}
