// Games that are kept in the browser, so that they survive a reload and a closed tab.

import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from "idb";
import type { Stored } from "../rules/package";
import { migrated, type Saved1 } from "./version1";

/** A game as it is kept, with what a list of games asks for. */
export interface Saved {
  readonly id: string;
  /** Everything that was settled and has happened. */
  readonly stored: Stored;
  /** The seat that looks at the board. */
  readonly view: number;
  /** The position line, for small pictures. */
  readonly line: string;
  /** How many actions have been made. */
  readonly count: number;
  readonly isOver: boolean;
  /** When it was kept last, in milliseconds since 1970. */
  readonly kept: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: Saved; indexes: { kept: number } };
}

/** Games that the browser does not keep: they last until the page is loaded anew. */
const unkept = new Map<string, Saved>();

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("ludejo", 2, {
    upgrade: async (db, version, _, transaction) => {
      if (version < 1) db.createObjectStore("games", { keyPath: "id" }).createIndex("kept", "kept");
      else if (version < 2) await renew(transaction.objectStore("games"));
    },
    // A later version of the app, in another tab, keeps games in another way.
    blocking: () => {
      void opened?.then((db) => db.close());
      opened = undefined;
    },
    // The browser has closed it; the next game opens it again.
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
}

/** Brings the games that the first version kept into today's form. */
async function renew(games: IDBPObjectStore<Schema, "games"[], "games", "versionchange">): Promise<void> {
  for (let cursor = await games.openCursor(); cursor; cursor = await cursor.continue()) {
    try {
      await cursor.update(migrated(cursor.value as unknown as Saved1));
    } catch (error) {
      // It stays as it is; the others are no worse for it.
      console.warn("This game could not be read:", cursor.key, error);
    }
  }
}

/** Whether a game is in today's form. */
function isReadable(game: Saved | undefined): game is Saved {
  return (game as Partial<Saved> | undefined)?.stored !== undefined;
}

/** An id for a new game. (`randomUUID` is missing where the page did not come by HTTPS.) */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps a game. A browser that keeps nothing (in private windows, say) still plays. */
export async function save(game: Saved): Promise<void> {
  try {
    await (await database()).put("games", game);
    unkept.delete(game.id);
  } catch (error) {
    unkept.set(game.id, game);
    console.warn("This game could not be kept:", error);
  }
}

/** The game of this id, if it was kept. */
export async function find(id: string): Promise<Saved | undefined> {
  const here = unkept.get(id);
  if (here) return here;
  try {
    const game = await (await database()).get("games", id);
    return isReadable(game) ? game : undefined;
  } catch {
    return undefined;
  }
}

/** The games that were kept, the latest first. */
export async function all(): Promise<Saved[]> {
  try {
    const games = await (await database()).getAllFromIndex("games", "kept");
    return games.filter(isReadable).reverse();
  } catch {
    return [];
  }
}

/** Forgets a game. */
export async function remove(id: string): Promise<void> {
  unkept.delete(id);
  try {
    await (await database()).delete("games", id);
  } catch {
    // Then it was not there.
  }
}
