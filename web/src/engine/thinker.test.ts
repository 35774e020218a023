import { expect, it, vi } from "vitest";
import type { Answer, Asked } from "./protocol";
import type { ThoughtView } from "../rules/package";
import { notices } from "../shell/notices.svelte";
import { breathe, playWorkers } from "../../tests/workers";
import { Thinker } from "./thinker";

vi.mock("../rules/package", () => ({ compile: () => Promise.resolve({}) }));

const workers = playWorkers();

/** What each worker was asked. */
const asked = (): Asked["what"][][] => workers.map((worker) => worker.asked.map(({ what }) => what));

const COURSE = { game: "herooj", start: "", actions: [] };
const CHOSEN: Answer = { what: "chosen", thought: undefined, milliseconds: 1 };

it("asks another worker if the first broke before it was asked", async () => {
  const thinker = new Thinker();
  thinker.warm();
  await breathe();
  workers[0]?.onerror?.({ message: "not found" });
  const thought = thinker.choose(COURSE, "level=1", {});
  await breathe();
  expect(asked()).toEqual([["begin"], ["begin", "think"]]);
  workers[1]?.say(CHOSEN);
  expect(await thought).toBeUndefined();
  await breathe();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

/** A thought whose best line begins with this action. */
function thought(action: string): ThoughtView {
  return {
    depth: 1,
    nodes: 1,
    lines: [{ actions: [action], shares: [0.5, 0.5] }],
    acceptsDraw: [true, true],
    isCutShort: true,
  };
}

it("takes the best found so far when it is hurried", async () => {
  const thinker = new Thinker();
  const asked = thinker.choose(COURSE, "level=1", {});
  await breathe();
  for (const action of ["b2b4", "c2c4"]) {
    workers[0]?.say({ what: "thought", thought: thought(action), milliseconds: 1 });
  }
  thinker.hasten();
  expect((await asked)?.lines[0]?.actions).toEqual(["c2c4"]);
  await breathe();
  // The worker would go on; another is there for what is asked next.
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

it("keeps the worker, and what it has learned, where it can be told to stop", async () => {
  const thinker = new Thinker();
  const first = thinker.choose(COURSE, "lines=3", { milliseconds: 1000 });
  await breathe();
  thinker.stop();
  await expect(first).rejects.toThrow();
  const second = thinker.choose(COURSE, "lines=3", { milliseconds: 1000 });
  await breathe();
  expect(asked()).toEqual([["begin", "think", "stop", "think"]]);
  // What was on its way is not taken for an answer.
  workers[0]?.say({ what: "chosen", thought: thought("b2b4"), milliseconds: 1 }, 2);
  workers[0]?.say({ what: "chosen", thought: thought("c2c4"), milliseconds: 1 });
  expect((await second)?.lines[0]?.actions).toEqual(["c2c4"]);
  expect(workers[0]?.isEnded).toBe(false);
});

it.each([
  ["an engine held to a level", "level=3", { milliseconds: 1000 }],
  ["a search that only its nodes end", "", { nodes: 1000 }],
])("ends the worker of %s", async (_, options, limits) => {
  const thinker = new Thinker();
  const asked = thinker.choose(COURSE, options, limits);
  await breathe();
  thinker.stop();
  await expect(asked).rejects.toThrow();
  await breathe();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

it.each(["at once", "when the worker is ready"])(
  "takes the first that is found when it is hurried %s",
  async (when) => {
    const thinker = new Thinker();
    const asked = thinker.choose(COURSE, "level=1", {});
    if (when !== "at once") await breathe();
    thinker.hasten();
    await breathe();
    expect(workers[0]?.isEnded).toBe(false);
    workers[0]?.say({ what: "thought", thought: thought("b2b4"), milliseconds: 1 });
    expect((await asked)?.lines[0]?.actions).toEqual(["b2b4"]);
  },
);

it("is not hurried by what was said before", async () => {
  const thinker = new Thinker();
  thinker.hasten();
  const asked = thinker.choose(COURSE, "level=1", {});
  await breathe();
  workers[0]?.say({ what: "thought", thought: thought("b2b4"), milliseconds: 1 });
  workers[0]?.say({ what: "chosen", thought: thought("c2c4"), milliseconds: 2 });
  expect((await asked)?.lines[0]?.actions).toEqual(["c2c4"]);
});

it("says once for each file that engines play on without it", async () => {
  const lacks = async (name: string): Promise<boolean> => {
    notices.latest = undefined;
    workers.length = 0;
    const thinker = new Thinker();
    const asked = thinker.choose(COURSE, "", {});
    await breathe();
    workers[0]?.say({ what: "lacks", names: [name] });
    workers[0]?.say(CHOSEN);
    await asked;
    return notices.latest !== undefined;
  };
  expect(await lacks("herooj.network")).toBe(true);
  expect(await lacks("herooj.network")).toBe(false);
  expect(await lacks("evo.network")).toBe(true);
  notices.latest = undefined;
});

it("fails if the worker breaks while it thinks", async () => {
  const thinker = new Thinker();
  const thought = thinker.choose(COURSE, "level=1", {});
  await breathe();
  workers[0]?.onerror?.({ message: "not found" });
  await expect(thought).rejects.toThrow("not found");
});
