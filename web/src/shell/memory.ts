// What pages remember for when you come back to them: by the entry in the browser's history, and only in
// this tab.

const PREFIX = "ludejo.entry.";
/** The ids of the entries for which something is remembered, the latest last. */
const LIST = "ludejo.entries";
/** The most entries for which something is remembered. */
const MOST = 12;

/** The entry that is shown, and its path. */
const HERE = "ludejo.here";

/** Whether the page was reloaded, and nobody has asked yet. */
let isReload = performance
  .getEntriesByType?.("navigation")
  .some((entry) => (entry as PerformanceNavigationTiming).type === "reload");

/** Remembers which entry is shown. */
export function keepHere(entry: string, path: string): void {
  try {
    sessionStorage.setItem(HERE, JSON.stringify([entry, path]));
  } catch {
    // Then a reload may find a different one.
  }
}

/**
 * The entry that was shown at a path before the page was reloaded, once; nothing if it was not.
 * (A busy Chrome may reload an entry as it was before it was given an id.)
 */
export function reloaded(path: string): string | undefined {
  if (!isReload) return undefined;
  isReload = false;
  const [entry, at] = (parsed(HERE) ?? []) as readonly unknown[];
  return typeof entry === "string" && at === path ? entry : undefined;
}

/** Remembers something for an entry, in place of what was remembered for it. */
export function remember(entry: string, what: unknown): void {
  let entries = [...list().filter((other) => other !== entry), entry];
  const text = JSON.stringify(what);
  // If there isn't room for everything, the latest entries are worth the most.
  for (let most = MOST; most > 0; most = Math.floor(most / 2)) {
    for (const old of entries.slice(0, -most)) sessionStorage.removeItem(PREFIX + old);
    entries = entries.slice(-most);
    try {
      sessionStorage.setItem(PREFIX + entry, text);
      sessionStorage.setItem(LIST, JSON.stringify(entries));
      return;
    } catch {
      // Too much, or a browser that keeps nothing.
    }
  }
}

/** What is remembered for an entry, unchanged; nothing if nothing is. */
export function recall(entry: string): unknown {
  return parsed(PREFIX + entry);
}

function list(): string[] {
  const kept = parsed(LIST);
  return Array.isArray(kept) ? kept.filter((entry) => typeof entry === "string") : [];
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
