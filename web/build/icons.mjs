// Makes the PNGs in public/ from public/icon.svg: node build/icons.mjs. They are kept, since the
// mark seldom changes; CHROMIUM names the browser that draws them.

import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const folder = new URL("../public/", import.meta.url);
const icon = readFileSync(new URL("icon.svg", folder), "utf8");

/** The ground without round corners, for systems that cut the corners themselves. */
const square = icon.replace(/ rx="[^"]*"/, "");
/** Within the middle 80 %, whatever the system cuts off. */
const safe = square.replace('<g id="mark">', '<g id="mark" transform="translate(7 7) scale(0.78125)">');
/** The mark alone, for systems that colour it: only what is opaque counts. */
const plain = icon.replace(/<rect id="ground"[^>]*>\s*/, "");

const PICTURES = [
  { name: "icon-32", svg: icon, size: 32 },
  { name: "icon-192", svg: icon, size: 192 },
  { name: "icon-512", svg: icon, size: 512 },
  { name: "icon-maskable-512", svg: safe, size: 512 },
  { name: "icon-monochrome-512", svg: plain, size: 512 },
  { name: "apple-touch-icon", svg: square, size: 180 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
for (const { name, svg, size } of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  const sized = svg.replace("<svg ", `<svg width="${size}" height="${size}" `);
  await page.setContent(`<style>html, body { margin: 0 } svg { display: block }</style>${sized}`);
  writeFileSync(new URL(`${name}.png`, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
