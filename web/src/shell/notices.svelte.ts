// What has happened elsewhere in the app while somebody looks at another page.

import { announce } from "./announcer.svelte";

export interface Note {
  readonly text: string;
  /** Where it leads. */
  readonly href: string;
  readonly label: string;
}

export const notices = $state<{ latest: Note | undefined }>({ latest: undefined });

/** Says something on whichever page is open, with a way there. */
export function notify(note: Note): void {
  notices.latest = note;
  announce(note.text);
}
