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

/**
 * The message files by their names, such as `en/app.ftl`; each is fetched when it is needed. Boards on other pages have
 * their own; what the levels are called is said in the terminal, too.
 */
const FILES = new Map(
  Object.entries(
    import.meta.glob<string>(
      ["../../messages/*/*.ftl", "!../../messages/*/embed.ftl", "../../../crates/messages/*/levels.ftl"],
      { query: "?raw", import: "default" },
    ),
  ).map(([path, load]) => [path.replace(/^.*\/messages\//, ""), load]),
);
/** The files that have arrived, by their names. */
const FETCHED = new Map<string, FluentResource>();
/** A language, and the files of messages that are there in it. */
type There = { readonly language: Language; readonly files: readonly string[] };

class Text {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  /**
   * What is there; the first two files come with any language. If this were `$state`, whatever waits for a file would
   * begin anew with each change of language.
   */
  #there: There = { language: "en", files: ["app", "levels"] };
  /** The language asked for last; it may still be on its way. */
  #asked: Language = "en";

  /** Says everything in a language from now on, unless another one is asked for meanwhile. */
  async speak(language: Language): Promise<void> {
    this.#asked = language;
    let there;
    do {
      there = this.#there;
      await fetchAll(language, there.files);
      // Another file may have arrived in the meantime.
    } while (there !== this.#there);
    if (language === this.#asked) this.#show({ language, files: there.files });
  }

  /** Fetches another file of messages, such as `learn`. */
  async need(file: string): Promise<void> {
    let there;
    do {
      there = this.#there;
      await fetchAll(there.language, [file]);
      // The language may have changed in the meantime.
    } while (there !== this.#there);
    if (!there.files.includes(file)) this.#show({ ...there, files: [...there.files, file] });
  }

  #show(there: There): void {
    const { language, files } = there;
    // Marks around what is put in would disturb screen readers and tests.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) {
      const resource = FETCHED.get(nameOf(language, file));
      if (resource) bundle.addResource(resource);
    }
    this.#there = there;
    this.#bundle = bundle;
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

/** Fetches those of the files that have not arrived yet. */
async function fetchAll(language: Language, files: readonly string[]): Promise<void> {
  const names = files.map((file) => nameOf(language, file)).filter((name) => !FETCHED.has(name));
  await Promise.all(
    names.map(async (name) => {
      const source = await FILES.get(name)?.();
      if (source !== undefined) FETCHED.set(name, new FluentResource(source));
    }),
  );
}

const nameOf = (language: Language, file: string) => `${language}/${file}.ftl`;

export const text = new Text();

/** A sentence in the language chosen. */
export function say<K extends Key>(key: K, ...values: Values<K>): string {
  return text.say(key, ...values);
}

/** The language to begin with: the one chosen before, or else the browser's. */
export function preferred(chosen: string | undefined): Language {
  return choose(chosen === undefined ? navigator.languages : [chosen, ...navigator.languages]);
}
