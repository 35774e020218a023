// What each seat has captured in a game, kept from one move to the next.

import type { Game, Piece, Rules } from "../rules/package";

/** Pieces of one kind that a seat has captured. */
export interface Taken {
  readonly piece: Piece;
  readonly count: number;
}

export class Captures {
  #actions: readonly string[] = [];
  /** What each action has captured, and for whom. */
  #taken: { readonly by: number; readonly piece: Piece }[][] = [];

  constructor(
    readonly rules: Rules,
    readonly seats: number,
  ) {}

  /** What each seat of a game has captured so far, kinds together, in the order of their first capture. */
  of(game: Game): Taken[][] {
    this.#follow(game);
    const all = this.#taken.flat();
    return Array.from({ length: this.seats }, (_, seat) => {
      const kinds = new Map<string, Taken>();
      for (const { by, piece } of all) {
        if (by !== seat) continue;
        const key = `${piece.seat}${piece.letter}`;
        kinds.set(key, { piece, count: (kinds.get(key)?.count ?? 0) + 1 });
      }
      return [...kinds.values()];
    });
  }

  /** Comes to know the actions that are new, all of them if others were made before. */
  #follow(game: Game): void {
    const actions = game.history();
    const known = Math.min(this.#actions.length, actions.length);
    const isSame = actions.slice(0, known).every((action, index) => action === this.#actions[index]);
    this.#actions = actions;
    if (isSame && actions.length === known) {
      this.#taken.splice(known);
      return;
    }
    if (isSame) this.#taken.splice(known);
    else this.#taken = [];
    const replay = new this.rules.Game(game.info().id, game.startLine());
    for (const [index, action] of actions.entries()) {
      if (index >= this.#taken.length) this.#taken.push(this.#captured(replay, action));
      replay.play(action, "en");
    }
    replay.free();
  }

  /** What an action captures. What a seat loses by its own move falls to the next one. */
  #captured(game: Game, action: string): { by: number; piece: Piece }[] {
    const seat = game.toMove();
    return game.effects(action).flatMap((effect) => {
      if (effect.what !== "captured") return [];
      const { piece } = effect;
      return [{ by: piece.seat === seat ? (seat + 1) % this.seats : seat, piece }];
    });
  }
}
