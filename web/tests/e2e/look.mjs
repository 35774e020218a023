// A page looked at in all ways: at every size, light, dark and with high contrast, with large letters. Axe finds nothing,
// and nothing is wider than the screen. With the environment variable SHOTS pictures are taken into that folder.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { DESKTOP, PHONE, TABLET } from "./app.mjs";

const { SHOTS } = process.env;
if (SHOTS) mkdirSync(SHOTS, { recursive: true });

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SIZES = { phone: PHONE.viewport, tablet: TABLET.viewport, desktop: DESKTOP.viewport };
export const SCHEMES = ["light", "dark"];

/** Those of axe's rules that look at colours. */
export const COLOURS = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** What axe has against a page, in short; by all its rules or by some of them. */
export async function violations(page, runOnly) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], runOnly });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(", ")}`,
    );
  }, runOnly);
}

/** Chooses other settings, for pages that are opened from now on. */
export async function choose(page, settings) {
  await page.evaluate((settings) => {
    const before = JSON.parse(localStorage.getItem("ludejo.settings"));
    localStorage.setItem("ludejo.settings", JSON.stringify({ ...before, ...settings }));
  }, settings);
}

/** Waits until nothing fades in any more: half there, words have half their contrast. */
async function rest(page) {
  await page.evaluate(() => {
    const ends = ({ effect }) => effect?.getComputedTiming().endTime < Infinity;
    const ending = document.getAnimations().filter(ends);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Looks at a page in all ways. */
export async function lookAt(page, name, ready, isHeard = () => true) {
  const check = async (size, scheme, look = "usual") => {
    const at = [name, size, scheme, look].join("-");
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, scheme);
    const { wide, screen } = await page.evaluate(() => ({
      wide: document.scrollingElement.scrollWidth,
      screen: innerWidth,
    }));
    assert.ok(wide <= screen, `${at} is ${wide} wide on a screen of ${screen}`);
    if (size !== "tablet" && isHeard(size, scheme, look)) {
      await rest(page);
      // Nothing but colours changes with the scheme.
      const rules = scheme === "light" && look !== "contrast" ? undefined : COLOURS;
      assert.deepEqual(await violations(page, rules), [], at);
    }
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${at}.png`), fullPage: true });
  };
  for (const size of Object.keys(SIZES)) {
    for (const scheme of SCHEMES) await check(size, scheme);
  }
  const reopen = async (settings) => {
    await choose(page, settings);
    await page.reload();
    await page.locator(ready).first().waitFor();
  };
  await reopen({ size: 150 });
  for (const size of ["phone", "desktop"]) await check(size, "light", "large");
  await reopen({ size: 100, theme: "contrast" });
  for (const scheme of SCHEMES) await check("desktop", scheme, "contrast");
  await choose(page, { theme: "system" });
}
