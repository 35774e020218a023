// What is announced to people who can't see the page.

import { untrack } from "svelte";

export interface Sentence {
  readonly id: number;
  readonly text: string;
}

/** As many stay as are said at once when several computers act in a row, with what a person did before. */
const KEPT = 6;

let count = 0;

export const announcer = $state<{ sentences: readonly Sentence[] }>({ sentences: [] });

/** Lets screen readers say something, after what they are currently saying. */
export function announce(text: string): void {
  const trimmed = text.trim();
  if (trimmed === "") return;
  count += 1;
  // Each sentence is one more, so that the same words are heard again and none is lost to the next.
  const before = untrack(() => announcer.sentences);
  announcer.sentences = [...before, { id: count, text: trimmed }].slice(-KEPT);
}
