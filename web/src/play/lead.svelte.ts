// Which of the tabs that show a game decides what happens in it: the one that leads. The others show
// what happens there, and each of them can take over.

import type { Saved } from "../store/saved";
import { TabLocks, type Locks } from "./locks";

/** Who is told in a tab. */
export interface Member {
  /** This tab leads from now on, or no longer does. */
  lead(isLeading: boolean): void;
  /** The game has been kept so in another tab. */
  follow(saved: Saved): void;
}

export class Lead {
  /** Whether this tab leads. */
  isMine = $state(false);

  readonly #name: string;
  readonly #channel: BroadcastChannel | undefined;
  #member: Member | undefined;
  /** Ends waiting for the lead. */
  #waiting: AbortController | undefined;
  /** Leaves the lead to whoever waits. */
  #letGo: (() => void) | undefined;
  #isEnded = false;

  /** Waits for the lead of the game of this id. Whoever has none to share the game with leads at once. */
  constructor(
    id?: string,
    readonly locks: Locks = globalThis.navigator?.locks ?? new TabLocks(),
  ) {
    this.#name = `ludejo.game.${id}`;
    if (id === undefined) {
      this.isMine = true;
      return;
    }
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.onmessage = ({ data }: MessageEvent<Saved>) => this.#member?.follow(data);
    this.#wait();
  }

  /** Tells somebody from now on. */
  join(member: Member): void {
    this.#member = member;
  }

  /** Tells the other tabs how the game has been kept. */
  tell(saved: Saved): void {
    if (!this.#isEnded) this.#channel?.postMessage(saved);
  }

  /** Takes the lead from whoever has it. */
  take(): void {
    if (this.isMine || this.#isEnded) return;
    this.#waiting?.abort();
    void this.#hold({ steal: true });
  }

  /** The game is left. */
  end(): void {
    this.#isEnded = true;
    this.#member = undefined;
    this.#waiting?.abort();
    this.#letGo?.();
    this.#channel?.close();
  }

  #wait(): void {
    this.#waiting = new AbortController();
    void this.#hold({ signal: this.#waiting.signal });
  }

  async #hold(options: LockOptions): Promise<void> {
    let wasMine = false;
    try {
      await this.locks.request(this.#name, options, () => {
        if (this.#isEnded) return undefined;
        wasMine = true;
        this.#set(true);
        return new Promise<void>((letGo) => (this.#letGo = letGo));
      });
    } catch {
      // Another tab has taken it, or it is not waited for any more.
    }
    if (!wasMine || this.#isEnded) return;
    this.#set(false);
    this.#wait();
  }

  #set(isMine: boolean): void {
    this.isMine = isMine;
    this.#member?.lead(isMine);
  }
}
