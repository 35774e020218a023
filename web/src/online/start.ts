// The position that a game begins from.

import { nameOfSetup } from "../new/setup";
import { setupsOf } from "../shell/games";
import { say } from "../text/text.svelte";

/** What it is called; nothing if it is the standard one. */
export function nameOfStart(game: string, line: string | undefined): string | undefined {
  if (line === undefined) return undefined;
  const setups = setupsOf(game);
  const index = setups.findIndex((setup) => setup.line === line);
  const setup = setups[index];
  return setup ? nameOfSetup(setup.name, index) : say("special-position");
}
