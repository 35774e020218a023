// What pages tell the service worker.

import type { Part } from "./files";

export type Order =
  /** These parts shall be there without a network, too. */
  | { readonly what: "keep"; readonly parts: readonly Part[] }
  /** The new version shall not wait until no page of the old one is open. */
  | { readonly what: "take over" };
