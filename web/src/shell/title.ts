// Announces which page has been opened.

import { announce } from "./announcer.svelte";

/** After this many milliseconds, a page without a title is taken to have none. */
const PATIENCE = 10_000;

let stop = (): void => undefined;

/** Announces the title of the page that is being opened, as soon as it has one. */
export function tellTitle(): void {
  stop();
  const before = document.title;
  const observer = new MutationObserver(() => {
    if (document.title === before) return;
    stop();
    announce(document.title);
  });
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  const timer = setTimeout(() => stop(), PATIENCE);
  stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
