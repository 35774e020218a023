// A move that is picked ahead, while somebody else decides.

import { announce } from "../shell/announcer.svelte";
import { say } from "../text/text.svelte";

export class Premove {
  picks = $state.raw<readonly string[]>([]);

  get isThere(): boolean {
    return this.picks.length > 0;
  }

  /** The picks as a text. */
  get action(): string {
    return this.picks.join("");
  }

  /** One pick more; the last one once more takes it back. */
  pick(pick: string): void {
    this.pickAll(this.picks.at(-1) === pick ? this.picks.slice(0, -1) : [...this.picks, pick]);
  }

  /** These are the picks now. */
  pickAll(picks: readonly string[]): void {
    this.picks = picks;
    announce(this.isThere ? say("premove-picked", { action: this.action }) : say("premove-none"));
  }

  /** It is given up by hand. */
  cancel(): void {
    if (this.isThere) this.pickAll([]);
  }

  /** It was about a moment that has passed. */
  clear(): void {
    this.picks = [];
  }

  /** What has been picked, to be made now; nothing if nothing has. */
  take(): string | undefined {
    const action = this.isThere ? this.action : undefined;
    this.clear();
    return action;
  }
}
