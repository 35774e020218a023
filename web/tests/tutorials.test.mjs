// The tutorials against the rules: node --test web/tests/tutorials.test.mjs, after cargo xtask wasm.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { parse } from "@fluent/syntax";

const require = createRequire(import.meta.url);
const { Game, explainPosition, games } = require("../../target/wasm/node/ludejo.js");

const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const tutorial = (game) => JSON.parse(read(`../src/learn/tutorials/${game}.json`));

const learn = parse(read("../messages/en/learn.ftl"), { withSpans: false }).body;
const messages = new Map(
  learn.filter(({ type }) => type === "Message").map((entry) => [entry.id.name, entry]),
);

const EFFECTS = ["captured", "became", "owned", "swapped", "turned", "placed", "spent"];
const MARKS = ["from", "to", "capture", "no"];

/** The game after these actions, each of which is legal. */
function after(game, actions) {
  const copy = game.clone();
  for (const action of actions)
    assert.equal(copy.play(action, "en"), undefined, `${action} in ${copy.line()}`);
  return copy;
}

/** Whether an action fulfils a goal. */
function fulfils(game, action, goal) {
  if (goal.any) return true;
  if (goal.win) return after(game, [action]).outcome("en")?.winner === game.toMove();
  if (goal.effect) return game.effects(action).some(({ what }) => what === goal.effect);
  return goal.actions.includes(action);
}

/** The ways to fulfil a goal, whose form is looked at too. */
function ways(game, goal) {
  const legal = game.legal();
  const [kind, ...others] = Object.keys(goal);
  assert.deepEqual(others, []);
  if (kind === "actions")
    assert.deepEqual(
      goal.actions.filter((action) => !legal.includes(action)),
      [],
    );
  else if (kind === "effect") assert.ok(EFFECTS.includes(goal.effect), goal.effect);
  else assert.deepEqual([["any", "win"].includes(kind), goal[kind]], [true, true]);
  const found = legal.filter((action) => fulfils(game, action, goal));
  assert.ok(found.length > 0, `nothing fulfils the goal in ${game.line()}`);
  assert.equal(found.length === legal.length, kind === "any", `too easy in ${game.line()}`);
  return found;
}

/** Does all tasks in every way in which they can be done. */
function playThrough(game, tasks) {
  const [task, ...rest] = tasks;
  if (!task) return;
  for (const action of ways(game, task.goal)) {
    const done = after(game, [action]);
    // Only a win ends a game here, and only as the last thing.
    assert.equal(done.outcome("en") !== undefined, task.goal.win === true, `${action} in ${game.line()}`);
    if (task.goal.win) assert.deepEqual([rest, task.reply], [[], undefined]);
    for (const reply of task.reply ?? []) {
      assert.notEqual(done.toMove(), game.toMove(), `${reply} is the learner's`);
      assert.equal(done.play(reply, "en"), undefined, `${reply} in ${done.line()}`);
      assert.equal(done.outcome("en"), undefined, reply);
    }
    if (rest.length > 0) assert.equal(done.toMove(), game.toMove(), `the learner's turn in ${done.line()}`);
    playThrough(done, rest);
  }
}

for (const { id: game } of games()) {
  const steps = tutorial(game);

  test(`${game} has 6 to 12 steps, each by its own name, and ends with a win`, () => {
    assert.ok(steps.length >= 6 && steps.length <= 12, `${steps.length}`);
    assert.equal(new Set(steps.map(({ id }) => id)).size, steps.length);
    assert.deepEqual(steps.at(-1).tasks.at(-1).goal, { win: true });
  });

  for (const step of steps) {
    test(`${game}: ${step.id}`, () => {
      assert.equal(explainPosition(game, step.position, "en"), undefined);
      const start = new Game(game, step.position);
      assert.equal(start.outcome("en"), undefined);
      assert.ok(start.page().includes(` {#${step.rule}}\n`), `no rule ${step.rule}`);

      const cells = start.board().cells.map(({ name }) => name);
      for (const [mark, marked] of Object.entries(step.show ?? {})) {
        assert.ok(MARKS.includes(mark), mark);
        for (const cell of marked) assert.ok(cells.includes(cell), cell);
      }

      assert.ok(step.tasks.length > 0);
      playThrough(start, step.tasks);

      const message = messages.get(`learn-${game}-${step.id}`);
      assert.ok(message?.value, "no instruction");
      const attributes = message.attributes.map((attribute) => attribute.id.name);
      assert.deepEqual(attributes.sort(), ["done", "hint", "title"]);
    });
  }
}

test("every text is well-formed and belongs to a step", () => {
  assert.deepEqual(
    learn.filter(({ type }) => type === "Junk"),
    [],
  );
  const ids = games().flatMap(({ id: game }) => tutorial(game).map(({ id }) => `learn-${game}-${id}`));
  assert.deepEqual([...messages.keys()].sort(), ids.sort());
});

test("a text names only cells that are on its board", () => {
  for (const { id: game } of games()) {
    const cells = new Set(new Game(game).board().cells.map(({ name }) => name));
    for (const { id } of tutorial(game)) {
      const { value, attributes } = messages.get(`learn-${game}-${id}`);
      const text = [value, ...attributes.map((attribute) => attribute.value)]
        .flatMap(({ elements }) => elements.map((element) => element.value))
        .join(" ");
      for (const [cell] of text.matchAll(/\b[a-l]\d{1,2}\b/g)) assert.ok(cells.has(cell), `${id}: ${cell}`);
    }
  }
});
