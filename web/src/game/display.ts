// Shows on a board what happens in a game, one thing after another, and the position that it leads to.

import type { Pace } from "../board/animation";
import type { EffectView, SceneView } from "../rules/package";
import { painted } from "../shell/frames";
import type { Seen } from "./position.svelte";

/** Where positions are shown. */
export interface Screen {
  show(scene: SceneView, words: readonly string[]): void;
  play(effects: readonly EffectView[], pace: Pace): Promise<void>;
}

export class Display {
  #screen: Screen | undefined;
  /** When everything so far has been seen. */
  #shown: Promise<void> = Promise.resolve();
  /** Whether an action is shown as if it were made. */
  #isPreviewing = false;
  /** Whether something is seen happening, for a display that waits for nothing. */
  #isMoving = false;
  #latest: Seen | undefined;

  /** `waits` tells whether everything is seen happening, or only what comes while nothing else does. */
  constructor(readonly waits = true) {}

  /** Shows on a screen from now on: the board is there, the pieces come with the next frame. */
  attach(screen: Screen): Promise<void> {
    this.#screen = screen;
    this.#shown = this.#shown.then(painted);
    return this.#shown;
  }

  get isAttached(): boolean {
    return this.#screen !== undefined;
  }

  /** When everything that happened has been seen. */
  get shown(): Promise<void> {
    return this.#shown;
  }

  get isPreviewing(): boolean {
    return this.#isPreviewing;
  }

  /** Shows what happened, and then the position that it has led to. */
  show(effects: readonly EffectView[], step: number, seen: Seen): void {
    // What was shown before it was made has been seen.
    const isNews = effects.length > 0 && !this.#isPreviewing;
    this.#isPreviewing = false;
    this.#latest = seen;
    if (this.waits) this.#follow(isNews ? effects : [], step, seen);
    else if (isNews && step > 0 && !this.#isMoving) void this.#move(effects, step);
    else this.#screen?.show(...seen);
  }

  /** Shows an action that may be made as if it were. */
  preview(seen: Seen): void {
    this.show([], 0, seen);
    this.#isPreviewing = true;
  }

  /** Shows something once everything before has been seen. */
  #follow(effects: readonly EffectView[], step: number, seen: Seen): void {
    const show = async (): Promise<void> => {
      try {
        if (effects.length > 0) await this.#screen?.play(effects, { step });
      } finally {
        this.#screen?.show(...seen);
      }
    };
    // What cannot be shown does not keep what comes later from being shown.
    this.#shown = this.#shown.then(show).catch((error: unknown) => console.error(error));
  }

  /** Shows something at once; what has come in the meantime has the last word. */
  async #move(effects: readonly EffectView[], step: number): Promise<void> {
    this.#isMoving = true;
    try {
      await this.#screen?.play(effects, { step });
    } finally {
      this.#isMoving = false;
      if (this.#latest) this.#screen?.show(...this.#latest);
    }
  }
}
