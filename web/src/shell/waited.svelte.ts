// Whether a board is waited for. One part of a page after another may wait; what is seen meanwhile stays.

import { tick, untrack } from "svelte";

class Waited {
  #games = $state.raw<readonly string[]>([]);

  /** The game whose board will be there. */
  get game(): string | undefined {
    return this.#games.at(-1);
  }

  /** Somebody waits, until the function that is returned is called. */
  begin(game: string): () => void {
    const before = untrack(() => this.#games);
    this.#games = [...before, game];
    // Whoever waits next begins in the same turn; the picture is not taken away and made anew in between.
    return () => {
      void tick().then(() => {
        const at = this.#games.indexOf(game);
        this.#games = this.#games.filter((_, index) => index !== at);
      });
    };
  }
}

export const waited = new Waited();
