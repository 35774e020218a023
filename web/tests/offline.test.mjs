// The app without a network, and its updates: node --test web/tests/offline.test.mjs, after npm run
// build. DIST names another folder.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { DIST, LAUNCH } from "./browser.mjs";
import { filesOf, settle, until } from "./kept.mjs";
import { serve } from "./server.mjs";
import { expected, NETWORKS, thought } from "./thoughts.mjs";

let browser;
before(async () => {
  browser = await chromium.launch(LAUNCH);
});
after(() => browser?.close());

/** A copy of the app on a server of its own, and a browser that has not seen it before. */
async function visitor(t) {
  const folder = mkdtempSync(join(tmpdir(), "ludejo-"));
  // Without the compressed forms, which would have to change with what is changed here.
  cpSync(DIST, folder, { recursive: true, filter: (path) => !path.endsWith(".br") });
  const server = await serve(folder);
  const context = await browser.newContext({ baseURL: server.url, locale: "en" });
  context.setDefaultTimeout(30_000);
  const violations = [];
  context.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  context.on("weberror", (error) => violations.push(error.error().message));
  t.after(async () => {
    await context.close();
    await server.close();
    rmSync(folder, { recursive: true });
    assert.deepEqual(violations, []);
  });
  return { folder, server, context, page: await context.newPage() };
}

/** The paths that are kept, each as often as it is. */
function kept(page) {
  return page.evaluate(async () => {
    const cache = await caches.open("ludejo");
    return (await cache.keys()).map(({ url }) => decodeURI(new URL(url).pathname)).sort();
  });
}

/** The picture that a page gets, as text. */
function icon(page) {
  return page.evaluate(async () => (await fetch("/icon.svg")).text());
}

/** The SHA-256 of a file as the list of the build has it. */
function hashOf(content) {
  return createHash("sha256").update(content).digest("base64");
}

/** A new version of the app, in which a picture is another. */
function release(folder, name) {
  const file = join(folder, "icon.svg");
  const old = readFileSync(file, "utf8");
  const next = `${old}<!-- ${name} -->`;
  writeFileSync(file, next);
  tell(folder, hashOf(old), hashOf(next));
}

/** Lets the list of the build name another hash. */
function tell(folder, from, to) {
  const worker = join(folder, "sw.js");
  const source = readFileSync(worker, "utf8");
  assert.ok(source.includes(from), "the list of files has the hash of the picture");
  writeFileSync(worker, source.replaceAll(from, to));
}

/** Goes over to the new version, as the notice offers. */
async function takeOver(page) {
  await Promise.all([
    page.waitForEvent("load"),
    notice(page).getByRole("button", { name: "Reload" }).click(),
  ]);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** The notice of a new version. */
function notice(page) {
  return page.getByRole("complementary", { name: "A new version is ready" });
}

test("after one visit everything works without a network", async (t) => {
  const { folder, server, page } = await visitor(t);
  await page.goto("/");
  await settle(page, folder);

  await t.test("every file is kept, and none twice", async () => {
    assert.deepEqual((await kept(page)).sort(), filesOf(folder).sort());
  });

  await server.close();

  await t.test("the first page", async () => {
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "A place to play" }).waitFor();
    const broken = await page.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = "eager";
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
      return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
    });
    assert.deepEqual(broken, []);
  });

  await t.test("a new game against the computer", async () => {
    await page.goto("/new/herooj");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    const field = page.getByRole("textbox", { name: "Type a move" });
    await page.locator("[data-cell]").first().waitFor();
    // Whoever begins, the computer acts: at once, or in answer.
    const isMine = await field.isEnabled();
    if (isMine) {
      await field.fill("b2b4");
      await field.press("Enter");
    }
    const actions = page.getByRole("region", { name: "Moves" }).locator("ol .notation");
    await actions.nth(isMine ? 1 : 0).waitFor();
  });

  await t.test("the computer's networks", async () => {
    for (const game of Object.keys(NETWORKS)) {
      const told = await thought(page, folder, game, "best", 1_000);
      assert.deepEqual(told, { thought: expected(game, "best", 1_000), lacking: [] });
    }
  });

  await t.test("pages that were never visited", async () => {
    await page.goto("/learn/sparta#cities");
    await page.getByRole("heading", { level: 1, name: "Sparta" }).waitFor();
    await page.goto("/settings");
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  });

  await t.test("the study of a game, as it shall look", async () => {
    await page.goto("/learn/sparta");
    await page.getByRole("link", { name: "Study of this game" }).click();
    await page.getByRole("heading", { level: 1, name: "Sparta: a study" }).waitFor();
    const width = await page.evaluate(() => getComputedStyle(document.body).maxWidth);
    assert.notEqual(width, "none", "its style sheet is there");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Sparta" }).waitFor();
    await page.goto("/settings");
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  });

  await t.test("another language", async () => {
    await page.getByRole("combobox", { name: "Language" }).selectOption("es");
    await page.waitForFunction(() => document.documentElement.lang === "es");
    await page.goto("/learn/rooya");
    const credit = page
      .getByText("diseñador", { exact: false })
      .or(page.getByText("Patrik Carpentier"))
      .first();
    await credit.waitFor();
    assert.doesNotMatch(await page.locator("main").innerText(), /Five in a line|moves to/);
  });

  await t.test("but nothing of a server, and no boards for other pages", async () => {
    const answers = await page.evaluate(() =>
      Promise.all(
        ["/api/games", "/embed/index.html"].map((path) =>
          fetch(path).then(
            () => "answered",
            () => "no answer",
          ),
        ),
      ),
    );
    assert.deepEqual(answers, ["no answer", "no answer"]);
  });
});

