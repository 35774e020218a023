import { expect, it, vi } from "vitest";
import type { Asked } from "./protocol";
import type { ThoughtView } from "../rules/package";
import { breathe, playWorkers } from "../../tests/workers";
import { Crew, type Wish } from "./crew";
import { Stopped } from "./thinker";

vi.mock("../rules/package", () => ({ compile: () => Promise.resolve({}) }));

const workers = playWorkers();

/** Has a worker say, in a search so deep, that after these actions seat 0 may expect so much. */
async function think(
  place: number,
  depth: number,
  shares: Readonly<Record<string, number>>,
  isEnd = false,
): Promise<void> {
  const lines = Object.entries(shares).map(([action, share]) => ({
    actions: [action],
    shares: [share, 1 - share],
  }));
  const thought = { depth, nodes: depth * 10, lines, acceptsDraw: [false, false], isCutShort: isEnd };
  workers[place]?.say({ what: isEnd ? "chosen" : "thought", thought, milliseconds: 1 });
  await breathe();
}

/** What each worker was asked to think about: the options, and what to leave out. */
function questions(): string[][] {
  const told = (asked: Asked): string[] =>
    asked.what === "think" ? [[asked.options, ...(asked.limits.without ?? [])].join(" ")] : [];
  return workers.map((worker) => worker.asked.flatMap(told));
}

const WISH: Wish = {
  course: { game: "herooj", start: "", actions: [] },
  seat: 0,
  options: "memory=32",
  lines: 3,
  milliseconds: 1000,
  isDivided: true,
};

/** Begins, and gives what is heard of the lines: the depth, the nodes, and where each begins. */
async function begin(cores: number, wish: Partial<Wish> = {}): Promise<Heard> {
  const crew = new Crew(cores);
  const heard: string[] = [];
  const listen = (thought: ThoughtView): void => void heard.push(told(thought));
  const asked = crew.choose({ ...WISH, ...wish }, listen);
  asked.catch(() => undefined);
  await breathe();
  return { crew, heard, asked };
}

interface Heard {
  readonly crew: Crew;
  readonly heard: string[];
  readonly asked: Promise<ThoughtView | undefined>;
}

function told({ depth, nodes, lines }: ThoughtView): string {
  return [depth, nodes, ...lines.map(({ actions }) => actions[0])].join(" ");
}

it("has the next engine leave out what the one before thinks best", async () => {
  const { heard } = await begin(8);
  await think(0, 5, { a: 0.6 });
  await think(1, 3, { b: 0.5 });
  await think(2, 2, { c: 0.4 });
  expect(questions()).toEqual([["lines=1,memory=32"], ["lines=1,memory=32 a"], ["lines=1,memory=32 a b"]]);
  expect(heard).toEqual(["5 50 a", "5 80 a b", "5 100 a b c"]);
});

it("leaves all other lines to the last engine", async () => {
  const { heard } = await begin(2);
  await think(0, 5, { a: 0.6 });
  await think(1, 3, { b: 0.5, c: 0.4 });
  expect(questions()).toEqual([["lines=1,memory=32"], ["lines=2,memory=32 a"]]);
  expect(heard.at(-1)).toBe("5 80 a b c");
});

it.each([
  ["there is one core", 1, {}],
  ["the lines cannot be divided", 8, { isDivided: false }],
])("has one engine find all lines if %s", async (_, cores, wish) => {
  const { heard } = await begin(cores, wish);
  await think(0, 5, { a: 0.6, b: 0.5, c: 0.4 });
  expect(questions()).toEqual([["lines=3,memory=32"]]);
  expect(heard).toEqual(["5 50 a b c"]);
});

it("has no more engines than lines", async () => {
  await begin(8, { lines: 1 });
  await think(0, 5, { a: 0.6 });
  expect(questions()).toEqual([["lines=1,memory=32"]]);
});

it("shows the best line first, whoever found it", async () => {
  const { heard } = await begin(2);
  await think(0, 5, { a: 0.6 });
  await think(1, 6, { b: 0.7, c: 0.4 });
  expect(heard.at(-1)).toBe("5 110 b a c");
});

