import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Answer, Question } from "./protocol";
import { Thinker } from "./thinker";

vi.mock("../rules/package", () => ({ compile: () => Promise.resolve({}) }));

/** Workers that say what they are told to, in the order in which they were made. */
let workers: Played[] = [];

class Played {
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly asked: Question["what"][] = [];
  isEnded = false;

  constructor() {
    workers.push(this);
  }

  postMessage({ what }: Question): void {
    this.asked.push(what);
  }

  terminate(): void {
    this.isEnded = true;
  }
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal("Worker", Played);
});

afterEach(() => vi.unstubAllGlobals());

const COURSE = { game: "herooj", start: "", actions: [] };
const CHOSEN: Answer = { what: "chosen", thought: undefined, milliseconds: 1 };

/** Lets promises go on. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it("asks another worker if the first broke before it was asked", async () => {
  const thinker = new Thinker();
  thinker.warm();
  await breathe();
  workers[0]?.onerror?.({ message: "not found" });
  const thought = thinker.choose(COURSE, "level=1", {});
  await breathe();
  expect(workers.map(({ asked }) => asked)).toEqual([["begin"], ["begin", "think"]]);
  workers[1]?.onmessage?.({ data: CHOSEN });
  expect(await thought).toBeUndefined();
  await breathe();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

it("fails if the worker breaks while it thinks", async () => {
  const thinker = new Thinker();
  const thought = thinker.choose(COURSE, "level=1", {});
  await breathe();
  workers[0]?.onerror?.({ message: "not found" });
  await expect(thought).rejects.toThrow("not found");
});
