// Work in pieces, between which the browser shows what is there and answers.

/** When everything that is on the page now has been painted, or the page is hidden and never is. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", look);
      setTimeout(done);
    };
    const look = (): void => {
      if (document.hidden) end();
    };
    const frame = requestAnimationFrame(end);
    document.addEventListener("visibilitychange", look);
    look();
  });
}

/**
 * When the page rests, after so many milliseconds at the latest. Some browsers do not say when that is: there it is
 * after `otherwise` milliseconds.
 */
export function rested(latest: number, otherwise = 0): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: latest });
    else setTimeout(done, otherwise);
  });
}

/** Lets the browser do what has come meanwhile. */
export function breathe(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** How long work may go on before the browser does something else, in milliseconds. */
const SLICE = 10;

/** Does something for one item after another, a few at a time, so that the page does not stand still. */
export async function forEach<T>(
  items: Iterable<T>,
  work: (item: T) => void,
  isUnwanted: () => boolean = () => false,
): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begun < SLICE) continue;
    await breathe();
    if (isUnwanted()) return;
    begun = performance.now();
  }
}

/** When work is done that goes on with each step; it is left where it is once it is unwanted. */
export type Spread = (steps: Iterable<void>, isUnwanted: () => boolean) => void;

/** All of it now. */
export const atOnce: Spread = (steps) => {
  Array.from(steps);
};

/** A few steps at a time, once what is on the page has been painted. */
export const later: Spread = (steps, isUnwanted) => {
  void painted().then(() => forEach(steps, () => undefined, isUnwanted));
};

let last = Promise.resolve();

/** Does pieces of work one after another, after all that were handed over before, with time for the browser in between. */
export function inTurn(...pieces: readonly (() => void)[]): void {
  for (const piece of pieces) {
    last = last.then(breathe).then(piece);
    // One that fails does not keep the others from being done.
    last = last.catch((error: unknown) => console.error(error));
  }
}
