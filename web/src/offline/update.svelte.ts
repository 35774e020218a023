// A new version of the app that is there and waits to be used.

import { settled } from "../store/store";
import type { Order } from "./orders";

export const update = $state({ isReady: false });

let registered: ServiceWorkerRegistration | undefined;
let isAsked = false;

/** Looks out for new versions. */
export function watch(registration: ServiceWorkerRegistration): void {
  registered = registration;
  const container = navigator.serviceWorker;
  const look = (): void => {
    // The first version of all is not a new one.
    if (registration.waiting && container.controller) update.isReady = true;
  };
  const follow = (): void => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow();
  look();
  let isControlled = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (isAsked) void reload();
    // Another page has asked for it; this one goes on until it is loaded anew.
    else if (isControlled) update.isReady = true;
    isControlled = true;
  });
}

/** Uses the new version from now on, once everything is saved. */
export async function useNow(): Promise<void> {
  const order: Order = { what: "take over" };
  isAsked = true;
  await settled();
  if (registered?.waiting) registered.waiting.postMessage(order);
  else await reload();
}

/**
 * Gets the version that the server has, and uses it as soon as it is there; whether there is one. A game that a server
 * keeps loses nothing by that.
 */
export async function renew(): Promise<boolean> {
  const registration = registered;
  if (!registration) {
    // Without a service worker, a page that is loaded anew is the server's.
    await reload();
    return true;
  }
  await registration.update();
  const { installing } = registration;
  if (installing) {
    await new Promise<void>((done) => {
      installing.addEventListener("statechange", () => {
        if (installing.state !== "installing") done();
      });
    });
  }
  if (!registration.waiting) return false;
  await useNow();
  return true;
}

async function reload(): Promise<void> {
  await settled();
  location.reload();
}
