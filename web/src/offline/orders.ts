// What pages tell the service worker.

import type { Language } from "../text/languages";

export type Order =
  /** These languages shall be there without a network, too. */
  | { readonly what: "keep"; readonly languages: readonly Language[] }
  /** The new version shall not wait until no page of the old one is open. */
  | { readonly what: "take over" };
