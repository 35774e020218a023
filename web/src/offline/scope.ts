// What service workers have and pages don't, as far as ours uses it. TypeScript has the types
// of pages or those of workers, never both.

import type { Order } from "./orders";

interface Lasting extends Event {
  /** The worker is not ended before this is over; if it fails, so does an installation. */
  waitUntil(promise: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Told extends Lasting {
  readonly data: Order;
}

interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    /** The open pages. */
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
  readonly registration: {
    readonly active: ServiceWorker | null;
    readonly installing: ServiceWorker | null;
    readonly waiting: ServiceWorker | null;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
}

export const scope = self as unknown as Scope;
