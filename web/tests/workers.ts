// Workers for unit tests that say what they are told to.

import { afterEach, beforeEach, vi } from "vitest";
import type { Answer, Asked, Told } from "../src/engine/protocol";

export class PlayedWorker {
  onmessage: ((event: { data: Told }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly asked: Asked[] = [];
  isEnded = false;

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }

  /** Answers the question asked last, or one before. */
  say(answer: Answer, before = 0): void {
    const id = (this.asked.at(-1)?.id ?? 0) - before;
    this.onmessage?.({ data: { ...answer, id } });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

/** Has every test begin without workers; those that it makes are in what is returned, in that order. */
export function playWorkers(): PlayedWorker[] {
  const workers: PlayedWorker[] = [];
  beforeEach(() => {
    workers.length = 0;
    const Worker = class extends PlayedWorker {
      constructor() {
        super();
        workers.push(this);
      }
    };
    vi.stubGlobal("Worker", Worker);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return workers;
}

/** Lets promises go on. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
