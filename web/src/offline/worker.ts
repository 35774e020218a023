// The service worker: keeps the files of the app, so that it starts at once and without a network.
//
// There is one cache for all versions. A file is kept under an address that its content decides, so a
// new version only adds what is new beside the old one, and is used when all of it is there.

import { choose, LANGUAGES } from "../text/languages";
import { fileAt, isFixed, isForeign, keyOf, type File, type Part } from "./files";
import { scope } from "./scope";

/** All files of this version, put in when it is built. */
declare const BUILT: readonly File[];
const FILES = BUILT;

const CACHE = "ludejo";
/** What is needed to begin with, the language by the browser's. */
const NEEDED: readonly Part[] = ["app", choose(navigator.languages)];
const MORE: readonly Part[] = ["engines", ...LANGUAGES.map(({ code }) => code), "studies"];
// How a server packs its answers does not matter once they are unpacked.
const SAME: CacheQueryOptions = { ignoreVary: true };

scope.addEventListener("install", (event) => {
  // Browsers with an older version keep everything; the first time, pages say when.
  const isUpdate = scope.registration.active !== null;
  event.waitUntil(gather(isUpdate ? [...NEEDED, ...MORE] : NEEDED));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => scope.clients.claim()));
});

scope.addEventListener("message", (event) => {
  const { data } = event;
  switch (data.what) {
    case "keep":
      event.waitUntil(tidy().then(() => gather(data.parts)));
      break;
    case "take over":
      event.waitUntil(scope.skipWaiting());
      break;
  }
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || isForeign(pathname)) return;
  const file = fileAt(FILES, pathname, request.mode === "navigate");
  if (file) event.respondWith(answer(request, file));
  else if (isFixed(pathname)) event.respondWith(answerOlder(request));
});

async function answer(request: Request, file: File): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(keyOf(file), SAME);
  // If the server has another version by now, its answer is better than none.
  return kept ?? keep(cache, file).catch(() => fetch(request));
}

/** A page of an older version that is still open asks for its files. */
async function answerOlder(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, SAME)) ?? fetch(request);
}

/** Fetches a file and keeps it, unless it is not what it should be. */
async function keep(cache: Cache, file: File): Promise<Response> {
  const response = await fetch(file.path, {
    integrity: `sha256-${file.hash}`,
    cache: isFixed(file.path) ? "default" : "no-cache",
    redirect: "error",
  });
  if (!response.ok) throw new Error(`${file.path}: ${response.status}`);
  await cache.put(keyOf(file), response.clone());
  return response;
}

/** Fetches what is missing of these parts. */
async function gather(parts: readonly Part[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = FILES.filter((file) => parts.includes(file.part) && !kept.has(address(file)));
  await Promise.all(missing.map((file) => keep(cache, file)));
}

/** Forgets older versions, unless another page may still be using one, or a new one is on its way. */
async function tidy(): Promise<void> {
  const { installing, waiting } = scope.registration;
  if (installing || waiting) return;
  if ((await scope.clients.matchAll({ includeUncontrolled: true })).length > 1) return;
  const cache = await caches.open(CACHE);
  const wanted = new Set(FILES.map(address));
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(old.map((request) => cache.delete(request, SAME)));
}

function address(file: File): string {
  return new URL(keyOf(file), location.origin).href;
}
