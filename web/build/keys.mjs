// Writes src/text/keys.d.ts, the keys of the English messages and what is put into each: node build/keys.mjs.
// It is made anew whenever types are checked, and not kept.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parse, Visitor } from "@fluent/syntax";

const MESSAGES = new URL("../messages/en/", import.meta.url);
/** What the terminal says as well. */
const SHARED = new URL("../../crates/messages/en/levels.ftl", import.meta.url);
/** Boards on other pages have a bundle of their own. */
const APART = "embed.ftl";
const TYPES = new URL("../src/text/keys.d.ts", import.meta.url);

class Names extends Visitor {
  found = new Set();

  visitVariableReference({ id }) {
    this.found.add(id.name);
  }
}

/** The names of what is put into a pattern. */
function namesIn(pattern) {
  const names = new Names();
  names.visit(pattern);
  return [...names.found].sort();
}

/** The keys of a message file, attributes after a dot, each with the names of what is put in. */
export function keysOf(source) {
  return parse(source, { withSpans: false }).body.flatMap(({ type, id, value, attributes }) => {
    if (type !== "Message") return [];
    const parts = attributes.map((attribute) => [`${id.name}.${attribute.id.name}`, attribute.value]);
    const whole = value ? [[id.name, value]] : [];
    return [...whole, ...parts].map(([key, pattern]) => [key, namesIn(pattern)]);
  });
}

/**
 * An interface with a property for each key: the names of what is put in, `never` for nothing. Keys that
 * differ in a number, such as `level-1-name`, have one property for all numbers.
 */
export function typesOf(keys) {
  const lines = keys.map(([key, names]) => {
    const counted = key.replace(/(?<=-)\d+(?=-|$)/, "${number}");
    const name = counted === key ? JSON.stringify(key) : `[key: \`${counted}\`]`;
    return `  ${name}: ${names.map((name) => JSON.stringify(name)).join(" | ") || "never"};\n`;
  });
  return `export interface Messages {\n${[...new Set(lines)].join("")}}\n`;
}

if (process.argv[1] === import.meta.filename) {
  const own = readdirSync(MESSAGES).filter((name) => name !== APART);
  const files = [...own.map((name) => new URL(name, MESSAGES)), SHARED];
  const keys = files.flatMap((file) => keysOf(readFileSync(file, "utf8")));
  const types = `// Made by build/keys.mjs.\n\n${typesOf(keys)}`;
  // ESLint and svelte-check run at once, and the other one may be reading it.
  if (!existsSync(TYPES) || readFileSync(TYPES, "utf8") !== types) writeFileSync(TYPES, types);
}
