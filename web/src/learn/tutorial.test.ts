import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Game, initSync, Resources } from "../../wasm/ludejo/ludejo.js";
import { GAMES } from "../shell/games";
import { fetchPage } from "./page";
import { hasTutorial, Lesson, TUTORIAL, type Goal, type Step } from "./tutorial";

beforeAll(() => {
  initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

const file = (game: string): string => `src/learn/tutorials/${game}.json`;
const read = (game: string): Step[] => JSON.parse(readFileSync(file(game), "utf8")) as Step[];

/** A lesson after some right actions, and its game. */
function after(id: string, step: Step, actions: readonly string[]): { lesson: Lesson; game: Game } {
  const game = new Game(id, step.position);
  const lesson = new Lesson(step, game.toMove());
  for (const action of actions) {
    const attempt = lesson.attempt(game, action);
    for (const each of [action, ...(attempt.isRight ? attempt.reply : [])]) {
      const refusal = game.play(each, "en");
      if (refusal) throw new Error(`${each}: ${refusal.text}`);
    }
  }
  return { lesson, game };
}

/** Every way to do a step: lists of actions of the learner. Throws where one leads nowhere. */
function solutions(id: string, step: Step, begun: readonly string[] = []): string[][] {
  const { lesson, game } = after(id, step, begun);
  if (lesson.isDone) return [[...begun]];
  const right = game
    .legal()
    .filter((action) => after(id, step, begun).lesson.attempt(game, action).isRight)
    .map((action) => [...begun, action]);
  if (right.length === 0) throw new Error(`After "${begun.join(" ")}" nothing is right.`);
  return right.flatMap((actions) => solutions(id, step, actions));
}

describe.each(GAMES.map(({ id }) => id).filter((id) => existsSync(file(id))))("the tutorial of %s", (id) => {
  it("can be found", () => {
    expect(hasTutorial(id)).toBe(true);
  });

  it.each(read(id).map((step) => [step.id, step] as const))("can be done: %s", (_, step) => {
    for (const actions of solutions(id, step)) expect(actions).toHaveLength(step.tasks.length);
  });

  it("has steps of different names, each about a rule", async () => {
    const steps = read(id);
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
    const page = await fetchPage(id, "en");
    const anchors = page.chapters.flatMap(({ anchor, rules }) => [
      anchor,
      ...rules.map((rule) => rule.anchor),
    ]);
    expect(anchors).toEqual(expect.arrayContaining(steps.map(({ rule }) => rule)));
    // What stands behind # is either a rule or the tutorial.
    expect(anchors).not.toContain(TUTORIAL);
  });

  it("points out cells of the board", () => {
    for (const step of read(id)) {
      const names = new Game(id, step.position).board().cells.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(Object.values(step.show ?? {}).flat()));
    }
  });
});

it.each(["quiet", "across", "hold"])("there is only one such move in Le Rooya: %s", (id) => {
  const step = read("rooya").find((one) => one.id === id);
  const resources = new Resources();
  resources.add("rooya.oracle", readFileSync("../crates/oracle/rooya.oracle"));
  const solved = resources.solved(new Game("rooya", step?.position));
  const best = solved?.moves.filter(({ worth }) => worth === solved.worth);
  expect(step?.tasks[0]?.goal).toEqual({ actions: best?.map(({ action }) => action) });
});

describe("a lesson", () => {
  // The pawn on d4 can take d6 and do other things.
  const POSITION = "8/6p1/3p4/3P4/3P4/8/8/8 w";
  const step = (...tasks: Step["tasks"]): Step => ({ id: "x", position: POSITION, rule: "capture", tasks });
  const judge = (goal: Goal, action: string): boolean => {
    const game = new Game("herooj", POSITION);
    return new Lesson(step({ goal }), 0).attempt(game, action).isRight;
  };

  it("takes one of the actions named", () => {
    expect(judge({ actions: ["d4d6", "d4c5"] }, "d4c5")).toBe(true);
    expect(judge({ actions: ["d4d6", "d4c5"] }, "d4e5")).toBe(false);
  });

  it("takes what causes an effect", () => {
    expect(judge({ effect: "captured" }, "d4d6")).toBe(true);
    expect(judge({ effect: "captured" }, "d4e5")).toBe(false);
  });

  it("takes what wins for the learner, and for nobody else", () => {
    const position = "8/8/3p4/3P4/3P4/8/8/8 w";
    const game = new Game("herooj", position);
    const winning = (learner: number): boolean =>
      new Lesson({ ...step({ goal: { win: true } }), position }, learner).attempt(game, "d4d6").isRight;
    expect(winning(0)).toBe(true);
    expect(winning(1)).toBe(false);
    expect(judge({ win: true }, "d4d6")).toBe(false);
    // It only asks: nothing has been played.
    expect(game.history()).toEqual([]);
  });

  it("takes anything where anything will do", () => {
    expect(judge({ any: true }, "d5e6")).toBe(true);
  });

  it("goes on with the next task only after what is right", () => {
    const lesson = new Lesson(
      step({ goal: { effect: "captured" }, reply: ["g7g6"] }, { goal: { any: true } }),
      0,
    );
    const game = new Game("herooj", POSITION);
    expect(lesson.attempt(game, "d4e5")).toEqual({ isRight: false });
    expect(lesson.attempt(game, "d4d6")).toEqual({ isRight: true, reply: ["g7g6"] });
    expect(lesson.isDone).toBe(false);
    game.play("d4d6", "en");
    game.play("g7g6", "en");
    expect(lesson.attempt(game, "d5e6")).toEqual({ isRight: true, reply: [] });
    expect(lesson.isDone).toBe(true);
    expect(lesson.attempt(game, "d5e6")).toEqual({ isRight: false });
  });
});
