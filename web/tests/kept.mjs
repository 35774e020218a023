// What a browser keeps of the app.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Not kept: the worker itself, and what nobody needs without a network. */
const LEFT_OUT = ["/sw.js", "/licenses.txt"];

/** The paths of all files that a browser keeps of the app. */
export function filesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .filter((path) => !LEFT_OUT.includes(path) && !path.endsWith(".br") && !path.startsWith("/embed/"));
  return files.map((path) => (path === "/index.html" ? "/" : path)).sort();
}

/** Waits until something is so in the page. */
export async function until(page, what, argument) {
  for (const end = Date.now() + 30_000; !(await page.evaluate(what, argument));) {
    assert.ok(Date.now() < end, `waited in vain until ${what}`);
    await page.waitForTimeout(100);
  }
}

/** Waits until everything is kept. */
export async function settle(page, folder) {
  const count = filesOf(folder).length;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until(
    page,
    async (count) => {
      const cache = await caches.open("ludejo");
      return navigator.serviceWorker.controller && (await cache.keys()).length >= count;
    },
    count,
  );
}
