// The games that are kept in this browser. What is forgotten can be had back for as long as the page
// is there.

import { announce } from "../shell/announcer.svelte";
import { nameOf } from "../shell/games";
import type { Saved } from "../store/saved";
import { all, remove, save } from "../store/store";
import { say } from "../text/text.svelte";
import { count } from "./tally";

/** So many finished games are kept. */
export const MOST_FINISHED = 200;
/** A game in which nothing was played is kept for so many milliseconds. */
const UNBEGUN = 24 * 60 * 60 * 1000;

/** Whether anything was played in a game, be it taken back since. */
function isBegun({ stored: { terms, events } }: Saved): boolean {
  return (terms.opening ?? []).length > 0 || events.some(({ what }) => what === "moved");
}

/** The games, the latest first, that need not be kept any longer. */
export function stale(games: readonly Saved[], now: number): Saved[] {
  const finished = games.filter(({ isOver }) => isOver);
  const unbegun = games.filter((game) => !game.isOver && !isBegun(game) && now - game.kept > UNBEGUN);
  return [...finished.slice(MOST_FINISHED), ...unbegun];
}

/** Keeps no more of a game than what it adds to its player's score. */
async function forgo(game: Saved): Promise<void> {
  if (await remove(game.id)) count(game, 1);
}

/** What a game is called among others: its name, and how far it is. */
export function titleOf({ stored, count }: Saved): string {
  return say("continue-game", { game: nameOf(stored.terms.game), count });
}

export class Shelf {
  /** The latest first, forgotten ones in their places. */
  games = $state.raw<readonly Saved[]>([]);
  #forgotten = $state.raw<ReadonlySet<string>>(new Set());
  /** The game that was had back last, until the keyboard goes on at it. */
  #back: string | undefined;

  constructor(
    /** The games that it is for. */
    readonly isWanted: (game: Saved) => boolean,
  ) {}

  /** Looks what is there, and throws away what is stale. */
  async look(): Promise<void> {
    const games = await all();
    const old = new Set(stale(games, Date.now()));
    await Promise.all(Array.from(old, forgo));
    this.games = games.filter((game) => !old.has(game) && this.isWanted(game));
  }

  isForgotten({ id }: Saved): boolean {
    return this.#forgotten.has(id);
  }

  async forget(game: Saved): Promise<void> {
    // It is gone before that is said, whatever becomes of the page.
    await forgo(game);
    this.#forgotten = new Set([...this.#forgotten, game.id]);
    announce(say("forgotten-game", { which: titleOf(game) }));
  }

  /** Keeps a game again, as it was. */
  async restore(game: Saved): Promise<void> {
    this.#back = game.id;
    this.#forgotten = new Set([...this.#forgotten].filter((id) => id !== game.id));
    announce(say("forgotten-back", { which: titleOf(game) }));
    count(game, -1);
    await save(game);
  }

  /** For what leads to a game: the keyboard goes on there if the game was had back. */
  readonly take = (element: HTMLElement, id: string): void => {
    if (id === this.#back) element.focus({ preventScroll: true });
    this.#back = undefined;
  };
}
