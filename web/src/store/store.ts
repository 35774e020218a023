// Games that are kept in the browser, so that they survive a reload and a closed tab.

import { dequal } from "dequal/lite";
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from "idb";
import { newId } from "./id";
import { keeping } from "./keeping.svelte";
import { forget, leave, left } from "./leaving";
import type { Saved } from "./saved";
import { isSaved } from "./schema";
import { ofTen } from "./levels";
import { migrated, type Saved1 } from "./version1";

/**
 * What came of keeping a game: it is kept; the game has gone on elsewhere, and that is kept; the
 * browser keeps nothing.
 */
export type Keeping = "kept" | "behind" | "failed";

interface Schema extends DBSchema {
  games: { key: string; value: Saved; indexes: { kept: number } };
}

/** Games that the browser does not keep: they last until the page is loaded anew. */
const unkept = new Map<string, Saved>();
/** What is being written at this moment. */
const writing = new Map<Promise<unknown>, Saved>();
globalThis.addEventListener?.("pagehide", () => leave(writing.values()));

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("ludejo", 3, {
    upgrade: (db, version, _, transaction) => {
      if (version < 1) db.createObjectStore("games", { keyPath: "id" }).createIndex("kept", "kept");
      else if (version < 3) void renew(transaction.objectStore("games"), version);
    },
    blocking: (_, later) => {
      // A later version of the app, in another tab, keeps games in another way: what this one would
      // write has no place there.
      if (later !== null) keeping.trouble = "outdated";
      void opened?.then((db) => db.close());
      opened = undefined;
    },
    // The browser has closed it; the next game opens it again.
    terminated: () => {
      opened = undefined;
    },
  }).then(takeUp);
  opened.catch((error: unknown) => {
    // Another try may have more luck.
    opened = undefined;
    if (error instanceof DOMException && error.name === "VersionError") keeping.trouble = "outdated";
  });
  return opened;
}

/** Writes the games that were still being written when the app was left. */
async function takeUp(db: IDBPDatabase<Schema>): Promise<IDBPDatabase<Schema>> {
  for (const game of left()) {
    try {
      await put(db, game);
      forget(game.id);
    } catch (error) {
      // The next start tries again.
      console.warn("This game could not be kept:", error);
    }
  }
  return db;
}

/** Brings the games that an earlier version kept into today's form. */
async function renew(
  games: IDBPObjectStore<Schema, "games"[], "games", "versionchange">,
  version: number,
): Promise<void> {
  for (let cursor = await games.openCursor(); cursor; cursor = await cursor.continue()) {
    try {
      const kept = version < 2 ? migrated(cursor.value as unknown as Saved1) : cursor.value;
      // What even the second version could not read stays.
      if (isSaved(kept)) await cursor.update(ofTen(kept));
    } catch (error) {
      // It stays as it is; the others are no worse for it.
      console.warn("This game could not be read:", cursor.key, error);
    }
  }
}

type Kept = Pick<Saved, "stored">;

/** Whether all that has happened in a game is there in another form of it, which may have gone on since. */
export function continues(game: Kept, before: Kept): boolean {
  const [events, earlier] = [game.stored.events, before.stored.events];
  return earlier.every((event, place) => dequal(event, events[place]));
}

/**
 * Keeps a game. What has happened in a game is only ever added to, so one that has gone on in another
 * tab is not written over. A browser that keeps nothing (in private windows, say) still plays.
 */
export function save(game: Saved): Promise<Keeping> {
  const saving = write(game);
  writing.set(saving, game);
  void saving.finally(() => {
    writing.delete(saving);
    // Pages that were left may come back.
    forget(game.id);
  });
  return saving;
}

/** When everything that was to be kept has been. */
export async function settled(): Promise<void> {
  await Promise.all(writing.keys());
}

async function write(game: Saved): Promise<Keeping> {
  try {
    if (!(await put(await database(), game))) return "behind";
    unkept.delete(game.id);
    if (keeping.trouble === "failed") keeping.trouble = undefined;
    return "kept";
  } catch (error) {
    unkept.set(game.id, game);
    keeping.trouble ??= "failed";
    console.warn("This game could not be kept:", error);
    return "failed";
  }
}

/** Writes a game, unless it has gone on since; whether it did. */
async function put(db: IDBPDatabase<Schema>, game: Saved): Promise<boolean> {
  const transaction = db.transaction("games", "readwrite");
  const before = await transaction.store.get(game.id);
  if (isSaved(before) && !continues(game, before)) return false;
  await transaction.store.put(game);
  await transaction.done;
  return true;
}

/** Adds a game that was kept elsewhere; whether it is new here. One that has gone on differently stays beside it. */
export async function add(game: Saved): Promise<boolean> {
  const here = await find(game.id);
  if (here && continues(here, game)) return false;
  const added = here && !continues(game, here) ? { ...game, id: newId() } : game;
  if ((await save(added)) === "failed") throw new Error("this browser keeps nothing");
  return true;
}

/** The game of this id, if it was kept. */
export async function find(id: string): Promise<Saved | undefined> {
  const here = unkept.get(id);
  if (here) return here;
  try {
    const game: unknown = await (await database()).get("games", id);
    return isSaved(game) ? game : undefined;
  } catch {
    return undefined;
  }
}

/** The games that were kept, the latest first. */
export async function all(): Promise<Saved[]> {
  let games: Saved[] = [];
  try {
    games = await (await database()).getAllFromIndex("games", "kept");
  } catch {
    // There are those that the browser does not keep.
  }
  const others = games.filter((game) => isSaved(game) && !unkept.has(game.id));
  return [...others, ...unkept.values()].sort((one, other) => other.kept - one.kept);
}

/** Forgets a game; whether it was still there. */
export async function remove(id: string): Promise<boolean> {
  const wasUnkept = unkept.delete(id);
  forget(id);
  try {
    const transaction = (await database()).transaction("games", "readwrite");
    const wasKept = (await transaction.store.getKey(id)) !== undefined;
    await transaction.store.delete(id);
    await transaction.done;
    return wasKept || wasUnkept;
  } catch {
    // Then it was not kept.
    return wasUnkept;
  }
}
