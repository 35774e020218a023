// The language that a person chooses.

import type { Language } from "../text/languages";
import { text } from "../text/text.svelte";
import { keep, settings } from "./settings.svelte";

/** Says everything in a language from now on; whether it could be had. */
export async function speak(language: Language): Promise<boolean> {
  try {
    await text.speak(language);
  } catch {
    return false;
  }
  settings.language = language;
  keep();
  return true;
}
