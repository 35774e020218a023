// Games that are kept in the browser, so that they survive a reload and a closed tab.

import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** Who sits at a seat. */
export type Player = { readonly kind: "person" } | { readonly kind: "computer"; readonly level: number };

/** So much time for each seat, and so much more after each action, in milliseconds. */
export interface Control {
  readonly initial: number;
  readonly increment: number;
}

/** An end that the board does not show. */
export interface Ended {
  readonly reason: string;
  readonly winner?: number;
}

/** A game as it is kept: plain data. */
export interface Saved {
  readonly id: string;
  readonly game: string;
  /** The position it began from. */
  readonly start: string;
  readonly actions: readonly string[];
  /** Actions taken back, the next to be made again last. */
  readonly undone: readonly string[];
  readonly players: readonly Player[];
  readonly control?: Control;
  /** Milliseconds left, by seat. */
  readonly clocks?: readonly number[];
  readonly ended?: Ended;
  /** The seat that looks at the board. */
  readonly view: number;
  /** The position line, for small pictures. */
  readonly line: string;
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
  opened ??= openDB<Schema>("ludejo", 1, {
    upgrade: (db) => {
      db.createObjectStore("games", { keyPath: "id" }).createIndex("kept", "kept");
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
    return await (await database()).get("games", id);
  } catch {
    return undefined;
  }
}

/** The games that were kept, the latest first. */
export async function all(): Promise<Saved[]> {
  try {
    const games = await (await database()).getAllFromIndex("games", "kept");
    return games.reverse();
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