it("shows what it had until an engine that begins anew is nearly as deep", async () => {
  const { heard } = await begin(2);
  await think(0, 5, { a: 0.6 });
  await think(1, 6, { b: 0.5, c: 0.4 });
  // What was thought best is no longer, however good it seemed.
  await think(0, 7, { d: 0.55 });
  expect(heard.at(-1)).toBe("7 130 d b c");
  await vi.waitFor(() => expect(questions()[1]).toEqual(["lines=2,memory=32 a", "lines=2,memory=32 d"]));
  await think(1, 4, { e: 0.54, a: 0.2 });
  await think(0, 8, { d: 0.55 });
  expect(heard.at(-1)).toBe("8 180 d b c");
  await think(1, 5, { e: 0.54, a: 0.2 });
  expect(heard.at(-1)).toBe("8 190 d e a");
});

it("shows what was best before where nothing better is known", async () => {
  const { heard } = await begin(2);
  await think(0, 5, { a: 0.6 });
  await think(1, 6, { b: 0.5, c: 0.4 });
  await think(0, 7, { b: 0.55 });
  expect(heard.at(-1)).toBe("7 130 b c a");
});

it("does not begin anew for a best action that doesn't last", async () => {
  const { heard } = await begin(2);
  await think(0, 5, { a: 0.6 });
  await think(1, 6, { b: 0.5, c: 0.4 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await think(0, 7, { d: 0.55 });
  await think(0, 8, { a: 0.6 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(questions()[1]).toEqual(["lines=2,memory=32 a"]);
  expect(heard.at(-1)).toBe("8 140 a b c");
});

it("does not begin anew when there is no time left for it", async () => {
  const { heard, asked } = await begin(2, { milliseconds: 50 });
  await think(0, 5, { a: 0.6 });
  await think(1, 6, { b: 0.5, c: 0.4 }, true);
  await new Promise((resolve) => setTimeout(resolve, 60));
  await think(0, 7, { d: 0.55 }, true);
  expect(told((await asked) as ThoughtView)).toBe("7 130 d b c");
  expect(questions()[1]).toEqual(["lines=2,memory=32 a"]);
  expect(heard.at(-1)).toBe("7 130 d b c");
});

it("ends when all have ended", async () => {
  const { asked } = await begin(2);
  let isOver = false;
  void asked.then(() => (isOver = true));
  await think(0, 5, { a: 0.6 }, true);
  expect(isOver).toBe(false);
  await think(1, 3, { b: 0.5, c: 0.4 }, true);
  expect(told((await asked) as ThoughtView)).toBe("5 80 a b c");
});

it("has nothing more to say if one action is all there is", async () => {
  const { asked } = await begin(2);
  await think(0, 5, { a: 0.6 }, true);
  workers[1]?.say({ what: "chosen", thought: undefined, milliseconds: 1 });
  expect(told((await asked) as ThoughtView)).toBe("5 50 a");
});

it("has nothing to say if the game is over", async () => {
  const { asked } = await begin(2);
  workers[0]?.say({ what: "chosen", thought: undefined, milliseconds: 1 });
  expect(await asked).toBeUndefined();
  expect(workers.length).toBe(1);
});

it("goes on with one engine if another breaks", async () => {
  const { heard, asked } = await begin(2);
  await think(0, 5, { a: 0.6 });
  workers[1]?.onerror?.({ message: "out of memory" });
  await breathe();
  const last = workers.length - 1;
  expect(questions()[last]).toEqual(["lines=3,memory=32"]);
  expect(workers.filter(({ isEnded }) => !isEnded)).toEqual([workers[last]]);
  await think(last, 4, { a: 0.6, b: 0.5, c: 0.4 });
  expect(heard.at(-1)).toBe("4 40 a b c");
  await think(last, 5, { a: 0.6, b: 0.5, c: 0.4 }, true);
  expect((await asked)?.lines.length).toBe(3);
});

it("fails if the only engine breaks", async () => {
  const { asked } = await begin(1);
  workers[0]?.onerror?.({ message: "out of memory" });
  await expect(asked).rejects.toThrow("out of memory");
});

it("is not heard any more when it is stopped, and keeps its workers", async () => {
  const { crew, heard, asked } = await begin(2);
  await think(0, 5, { a: 0.6 });
  crew.stop();
  await expect(asked).rejects.toThrow(Stopped);
  await think(0, 6, { b: 0.6 });
  await think(1, 6, { c: 0.6 });
  expect(heard).toEqual(["5 50 a"]);
  expect(workers.some(({ isEnded }) => isEnded)).toBe(false);
  crew.end();
  await breathe();
  expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
});
