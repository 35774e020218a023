// Tells how games came out that were kept before that was kept with them.

import { load } from "../rules/package";
import { painted } from "../shell/frames";
import type { Saved } from "../store/saved";
import { save } from "../store/store";
import { text } from "../text/text.svelte";
import { resultOf } from "./result";

/** Plays games through, one after the other, and keeps how they came out. */
export async function retell(games: readonly Saved[]): Promise<void> {
  const rules = await load();
  for (const game of games) {
    await save({ ...game, result: resultOf(rules, game, text.language)?.mine ?? "none" });
    // The page goes on in between.
    await painted();
  }
}
