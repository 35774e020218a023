// Has the browser keep the app, so that it works without a network.

import { rested } from "../shell/frames";
import { LANGUAGES } from "../text/languages";
import { text } from "../text/text.svelte";
import type { Part } from "./files";
import type { Order } from "./orders";
import { watch } from "./update.svelte";

/** How often to check for a new version while the app stays open, in milliseconds. */
const LOOK_EVERY = 60 * 60 * 1000;

/**
 * After so many milliseconds a page has what it needs itself, such as boards, which come after its `load`. Keeping the
 * app takes as much of the processor as they do.
 */
const HEAD_START = 2000;

/** Registers the service worker, once the page has everything that it needs itself. */
export async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState !== "complete") {
    await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  }
  await new Promise((over) => setTimeout(over, HEAD_START));
  const container = navigator.serviceWorker;
  try {
    const registration = await container.register("/sw.js");
    watch(registration);
    keepLooking(registration);
  } catch {
    // The app also works in a browser that saves nothing, such as in a private window.
    return;
  }
  const { active } = await container.ready;
  const keep = (parts: readonly Part[]): void => {
    const order: Order = { what: "keep", parts };
    active?.postMessage(order);
  };
  keep([text.language]);
  await rested(10_000, 3_000);
  keep(["engines", ...LANGUAGES.map(({ code }) => code), "studies"]);
}

function keepLooking(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < LOOK_EVERY) return;
    last = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  });
}
