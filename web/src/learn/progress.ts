// How far somebody is in a tutorial. Kept in the browser.

export interface Progress {
  /** The id of the step that was open last; none before the first and after the last. */
  readonly at?: string;
  /** The ids of the steps that have been done. */
  readonly done: readonly string[];
}

const key = (game: string): string => `ludejo.learn.${game}`;

/** What was kept for a game; nothing done if there is nothing, or nothing that can be read. */
export function readProgress(game: string): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Record<string, unknown>;
    const done = Array.isArray(kept["done"]) ? kept["done"].filter((id) => typeof id === "string") : [];
    return typeof kept["at"] === "string" ? { at: kept["at"], done } : { done };
  } catch {
    return { done: [] };
  }
}

/** Keeps how far somebody is. */
export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
