// What the app says in a language, by the keys of its messages: what the tests look for on a page.

import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const FOLDERS = [
  new URL("../messages/", import.meta.url),
  new URL("../../crates/messages/", import.meta.url),
];

/** The codes of the languages. */
export const LANGUAGES = readdirSync(FOLDERS[0]);

/** A function that says the message of a key; its `language` says in which language. */
export function wordsOf(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of FOLDERS) {
    const here = new URL(`${language}/`, folder);
    const files = readdirSync(here).filter((file) => file.endsWith(".ftl"));
    for (const file of files)
      bundle.addResource(new FluentResource(readFileSync(new URL(file, here), "utf8")));
  }
  const say = (key, values) => {
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`no message ${key} in ${language}`);
    return bundle.formatPattern(message.value, values);
  };
  return Object.assign(say, { language });
}
