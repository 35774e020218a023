// How much a browser has to fetch: node --test web/tests/sizes.test.mjs, after cargo xtask web.
// Sizes are of the files as they are sent, compressed by brotli.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright-core";
import { DIST, LAUNCH } from "./browser.mjs";
import { serve } from "./server.mjs";

const KB = 1000;

function sent(path) {
  const file = join(DIST, path);
  return existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;
}

const total = (paths) => paths.reduce((sum, path) => sum + sent(path), 0);
const all = readdirSync(DIST, { recursive: true }).map(String);
const ends = (path, ...endings) => endings.some((ending) => path.endsWith(ending));

test("the first page needs at most 60 KB of JavaScript and CSS", async (context) => {
  const server = await serve(DIST);
  const browser = await chromium.launch(LAUNCH);
  try {
    const page = await browser.newPage({ serviceWorkers: "block" });
    const asked = new Set();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(server.url, { waitUntil: "networkidle" });
    const paths = [...asked].filter((path) => ends(path, ".js", ".css"));
    const size = total(paths);
    context.diagnostic(`${(size / KB).toFixed(1)} KB in ${paths.length} files`);
    assert.ok(![...asked].some((path) => ends(path, ".network")), "a network is for games");
    assert.ok(paths.length > 0 && size <= 60 * KB, `${size} bytes`);
  } finally {
    await browser.close();
    await server.close();
  }
});

test("all of the app's JavaScript and CSS is at most 380 KB", (context) => {
  const size = total(all.filter((path) => ends(path, ".js", ".css") && !path.startsWith("embed")));
  context.diagnostic(`${(size / KB).toFixed(1)} KB`);
  assert.ok(size <= 380 * KB, `${size} bytes`);
});

test("WebAssembly is at most 620 KB, but for pictures in pixels", (context) => {
  const binaries = all.filter((path) => ends(path, ".wasm") && path.includes("ludejo_bg"));
  assert.ok(binaries.length > 0);
  for (const path of binaries) {
    const size = sent(path);
    context.diagnostic(`${path}: ${(size / KB).toFixed(1)} KB`);
    // The encoders of pictures have a package of their own.
    if (!path.includes("pictures")) assert.ok(size <= 620 * KB, `${path}: ${size} bytes`);
  }
});

test("faces are at most 60 KB", (context) => {
  const faces = all.filter((path) => ends(path, ".woff2"));
  const size = faces.reduce((sum, path) => sum + statSync(join(DIST, path)).size, 0);
  context.diagnostic(`${(size / KB).toFixed(1)} KB in ${faces.length} files`);
  assert.ok(faces.length > 0 && size <= 60 * KB, `${size} bytes`);
});

test("a network is at most 1 MB", (context) => {
  const networks = all.filter((path) => ends(path, ".network"));
  assert.ok(networks.length > 0);
  for (const path of networks) {
    const size = sent(path);
    context.diagnostic(`${path}: ${(size / KB).toFixed(1)} KB`);
    assert.ok(size <= 1000 * KB, `${path}: ${size} bytes`);
  }
});
