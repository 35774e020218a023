import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PAUSE, SETTLED, Voice, type Heard } from "./voice";

const HERE = {};
const THERE = {};

let said: string[];
let voice: Voice;

function line(action: string, share = 0.5, more: Partial<Heard> = {}): Heard {
  return { position: HERE, action, share, end: undefined, ...more };
}

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  voice = new Voice(({ action, share }) => said.push(`${action} ${share}`));
});

afterEach(() => {
  vi.useRealTimers();
});

test("a line is said once it has settled, and only once", () => {
  voice.hear(line("a1a2"));
  vi.advanceTimersByTime(SETTLED / 2);
  voice.hear(line("b1b2"));
  vi.advanceTimersByTime(SETTLED / 2);
  expect(said).toEqual([]);
  // Small changes do not unsettle it; the latest is said.
  voice.hear(line("b1b2", 0.52));
  vi.advanceTimersByTime(SETTLED / 2);
  expect(said).toEqual(["b1b2 0.52"]);
  for (let step = 0; step < 20; step += 1) {
    voice.hear(line("b1b2", 0.53));
    vi.advanceTimersByTime(SETTLED);
  }
  expect(said).toHaveLength(1);
});

test("a change of mind is said, but not at every moment", () => {
  voice.hear(line("a1a2"));
  vi.advanceTimersByTime(SETTLED);
  voice.hear(line("b1b2"));
  vi.advanceTimersByTime(SETTLED);
  expect(said).toEqual(["a1a2 0.5"]);
  vi.advanceTimersByTime(PAUSE - SETTLED);
  expect(said).toEqual(["a1a2 0.5", "b1b2 0.5"]);
  vi.advanceTimersByTime(PAUSE);
  voice.hear(line("b1b2", 0.7));
  vi.advanceTimersByTime(SETTLED);
  voice.hear(line("b1b2", 1, { end: 3 }));
  vi.advanceTimersByTime(PAUSE);
  expect(said.slice(2)).toEqual(["b1b2 0.7", "b1b2 1"]);
});

test("another position has its own say", () => {
  voice.hear(line("a1a2"));
  vi.advanceTimersByTime(SETTLED);
  voice.hear(line("a1a2", 0.5, { position: THERE }));
  vi.advanceTimersByTime(SETTLED);
  expect(said).toHaveLength(2);
});

test("nothing is said of what is no longer looked at", () => {
  voice.hear(line("a1a2"));
  voice.rest();
  vi.advanceTimersByTime(PAUSE);
  expect(said).toEqual([]);
});
