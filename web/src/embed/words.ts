// What a board on another page says, in the language asked for; several boards may have several.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../text/languages";

/** Its own sentences, and the names of the marks of actions. */
const FILES = import.meta.glob<string>("../../messages/*/{analyse,embed}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const known = new Map<Language, Words>();

export class Words {
  readonly #bundle: FluentBundle;

  private constructor(readonly language: Language) {
    // Marks around what is put in would disturb screen readers.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const [path, text] of Object.entries(FILES)) {
      if (path.includes(`/${language}/`)) this.#bundle.addResource(new FluentResource(text));
    }
  }

  /** The words of a language. */
  static in(language: Language): Words {
    let words = known.get(language);
    if (!words) known.set(language, (words = new Words(language)));
    return words;
  }

  /** A sentence; its key if there is none. */
  say(key: string, args?: Readonly<Record<string, FluentVariable>>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args) : key;
  }
}
