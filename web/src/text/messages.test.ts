// The message files of the app: every language says everything, and nothing is said that is not there.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type Entry, type Message, type Pattern } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./languages";
import { GAMES } from "../shell/games";

const FOLDER = "messages";
/** What the terminal says as well. */
const SHARED = "levels.ftl";
const FILES = [...readdirSync(join(FOLDER, "en")), SHARED];

function entries(language: string, file: string): Entry[] {
  const folder = file === SHARED ? "../crates/messages" : FOLDER;
  const text = readFileSync(join(folder, language, file), "utf8");
  return parse(text, { withSpans: false }).body as Entry[];
}

function messages(language: string, file: string): Message[] {
  return entries(language, file).filter((entry): entry is Message => entry.type === "Message");
}

/** What is put into a sentence. */
function variables(pattern: Pattern | null): string[] {
  const found = new Set<string>();
  JSON.stringify(pattern, (_, value: unknown) => {
    const node = value as { type?: string; id?: { name: string } } | null;
    if (node?.type === "VariableReference" && node.id) found.add(node.id.name);
    return value;
  });
  return [...found].sort();
}

/** The keys of a file, attributes after a dot, each with what is put in. */
function shape(language: string, file: string): Record<string, string[]> {
  return Object.fromEntries(
    messages(language, file).flatMap((message) => [
      [message.id.name, variables(message.value)],
      ...message.attributes.map((attribute) => [
        `${message.id.name}.${attribute.id.name}`,
        variables(attribute.value),
      ]),
    ]),
  ) as Record<string, string[]>;
}

/** All source files below a folder. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
}

for (const { code } of LANGUAGES) {
  describe(`the messages in ${code}`, () => {
    test.each(FILES)("%s is well formed, without a key twice", (file) => {
      const all = entries(code, file);
      expect(all.filter(({ type }) => type === "Junk")).toEqual([]);
      const keys = messages(code, file).map(({ id }) => id.name);
      expect(keys.length).toBe(new Set(keys).size);
    });

    test.each(FILES)("%s says what English says", (file) => {
      expect(shape(code, file)).toEqual(shape("en", file));
    });
  });
}

test("no key is in two files", () => {
  const keys = FILES.flatMap((file) => messages("en", file).map(({ id }) => id.name));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("every key that the code names is said, and every key said is named", () => {
  const said = new Set(FILES.flatMap((file) => Object.keys(shape("en", file))));
  const code = sources("src")
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const named = [...code.matchAll(/\bsay\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(named.filter((key) => !said.has(key))).toEqual([]);
  // Keys put together from parts, such as `learn-${id}`, and keys kept in tables.
  const begun = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? "");
  const idle = [...said].filter(
    (key) => !code.includes(`"${key}"`) && !begun.some((beginning) => key.startsWith(beginning)),
  );
  expect(idle).toEqual([]);
});

test("every game has a tagline and says how it is won, in every language", () => {
  for (const { said } of GAMES) {
    for (const { code } of LANGUAGES) {
      expect(said[code]?.tagline).toBeTruthy();
      expect(said[code]?.goal).toBeTruthy();
    }
  }
});
