// The language that a person chooses.

import type { Language } from "../text/languages";
import { text } from "../text/text.svelte";
import { keep, settings } from "./settings.svelte";

/** Switches to a language; returns whether it could be loaded. */
export async function speak(language: Language): Promise<boolean> {
  try {
    await text.speak(language);
  } catch {
    return false;
  }
  // Another one may have been chosen in the meantime.
  settings.language = text.language;
  keep();
  return true;
}
