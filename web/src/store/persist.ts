// Whether the browser keeps what it was given when a device runs short of space. Some browsers ask the
// person, so they are asked when there is something worth it.

import * as v from "valibot";
import { read, write } from "./local";

const KEY = "persist";
const Asked = v.object({ isAsked: v.fallback(v.boolean(), false) });

/** Whether the browser keeps everything; nothing if it cannot say so. */
export async function isPersistent(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.();
}

/** Asks the browser to keep everything; whether it will. */
export async function persist(): Promise<boolean> {
  write(KEY, { isAsked: true });
  return (await navigator.storage?.persist?.()) ?? false;
}

/** Asks once in this browser. */
export async function persistOnce(): Promise<void> {
  if (read(KEY, Asked).isAsked || (await isPersistent()) !== false) return;
  await persist();
}
