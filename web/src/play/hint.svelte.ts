// A hint: what an engine would do where a person is to move.

import type { Course } from "../engine/protocol";
import { Stopped, Thinker } from "../engine/thinker";
import { say } from "../text/text.svelte";

/** For how long a hint is thought about, in milliseconds. On a slow device, getting the engine ready adds nearly half a second. */
const THOUGHT = 800;

export class Hint {
  isSought = $state(false);
  /** The action that is advised. */
  action = $state<string>();
  readonly #thinker = new Thinker();

  /** Looks for a good action; `tell` is told what was found, or that nothing could be. */
  async seek(course: Course, tell: (notice: string) => void): Promise<void> {
    this.isSought = true;
    try {
      const thought = await this.#thinker.choose(course, "memory=32", { milliseconds: THOUGHT });
      this.action = thought?.lines[0]?.actions[0];
      if (this.action !== undefined) tell(say("hint", { action: this.action }));
    } catch (error) {
      if (!(error instanceof Stopped)) tell(say("engine-failed"));
    } finally {
      this.isSought = false;
    }
  }

  /** It was about a position that has passed. */
  stop(): void {
    this.#thinker.stop();
  }

  /** Ends all thinking. */
  end(): void {
    this.#thinker.end();
  }
}
