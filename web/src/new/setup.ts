// What setups are called.

import { say, text } from "../text/text.svelte";

/** The name of a setup, the `index`-th of its game. The first is the standard one. */
export function nameOfSetup(name: string, index: number): string {
  const key = `setup-${name}`;
  if (!text.has(key)) return index === 0 ? say("setup-standard") : name;
  const setup = text.say(key);
  return index === 0 && name !== "standard" ? say("setup-first", { setup }) : setup;
}
