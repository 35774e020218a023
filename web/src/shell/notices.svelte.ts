// What has happened elsewhere in the app while somebody looks at another page, and what concerns all pages.

import { announce } from "./announcer.svelte";

export interface Note {
  readonly text: string;
  /** Where it leads, if anywhere. */
  readonly way?: { readonly href: string; readonly label: string };
}

export const notices = $state<{ latest: Note | undefined }>({ latest: undefined });

/** Says something on whichever page is open. */
export function notify(note: Note): void {
  notices.latest = note;
  announce(note.text);
}
