// Games through the package for browsers: node --test crates/wasm/tests, after cargo xtask wasm.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";

const require = createRequire(import.meta.url);
const { Engine, Game, explainPosition, games } = require("../../../target/wasm/node/ludejo.js");

/** Numbers below `bound`, the same every time (a linear congruential generator). */
function random(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Applies effects to a scene as an animation would. */
function show(scene, effects) {
  const pieces = new Map(scene.pieces.map((piece) => [piece.cell, piece]));
  const carry = (moves) => {
    const lifted = moves.map(([from, to]) => [to, pieces.get(from)]);
    for (const [from] of moves) pieces.delete(from);
    for (const [to, piece] of lifted) if (piece) pieces.set(to, { ...piece, cell: to });
  };
  let toMove = scene.toMove;
  for (const effect of effects) {
    switch (effect.what) {
      case "placed":
      case "became":
        pieces.set(effect.piece.cell, effect.piece);
        break;
      case "moved":
        carry([[effect.path[0], effect.path.at(-1)]]);
        break;
      case "swapped":
        carry([[effect.from, effect.to], [effect.to, effect.from]]);
        break;
      case "turned":
        carry(effect.moves);
        break;
      case "captured":
        pieces.delete(effect.piece.cell);
        break;
      case "toMove":
        toMove = effect.seat;
        break;
    }
  }
  return { toMove, pieces: [...pieces.values()].sort((a, b) => a.cell - b.cell) };
}

test("all seven games are there", () => {
  const ids = games().map((info) => info.id);
  assert.deepEqual(ids, [
    "herooj", "master-herooj", "rooya", "sparta", "heroes", "evo", "evo4",
  ]);
});

for (const info of games()) {
  test(`a random game of ${info.name}`, () => {
    const draw = random(1);
    const game = new Game(info.id);
    const board = game.board();
    assert.equal(game.line(), info.setups[0].line);
    const played = [];
    while (game.outcome() === undefined) {
      const legal = game.legal();
      // An action is built pick by pick, and ends where it is complete by chance.
      let picked = "";
      for (;;) {
        const { complete, next } = game.partial(picked);
        if (next.length === 0 || (complete && draw(2) === 0)) break;
        const pick = next[draw(next.length)];
        picked += pick.cell ?? pick.word;
      }
      assert.ok(legal.includes(picked), `${picked} in ${game.line()}`);
      assert.equal(game.explain(picked), undefined);
      const before = game.scene();
      const effects = game.effects(picked);
      assert.equal(game.play(picked), undefined);
      const after = game.scene();
      const shown = show(before, effects);
      assert.equal(shown.toMove, after.toMove);
      assert.deepEqual(shown.pieces, after.pieces);
      for (const piece of after.pieces) assert.ok(board.cells[piece.cell]);
      played.push(picked);
    }
    assert.deepEqual(game.history(), played);
    assert.deepEqual(game.legal().length === 0 || played.length >= 3, true);
    assert.equal(game.play(played[0])?.anchor, "game-over");
    const copy = game.clone();
    while (game.undo() !== undefined);
    assert.equal(game.line(), game.startLine());
    assert.deepEqual(copy.history(), played);
  });

  test(`an engine plays ${info.name}`, () => {
    const game = new Game(info.id);
    const engine = new Engine(info.id, "lines=3");
    const seen = [];
    const thought = engine.think(game, { nodes: 3000 }, (sight) => seen.push(sight));
    assert.ok(game.legal().includes(thought.lines[0].actions[0]));
    assert.equal(thought.lines.length, 3);
    for (const line of thought.lines) {
      assert.equal(line.shares.length, info.seats.length);
      const sum = line.shares.reduce((one, other) => one + other);
      assert.ok(Math.abs(sum - 1) < 1e-3, `${sum}`);
    }
    assert.ok(seen.length > 0);
    const begun = performance.now();
    engine.think(game, { milliseconds: 30 });
    assert.ok(performance.now() - begun < 1000);
  });
}

test("an illegal action is refused with its rule", () => {
  const game = new Game("herooj");
  const refusal = game.play("b2b5");
  assert.equal(refusal.anchor, "move-length");
  assert.equal(typeof refusal.message.key, "string");
  assert.deepEqual(game.history(), []);
  assert.equal(game.partial("b2b5"), undefined);
});

test("what is no position is explained", () => {
  assert.equal(explainPosition("herooj", games()[0].setups[0].line), undefined);
  assert.equal(explainPosition("herooj", "8/8 w").field, "board");
  assert.throws(() => new Game("herooj", "8/8 w"), /board/);
  assert.throws(() => new Game("chess"), /no game "chess"/);
  assert.throws(() => new Engine("herooj", "level=9"), /level/);
});
