// A new version of the app that is there and waits to be used.

export const update = $state({ isReady: false });

let waiting: ServiceWorker | undefined;
let isAsked = false;

/** Looks out for new versions. */
export function watch(registration: ServiceWorkerRegistration): void {
  const container = navigator.serviceWorker;
  const look = (): void => {
    // The first version of all is not a new one.
    if (!registration.waiting || !container.controller) return;
    waiting = registration.waiting;
    update.isReady = true;
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  look();
  let isControlled = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (isAsked) location.reload();
    // Another page has asked for it; this one goes on until it is loaded anew.
    else if (isControlled) update.isReady = true;
    isControlled = true;
    waiting = undefined;
  });
}

/** Uses the new version from now on. */
export function useNow(): void {
  isAsked = true;
  if (waiting) waiting.postMessage({ what: "take over" });
  else location.reload();
}
