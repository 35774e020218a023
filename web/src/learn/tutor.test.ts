// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { readProgress } from "./progress";
import type { Trial } from "../game/trial.svelte";
import { Tutor } from "./tutor.svelte";
import type { Step } from "./tutorial";

const STEPS: Step[] = [
  {
    id: "take",
    position: "8/6p1/3p4/3P4/3P4/8/8/8 w",
    rule: "capture",
    tasks: [{ goal: { effect: "captured" }, reply: ["g7g6"] }, { goal: { actions: ["d6d7"] } }],
    show: { from: ["d4"], capture: ["d6"] },
  },
  { id: "go", position: "8/6p1/8/8/3P4/8/8/8 w", rule: "moving", tasks: [{ goal: { any: true } }] },
];

beforeAll(() => {
  ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

const begin = (): Tutor => new Tutor(ludejo, "herooj", STEPS);
const cells = (tutor: Tutor): Trial => tutor.trial ?? expect.fail("no step is open");

async function act(tutor: Tutor, ...picks: string[]): Promise<void> {
  for (const pick of picks) cells(tutor).pick(pick);
  await vi.runAllTimersAsync();
}

it("sets the position back after something else, and says so", async () => {
  const tutor = begin();
  cells(tutor).pick("d4");
  cells(tutor).pick("e5");
  await vi.advanceTimersByTimeAsync(1);
  expect(tutor.feedback).toBe("hint");
  expect(cells(tutor).length).toBe(1);
  await vi.runAllTimersAsync();
  expect(cells(tutor).game.line()).toBe(STEPS[0]?.position);
  expect(cells(tutor).isHeld).toBe(false);
  expect(tutor.done).toEqual([]);
});

it("does not let anybody wait who knows better already", async () => {
  const tutor = begin();
  for (const pick of ["d4", "e5"]) cells(tutor).pick(pick);
  await vi.advanceTimersByTimeAsync(1);
  expect(tutor.feedback).toBe("hint");
  for (const pick of ["d4", "d6"]) cells(tutor).pick(pick);
  await vi.advanceTimersByTimeAsync(1);
  expect(cells(tutor).game.history()[0]).toBe("d4d6");
  await vi.runAllTimersAsync();
  expect(tutor.feedback).toBe("right");
  expect(cells(tutor).game.history()).toEqual(["d4d6", "g7g6"]);
});

it("says why something is not possible, and changes nothing", async () => {
  const tutor = begin();
  await act(tutor, "d4", "d3");
  expect(cells(tutor).refusal?.anchor).toBe("pawn-moves");
  expect(cells(tutor).length).toBe(0);
  expect(tutor.feedback).toBe("none");
});

it("goes through the tasks with the others' replies, and keeps what is done", async () => {
  const tutor = begin();
  await act(tutor, "d4", "d6");
  expect(tutor.feedback).toBe("right");
  expect(cells(tutor).game.history()).toEqual(["d4d6", "g7g6"]);
  await act(tutor, "d6", "d8");
  expect(tutor.feedback).toBe("hint");
  expect(cells(tutor).game.history()).toEqual(["d4d6", "g7g6"]);
  await act(tutor, "d6", "d7");
  expect(tutor.feedback).toBe("done");
  expect(readProgress("herooj")).toEqual({ at: "take", done: ["take"] });
  tutor.go(1);
  expect(begin().step?.id).toBe("go");
  expect(begin().done).toEqual(["take"]);
});

it("forgets an answer that comes after the step was left", async () => {
  const tutor = begin();
  cells(tutor).pick("d4");
  cells(tutor).pick("d6");
  tutor.go(1);
  await vi.runAllTimersAsync();
  expect(tutor.feedback).toBe("none");
  expect(cells(tutor).length).toBe(0);
});

it("begins a step anew", async () => {
  const tutor = begin();
  await act(tutor, "d4", "d6");
  tutor.go(0);
  expect(cells(tutor).game.line()).toBe(STEPS[0]?.position);
  await act(tutor, "d4", "d6");
  expect(tutor.feedback).toBe("right");
});

it("points out what a step shows, until something is picked", async () => {
  const tutor = begin();
  expect(tutor.marks.cells.map(([, mark]) => mark)).toEqual(["from", "capture"]);
  await act(tutor, "d5");
  expect(tutor.marks.cells).toEqual(cells(tutor).marks.cells);
});

it("ends after the last step, and begins anew from there", () => {
  const tutor = begin();
  tutor.go(STEPS.length);
  expect(tutor.step).toBeUndefined();
  expect(tutor.trial).toBeUndefined();
  expect(begin().index).toBe(0);
});
