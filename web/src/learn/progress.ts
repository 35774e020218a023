// How far someone is in a tutorial. Saved in the browser.

import * as v from "valibot";
import { read, write } from "../store/local";

/** Under which keys it is kept: this, and the id of the game. */
export const KEY = "learn.";

const Progress = v.object({
  /** The id of the step that was open last; none before the first and after the last. */
  at: v.fallback(v.optional(v.string()), undefined),
  /** The ids of the steps that have been done. */
  done: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((ids) => ids.filter((id) => typeof id === "string")),
    ),
    [],
  ),
});

export interface Progress {
  readonly at?: string | undefined;
  readonly done: readonly string[];
}

/** What was kept for a game; nothing done if there is nothing, or nothing that can be read. */
export function readProgress(game: string): Progress {
  return read(KEY + game, Progress);
}

/** Saves how far someone is. The tutorial also works in a browser that saves nothing. */
export function keepProgress(game: string, progress: Progress): void {
  write(KEY + game, progress);
}

/** Adds what was done elsewhere. */
export function addProgress(game: string, progress: unknown): void {
  const [here, there] = [readProgress(game), v.safeParse(Progress, progress)];
  if (!there.success) return;
  const at = here.at ?? there.output.at;
  const done = [...new Set([...here.done, ...there.output.done])];
  keepProgress(game, { ...(at !== undefined && { at }), done });
}
