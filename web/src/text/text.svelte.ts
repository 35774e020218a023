// What the app says, in the language chosen. Sentences about games come from the rules.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { counted } from "./count";
import type { Messages } from "./keys";
import { choose, type Language } from "./languages";

/** The keys of all sentences of the app; TypeScript learns them from the English files. */
export type Key = keyof Messages;
/** What has to be put into a sentence, if there is anything. */
export type Values<K extends Key> = [Messages[K]] extends [never]
  ? []
  : [values: Readonly<Record<Messages[K], FluentVariable>>];
type Arguments = Readonly<Record<string, FluentVariable>>;
type Files = Record<string, () => Promise<string>>;

/**
 * The message files by their paths; each is fetched when it is needed. Boards on other pages have their own; what the
 * levels are called is said in the terminal, too.
 */
const FILES = import.meta.glob(
  ["../../messages/*/*.ftl", "!../../messages/*/embed.ftl", "../../../crates/messages/*/levels.ftl"],
  { query: "?raw", import: "default" },
) as Files;

/** The files that are there from the beginning. */
const FIRST = ["app", "levels"];

class Text {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  /** The files that are there. */
  #files: ReadonlySet<string> = new Set(FIRST);
  /** What is asked for; some of it may still be on its way. */
  #wanted: { readonly language: Language; readonly files: ReadonlySet<string> } = {
    language: "en",
    files: this.#files,
  };

  /** Says everything in a language from now on. */
  async speak(language: Language): Promise<void> {
    this.#wanted = { ...this.#wanted, language };
    await this.#fetch();
  }

  /** Fetches another file of messages, such as `learn`. */
  async need(file: string): Promise<void> {
    if (this.#files.has(file)) return;
    this.#wanted = { ...this.#wanted, files: new Set([...this.#wanted.files, file]) };
    await this.#fetch();
  }

  async #fetch(): Promise<void> {
    const wanted = this.#wanted;
    const { language, files } = wanted;
    try {
      const bundle = await read(language, files);
      // More has been asked for in the meantime: whoever waits, waits for that as well.
      if (wanted !== this.#wanted) return await this.#fetch();
      this.#bundle = bundle;
    } catch (error) {
      // What cannot be had does not stand in the way of what is asked for next.
      if (wanted === this.#wanted) this.#wanted = { language: this.language, files: this.#files };
      throw error;
    }
    this.#files = files;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A sentence whose key is data; the key if there is none, which the tests do not let happen. */
  say(key: string, args?: Arguments): string {
    const bundle = this.#bundle;
    const [id = "", attribute] = key.split(".");
    const message = bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? bundle.formatPattern(pattern, args && counted(args)) : key;
  }

  /** Whether there is a sentence of this key. */
  has(key: string): key is Key {
    return this.#bundle.hasMessage(key);
  }
}

async function read(language: Language, files: Iterable<string>): Promise<FluentBundle> {
  // Marks around what is put in would disturb screen readers and tests.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = [...files].map(async (file) => {
    const path = Object.keys(FILES).find((path) => path.endsWith(`/messages/${language}/${file}.ftl`));
    return path === undefined ? undefined : FILES[path]?.();
  });
  for (const text of await Promise.all(texts)) {
    if (text !== undefined) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

export const text = new Text();

/** A sentence in the language chosen. */
export function say<K extends Key>(key: K, ...values: Values<K>): string {
  return text.say(key, ...values);
}

/** The language to begin with: the one chosen before, or else the browser's. */
export function preferred(chosen: string | undefined): Language {
  return choose(chosen === undefined ? navigator.languages : [chosen, ...navigator.languages]);
}
