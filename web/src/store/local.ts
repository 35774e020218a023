// Small things that are kept in the browser: settings, how far somebody is, what was chosen last.

import * as v from "valibot";

/** What stands before every key of ours. */
export const PREFIX = "ludejo.";

/**
 * What is kept under a key, as a schema has it. The schema makes something of `{}` and puts up with
 * faults in its parts, so what cannot be read is as good as nothing.
 */
export function read<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> {
  try {
    const kept = v.safeParse(schema, JSON.parse(localStorage.getItem(PREFIX + key) ?? "{}"));
    if (kept.success) return kept.output;
  } catch {
    // No JSON, or a browser that keeps nothing.
  }
  return v.parse(schema, {});
}

/** Keeps something; whether the browser does. */
export function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Everything that is kept, by its keys. */
export function everything(): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(PREFIX)) continue;
      try {
        kept[name.slice(PREFIX.length)] = JSON.parse(localStorage.getItem(name) ?? "");
      } catch {
        // What is no JSON is not ours.
      }
    }
  } catch {
    // A browser that keeps nothing has nothing.
  }
  return kept;
}
