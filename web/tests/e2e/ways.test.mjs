// How one gets from page to page with the keyboard, and what is heard of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { app, becomes, hear, said, type } from "./app.mjs";

const { open } = app();

/** What has the focus. */
function focused(page) {
  return page.evaluate(() => document.activeElement.id);
}

for (const { what, path, prepare } of [
  { what: "a tutorial", path: "/learn/herooj#tutorial" },
  { what: "an analysis", path: "/analyse/herooj", prepare: (page) => type(page, "b2b4") },
  { what: "a position", path: "/edit/herooj#p=8/6p1/3p4/3P4/3P4/8/8/8%20b" },
  { what: "the rules", path: "/learn/herooj" },
]) {
  test(`the skip link leads to the content of ${what}, and leaves its address alone`, async (t) => {
    const page = await open(t);
    await page.goto(path);
    await page.locator("[data-cell], h2").first().waitFor();
    await prepare?.(page);
    const title = await page.title();
    const before = new URL(page.url()).hash;
    const skip = page.getByRole("link", { name: "Skip to content" });
    await skip.focus();
    await page.keyboard.press("Enter");
    await becomes(() => focused(page), "main");
    assert.doesNotMatch(page.url(), /#main$/);
    if (!prepare) assert.equal(new URL(page.url()).hash, before);
    await page.reload();
    await becomes(() => page.title(), title);
    if (prepare) await page.getByRole("group", { name: "Moves", exact: true }).getByText("b2b4").waitFor();
  });
}

test("back and forward lead the keyboard to the page, and say which it is", async (t) => {
  const page = await open(t);
  await page.goto("/");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  const titles = { settings: await page.title() };
  await hear(page, titles.settings);
  await page.getByRole("combobox").first().focus();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "A place to play" }).waitFor();
  await becomes(() => focused(page), "main");
  titles.home = await page.title();
  await hear(page, titles.home);
  await page.getByRole("link", { name: "Settings" }).focus();
  await page.goForward();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await becomes(() => focused(page), "main");
  await becomes(() => said(page), [titles.settings, titles.home, titles.settings]);
});
