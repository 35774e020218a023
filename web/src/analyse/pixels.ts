// Pictures of pixels, for places that don't take SVG. The code that makes them is loaded when it is used, and
// works apart, so that the page never waits.

import type { Delivery, Order } from "./artist";

type Bytes = Uint8Array<ArrayBuffer>;

/** How wide an animation is, in pixels. */
const WIDTH = 480;
/** For how long a frame is shown, in milliseconds, and the last one. */
const DELAY = 800;
const LAST_DELAY = 3000;

/** An SVG as PNG, so many pixels wide. */
export async function png(svg: string, width: number): Promise<Bytes> {
  const artist = new Artist();
  try {
    return (await artist.order({ what: "png", svg, width })) ?? new Uint8Array();
  } finally {
    artist.end();
  }
}

/**
 * SVGs of one size as an animated GIF. Each is asked for when the one before is drawn; `progress` is
 * told how many are. Rejects when it is aborted.
 */
export async function gif(
  frames: readonly (() => string)[],
  progress: (done: number) => void,
  signal: AbortSignal,
): Promise<Bytes> {
  const artist = new Artist();
  const stop = (): void => artist.end();
  signal.addEventListener("abort", stop);
  try {
    await artist.order({ what: "begin", width: WIDTH, delay: DELAY });
    for (const [index, draw] of frames.entries()) {
      signal.throwIfAborted();
      const delay = index === frames.length - 1 ? LAST_DELAY : undefined;
      await artist.order({ what: "frame", svg: draw(), delay });
      progress(index + 1);
    }
    return (await artist.order({ what: "finish" })) ?? new Uint8Array();
  } finally {
    signal.removeEventListener("abort", stop);
    artist.end();
  }
}

/** The worker that draws. */
class Artist {
  readonly #worker = new Worker(new URL("./artist.ts", import.meta.url), { type: "module" });
  #refuse: ((reason: Error) => void) | undefined;

  order(order: Order): Promise<Bytes | undefined> {
    return new Promise((resolve, reject) => {
      this.#refuse = reject;
      this.#worker.onmessage = ({ data }: MessageEvent<Delivery>) => {
        if (data.what === "done") resolve(data.bytes);
        else reject(new Error(data.reason));
      };
      this.#worker.onerror = (event) => reject(new Error(event.message));
      this.#worker.postMessage(order);
    });
  }

  /** Draws no longer; what it was about is given up. */
  end(): void {
    this.#worker.terminate();
    this.#refuse?.(new DOMException("", "AbortError"));
  }
}
