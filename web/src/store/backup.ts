// Everything that is kept in the browser as one file, and back.

import * as v from "valibot";
import { addProgress, KEY as PROGRESS } from "../learn/progress";
import { addTally, KEY as TALLY } from "../play/tally";
import { adopt, KEY as SETTINGS } from "../settings/settings.svelte";
import { identity } from "../online/identity.svelte";
import { everything, write } from "./local";
import { ONLINE } from "./online";
import { isSaved } from "./schema";
import { add, all } from "./store";

/** The form of the file. */
const VERSION = 1;
/** Larger files are no backups of anybody, in bytes. */
export const LARGEST = 64 * 1024 * 1024;

const Backup = v.object({
  app: v.literal("ludejo"),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  games: v.array(v.unknown()),
  /** What is small, by its keys. */
  local: v.record(v.string(), v.unknown()),
});

/** Why nothing was restored. */
export type Fault = "no-backup" | "newer" | "large" | "failed";

/** What came of a file. */
export type Restored =
  /** How many games are new here, and how many could not be read. */
  { readonly games: number; readonly broken: number } | { readonly fault: Fault };

/** Everything that is kept, as the text of a file. */
export async function backup(): Promise<string> {
  const file: v.InferInput<typeof Backup> = {
    app: "ludejo",
    version: VERSION,
    games: await all(),
    local: everything(),
  };
  return JSON.stringify(file);
}

/**
 * Adds what is in a file to what is here. Nothing that is here is lost but settings, which are those of
 * the file from then on.
 */
export async function restore(file: Blob): Promise<Restored> {
  if (file.size > LARGEST) return { fault: "large" };
  const found = v.safeParse(Backup, await parsed(file));
  if (!found.success) return { fault: "no-backup" };
  const { version, games, local } = found.output;
  if (version > VERSION) return { fault: "newer" };
  const readable = games.filter(isSaved);
  let added = 0;
  try {
    for (const game of readable) if (await add(game)) added += 1;
  } catch {
    return { fault: "failed" };
  }
  for (const [key, value] of Object.entries(local)) {
    if (key === SETTINGS) adopt(value);
    else if (key.startsWith(PROGRESS)) addProgress(key.slice(PROGRESS.length), value);
    else if (key.startsWith(TALLY)) addTally(key.slice(TALLY.length), value);
    else if (key === ONLINE) identity.adopt(value);
    else if (isOurs(key, value)) write(key, value);
  }
  return { games: added, broken: games.length - readable.length };
}

/** Whether something small looks like what the app keeps. Whoever reads it looks closer. */
function isOurs(key: string, value: unknown): boolean {
  return /^[\w.-]{1,64}$/.test(key) && typeof value === "object" && value !== null;
}

async function parsed(file: Blob): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
