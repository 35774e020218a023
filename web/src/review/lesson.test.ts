// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as rules from "../../wasm/ludejo/ludejo.js";
import { text } from "../text/text.svelte";
import { courseOf } from "./course";
import { Lesson } from "./lesson.svelte";
import { isError } from "./summary";

const NODES = 4_000;

/** Either heroo is a step from home, and both seats move pawns instead. */
const START = "8/6pp/8/4h3/3H4/8/6P1/8 w";
const RECORD = `[Game "herooj"]\n[Position "${START}"]\n\n1. g2g3 g7g6 2. g3g4 *\n`;

/** Thinks as the worker does, but here. */
const thinker = {
  stop: () => undefined,
  async choose(course: { game: string; start: string; actions: readonly string[] }, options: string) {
    const game = new rules.Game(course.game, course.start);
    for (const action of course.actions) game.play(action, "en");
    return new rules.Engine(course.game, options).think(game, { nodes: NODES });
  },
};

let lesson: Lesson;

beforeAll(() => {
  rules.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

beforeEach(() => {
  const review = rules.review(RECORD, NODES, () => undefined, new rules.Resources());
  const reviewed = { review, record: RECORD, course: courseOf(rules, RECORD), nodes: NODES };
  lesson = new Lesson(rules, reviewed, thinker, 0);
});

/** Chooses an action and waits until it has been judged. */
async function choose(action: string): Promise<void> {
  lesson.trial.type(action);
  while (lesson.phase === "judging") await new Promise((resolve) => setTimeout(resolve));
}

describe("a lesson", () => {
  test("is about the errors of the seat", () => {
    const { moments } = lesson.reviewed.review;
    const errors = moments.filter((moment) => moment.seat === 0 && isError(moment));
    expect(errors.length).toBe(2);
    expect(lesson.items.map(({ moment }) => moment)).toEqual(errors);
    expect(lesson.trial.game.line()).toBe(START);
    expect(lesson.marks.cells.map(([, mark]) => mark)).toEqual(["last", "no"]);
  });

  test("takes the best action, and one that wins as well", async () => {
    await choose(lesson.best.action);
    expect(lesson.phase).toBe("good");
    expect(lesson.tried).toEqual(lesson.best);
    lesson.next();
    const homes = ["d4b2", "d4d2", "d4f2"];
    expect(homes).toContain(lesson.best.action);
    const other = homes.find((action) => action !== lesson.best.action) ?? "";
    await choose(other);
    expect(lesson.tried).toEqual({ action: other, share: 1 });
    expect(lesson.phase).toBe("good");
    expect(lesson.count("first")).toBe(2);
  });

  test("does not take what was played, nor what is no better", async () => {
    await choose(lesson.played.action);
    expect([lesson.phase, lesson.tried?.action]).toEqual(["poor", lesson.played.action]);
    expect(lesson.trial.isHeld).toBe(true);
    lesson.again();
    expect([lesson.phase, lesson.trial.length, lesson.trial.isHeld]).toEqual(["asked", 0, false]);
    await choose("g2g4");
    expect(lesson.phase).toBe("poor");
    expect(lesson.tried?.share).toBeLessThan(lesson.best.share);
    lesson.again();
    await choose(lesson.best.action);
    expect([lesson.count("later"), lesson.count("first")]).toEqual([1, 0]);
  });

  test("shows, goes on and ends", () => {
    lesson.show();
    expect(lesson.phase).toBe("shown");
    expect(lesson.trial.game.history()).toEqual([lesson.best.action]);
    while (!lesson.isDone) lesson.next();
    expect(lesson.count("shown")).toBe(1);
    expect(lesson.count("skipped")).toBe(lesson.items.length - 1);
    lesson.restart();
    expect([lesson.index, lesson.isDone, lesson.count("shown", "skipped")]).toEqual([0, false, 0]);
  });
});

describe("a lesson from a solved game", () => {
  /** White wins by d2e2 alone; after cw, the game is drawn. */
  const SOLVED = `[Game "rooya"]\n[Position "bbb1W/bbWWW/b3W/3W1/bbWW1 w -"]\n\n1. cw *\n`;

  test("tells what became of the value", async () => {
    await text.need("review");
    const resources = new rules.Resources();
    resources.add("rooya.oracle", readFileSync("../crates/oracle/rooya.oracle"));
    const review = rules.review(SOLVED, NODES, () => undefined, resources);
    expect(review.moments.map(({ turned }) => turned)).toEqual(["win-draw"]);
    const reviewed = { review, record: SOLVED, course: courseOf(rules, SOLVED), nodes: NODES };
    lesson = new Lesson(rules, reviewed, thinker, 0);
    expect(lesson.question).toBe("1. White played cw, which turned a win into a draw.");
    await choose("cw");
    expect(lesson.verdict).toBe("cw only draws, but you can win.");
    lesson.again();
    await choose("d2e2");
    expect(lesson.verdict).toBe("Right! d2e2 wins.");
  });
});
