// Whether somebody plays online in this browser, known without what that takes.

import * as v from "valibot";
import { read } from "./local";

/** Under which key it is kept who that is. */
export const ONLINE = "online";

export function hasPlayedOnline(): boolean {
  return read(ONLINE, v.object({ me: v.optional(v.unknown()) })).me !== undefined;
}
