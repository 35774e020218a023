// Something that one tab has at a time. Browsers have locks for that, but only for pages that came by HTTPS: in others,
// tabs ask each other.

import { newId } from "../store/id";

/** What is needed of the browser's locks. */
export interface Locks {
  /** Waits for what has this name, or steals it, and has it until the callback's promise is settled. */
  request(name: string, options: LockOptions, callback: () => Promise<void> | undefined): Promise<void>;
}

/** What tabs tell each other: who would like to have it, who has it or takes it, and that it is free. */
interface Message {
  readonly say: "want" | "have" | "take" | "free";
  readonly id: string;
}

/** Whoever has it answers sooner, in milliseconds. */
const ANSWER = 150;
/** How often to ask again, in case a tab was ended and could not say that it is free. In milliseconds. */
const AGAIN = 3_000;

export class TabLocks implements Locks {
  async request(
    name: string,
    { steal = false, signal }: LockOptions,
    callback: () => Promise<void> | undefined,
  ): Promise<void> {
    const channel = new BroadcastChannel(`${name}.lock`);
    const id = newId();
    const tell = (say: Message["say"]): void => channel.postMessage({ say, id } satisfies Message);
    const free = (): void => tell("free");
    try {
      if (!steal) await turn(channel, id, signal);
      const lost = new Promise<never>((_, lose) => {
        channel.onmessage = ({ data }: MessageEvent<Message>) => {
          // If two have it after all, one of them keeps it.
          const isOther = data.say === "have" && data.id < id;
          if (data.say === "take" || isOther) lose(new DOMException("taken", "AbortError"));
          else if (data.say !== "free") tell("have");
        };
      });
      tell(steal ? "take" : "have");
      globalThis.addEventListener?.("pagehide", free);
      await Promise.race([callback(), lost]);
    } finally {
      globalThis.removeEventListener?.("pagehide", free);
      free();
      channel.close();
    }
  }
}

/** Waits until nobody has it, and nobody else who wants it comes first. */
function turn(channel: BroadcastChannel, id: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((go, stop) => {
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const want = (): void => channel.postMessage({ say: "want", id } satisfies Message);
    const ask = (): void => {
      clearTimeout(timer);
      isAsking = true;
      want();
      timer = setTimeout(go, ANSWER);
    };
    const rest = (): void => {
      clearTimeout(timer);
      isAsking = false;
      timer = setTimeout(ask, AGAIN);
    };
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.say === "free") ask();
      else if (data.say !== "want" || data.id < id) rest();
      // Whoever has just come may not have heard that somebody is first.
      else if (isAsking) want();
    };
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      stop(new DOMException("given up", "AbortError"));
    });
    ask();
  });
}
