// The pictures of the app in README.md: node web/build/screenshots.mjs, after cargo xtask web.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { chromium } from "playwright-core";
import { serve } from "../tests/server.mjs";
import { Game, initSync, writeRecord } from "../wasm/ludejo/ludejo.js";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const PICTURES = join(WEB, "../docs/pictures");
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--no-first-run",
];
const DESKTOP = { width: 1200, height: 760 };
const PHONE = { width: 390, height: 760 };

initSync({ module: readFileSync(join(WEB, "wasm/ludejo/ludejo_bg.wasm")) });

/** The actions that the first page shows of a game. */
function sample(game) {
  const source = readFileSync(join(WEB, "src/home/samples.ts"), "utf8");
  const found = source.match(new RegExp(`"?${game}"?:\\s*"([^"]+)"`));
  return found[1].split(" ");
}

/** A link that holds a game. */
function link(game, count) {
  const ply = (action) => ({ action, nags: [], notes: [], variations: [] });
  const plies = sample(game).slice(0, count).map(ply);
  const record = writeRecord({ game, tags: [], main: { notes: [], plies } });
  return `#r=${deflateRawSync(record).toString("base64url")}`;
}

const server = await serve(join(WEB, "dist"));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: FLAGS,
});

/** Opens a page, does something there, and keeps what is seen. */
async function shoot(name, viewport, path, options, act) {
  const context = await browser.newContext({ viewport, serviceWorkers: "block", ...options });
  const page = await context.newPage();
  await page.addInitScript((settings) => localStorage.setItem("ludejo.settings", JSON.stringify(settings)), {
    animations: false,
    ...options.settings,
  });
  await page.goto(server.url + path);
  await act(page);
  await page.screenshot({ path: join(PICTURES, `app-${name}.png`) });
  await context.close();
}

/** Friends play the sample of a game, and one chooses a piece. */
const play = (game, count, chosen) => async (page) => {
  await page.locator("button[type=submit]").waitFor();
  if (new Game(game).info().seats.length === 2) {
    await page.locator("input[name=other][value='0']").check();
  } else {
    for (const select of await page.locator("label.seat select").all()) await select.selectOption("0");
  }
  await page.locator("button[type=submit]").click();
  const field = page.locator("form input.notation");
  for (const action of sample(game).slice(0, count)) {
    await field.fill(action);
    await field.press("Enter");
  }
  await page.locator(`[data-cell=${chosen}]`).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
};

try {
  await shoot("play", DESKTOP, "/new/sparta", {}, play("sparta", 12, "f4"));
  await shoot(
    "dark",
    DESKTOP,
    "/new/heroes",
    { colorScheme: "dark", settings: { pieces: "figures" } },
    play("heroes", 14, "f8"),
  );
  await shoot("analyse", DESKTOP, `/analyse/herooj${link("herooj", 12)}`, {}, async (page) => {
    await page.getByRole("switch").first().click();
    await page.waitForFunction(
      () => /1[0-9]/.test(document.body.innerText.match(/\bdepth\s+\d+/i)?.[0] ?? ""),
      undefined,
      {
        timeout: 60_000,
      },
    );
  });
  await shoot("learn", PHONE, "/learn/rooya#tutorial", {}, async (page) => {
    await page.locator(".board .piece").first().waitFor();
  });
  await shoot("phone", PHONE, "/new/evo4", {}, play("evo4", 12, "i2"));
} finally {
  await browser.close();
  await server.close();
}