test("a new version is offered, and used when it is asked for", async (t) => {
  const { folder, server, page, context } = await visitor(t);
  await page.goto("/");
  await settle(page, folder);
  const old = await icon(page);
  assert.equal(await notice(page).count(), 0);

  release(folder, "second");
  await page.reload();
  await notice(page).waitFor();
  assert.equal(await icon(page), old, "the version that is open stays as it is");
  await takeOver(page);
  assert.match(await icon(page), /second/);
  assert.equal(await notice(page).count(), 0);

  await t.test("nothing of the old one is left", async () => {
    await until(page, async () => {
      const cache = await caches.open("ludejo");
      return (await cache.keys()).filter(({ url }) => url.includes("icon.svg")).length === 1;
    });
    assert.equal((await kept(page)).length, filesOf(folder).length);
  });

  await t.test("it works without a network, too", async () => {
    await server.close();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "A place to play" }).waitFor();
    assert.match(await icon(page), /second/);
  });
  assert.equal(context.pages().length, 1);
});

test("a new version that arrives in mid-game asks, and loses nothing", async (t) => {
  const { folder, page } = await visitor(t);
  await page.goto("/new/herooj");
  await settle(page, folder);
  await page.getByRole("radio", { name: "A friend on this device" }).check();
  await page.locator("form details summary").click();
  await page.getByRole("radio", { name: "3 min + 2 s" }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Type a move" });
  const moves = page.locator("ol li .notation");
  const make = async (move) => {
    await field.fill(move);
    await field.press("Enter");
  };
  await make("b2b4");
  await moves.nth(0).waitFor();
  release(folder, "second");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await notice(page).waitFor();
  // Nothing has happened to the game, and it goes on as long as its player likes.
  assert.equal(await moves.count(), 1);
  await make("b7b5");
  await moves.nth(1).waitFor();
  // The last move is made at the last moment.
  await field.fill("c2c4");
  await page.evaluate(() => {
    document.querySelector("form input.notation").form.requestSubmit();
    document.querySelector("aside button.primary").click();
  });
  await page.waitForEvent("load");
  await moves.nth(2).waitFor();
  assert.deepEqual(await moves.evaluateAll((all) => all.map((one) => one.lastChild.data)), [
    "b2b4",
    "b7b5",
    "c2c4",
  ]);
  assert.match(await icon(page), /second/);
  assert.equal(await page.getByRole("timer").count(), 2);
});

test("a new version is used at the next start, asked for or not", async (t) => {
  const { folder, page, context } = await visitor(t);
  await page.goto("/");
  await settle(page, folder);
  release(folder, "second");
  await page.reload();
  await notice(page).getByRole("button", { name: "Later" }).click();
  assert.equal(await notice(page).count(), 0);
  await page.goto("about:blank");
  await page.close();

  const next = await context.newPage();
  await next.waitForTimeout(500);
  await next.goto("/");
  await next.getByRole("heading", { level: 1 }).waitFor();
  assert.match(await icon(next), /second/);
});

test("while two pages are open neither loses what it needs", async (t) => {
  const { folder, page, context } = await visitor(t);
  await page.goto("/");
  await settle(page, folder);
  const other = await context.newPage();
  await other.goto("/settings");
  release(folder, "second");
  await page.reload();
  await takeOver(page);
  assert.match(await icon(page), /second/);
  // The other page is not loaded anew under its reader's hands; it is told.
  await notice(other).waitFor();
  assert.equal((await kept(page)).filter((path) => path === "/icon.svg").length, 2);
  await other.close();
  await page.reload();
  await until(page, async () => {
    const cache = await caches.open("ludejo");
    return (await cache.keys()).filter(({ url }) => url.includes("icon.svg")).length === 1;
  });
});

test("a new version that does not arrive whole changes nothing", async (t) => {
  const { folder, server, page } = await visitor(t);
  await page.goto("/");
  await settle(page, folder);
  const old = await icon(page);
  tell(folder, hashOf(readFileSync(join(folder, "icon.svg"))), hashOf("something else"));
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    return new Promise((end) => {
      if (!installing) end("nothing");
      installing?.addEventListener("statechange", () => end(installing.state));
    });
  });
  assert.equal(state, "redundant");
  assert.equal(await notice(page).count(), 0);
  await server.close();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "A place to play" }).waitFor();
  assert.equal(await icon(page), old);
});
