// Games through the package for browsers: node --test crates/wasm/tests, after cargo xtask wasm.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";

const require = createRequire(import.meta.url);
const {
  Engine,
  Game,
  PictureOptions,
  Resources,
  beginRecord,
  drawPiece,
  drawPosition,
  explainPosition,
  explainRecord,
  faceOf,
  games,
  giveCell,
  readDraft,
  readRecord,
  review,
  showDraft,
  words,
  writeDraft,
  writeRecord,
} = require("../../../target/wasm/node/ludejo.js");

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
        pieces.set(effect.at, { cell: effect.at, ...effect.piece });
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
        pieces.delete(effect.at);
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
    while (game.outcome("en") === undefined) {
      const legal = game.legal();
      // An action is built pick by pick, and ends where it is complete by chance.
      let picked = "";
      for (;;) {
        const { complete, next } = game.partial(picked, "en");
        if (next.length === 0 || (complete && draw(2) === 0)) break;
        const pick = next[draw(next.length)];
        picked += pick.text;
        assert.equal(pick.isCell, board.cells.some((cell) => cell.name === pick.text));
      }
      assert.ok(legal.includes(picked), `${picked} in ${game.line()}`);
      assert.equal(game.explain(picked, "en"), undefined);
      const before = game.scene();
      const effects = game.effects(picked);
      assert.equal(game.play(picked, "en"), undefined);
      const after = game.scene();
      const shown = show(before, effects);
      assert.equal(shown.toMove, after.toMove);
      assert.deepEqual(shown.pieces, after.pieces);
      for (const piece of after.pieces) assert.ok(board.cells[piece.cell]);
      played.push(picked);
    }
    assert.deepEqual(game.history(), played);
    assert.deepEqual(game.legal().length === 0 || played.length >= 3, true);
    assert.equal(game.play(played[0], "en")?.anchor, "game-over");
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

test("whoever is about to win declines a draw, and whoever loses accepts it", () => {
  const game = new Game("evo");
  // Any choice will do as long as it is always the same.
  for (let turn = 7; !game.outcome("en"); turn = (turn * 48271) % 2147483647) {
    const legal = game.legal();
    game.play(legal[turn % legal.length], "en");
  }
  const { winner } = game.outcome("en");
  game.undo();
  assert.equal(game.toMove(), winner);
  const { acceptsDraw } = new Engine("evo", "").think(game, { nodes: 1000 });
  assert.deepEqual(acceptsDraw, winner === 0 ? [false, true] : [true, false]);
});

test("an illegal action is refused with its rule", () => {
  const game = new Game("herooj");
  const refusal = game.play("b2b5", "en");
  assert.equal(refusal.anchor, "move-length");
  assert.match(refusal.text, /b5/);
  assert.notEqual(game.explain("b2b5", "eo").text, refusal.text);
  assert.deepEqual(game.history(), []);
  assert.equal(game.partial("b2b5", "en"), undefined);
});

test("what is no position is explained", () => {
  assert.equal(explainPosition("herooj", games()[0].setups[0].line, "en"), undefined);
  assert.equal(explainPosition("herooj", "8/8 w", "en").field, "board");
  assert.throws(() => new Game("herooj", "8/8 w"), /board/);
  assert.throws(() => new Game("chess"), /no game "chess"/);
  assert.throws(() => new Engine("herooj", "level=11"), /level/);
});

test("every level has a face that can be drawn", () => {
  for (const { id } of games()) {
    for (let level = 1; level <= 10; level += 1) {
      const { seat, letter } = faceOf(id, level);
      assert.match(drawPiece(id, seat, letter, 0, "figures"), /^<svg/);
    }
  }
  assert.throws(() => faceOf("chess", 1), /no game/);
});

test("everything is said in five languages", () => {
  const game = new Game("herooj");
  const told = ["en", "es", "fr", "de", "eo"].map((code) => [
    words("sparta", code).seats.join(),
    game.standing(code),
    game.describe(code),
    game.describeCells(code)[9],
    game.spoken("b2b4", code),
    game.partial("", code).prompt,
  ]);
  for (const [index, english] of told[0].entries()) {
    const all = told.map((sentences) => sentences[index]);
    assert.ok(all.every((sentence) => sentence.length > 0));
    assert.equal(new Set(all).size, 5, english);
  }
  assert.equal(told[0][4], "White: pawn b2 via b3 to b4.");
});

test("records are read, written and held against the rules", () => {
  const text = [
    '[Game "herooj"]',
    '[Seat.w "Ana"]',
    '[Result "win w"]',
    '[Reason "resignation"]',
    "",
    "1. b2b4! {Good.} {[%mark no c3]} {[%arrow b2 b4]} (1. c2c4 {[%eval w 0.480]})",
    "1... f7f5 {[%clk w 0:05:00]} win:w",
    "",
  ].join("\n");
  assert.equal(explainRecord(text, "en"), undefined);
  const record = readRecord(text);
  assert.deepEqual(record.tags, [["Seat.w", "Ana"]]);
  assert.deepEqual(record.ending, { winner: "w", reason: "resignation" });
  assert.deepEqual(record.main.plies[0].notes[1], { what: "mark", pointer: "no", cells: ["c3"] });
  assert.equal(record.main.plies[0].variations[0].plies[0].action, "c2c4");
  assert.equal(writeRecord(record), text);
  assert.equal(beginRecord(text, 1).history().length, 1);
  assert.equal(beginRecord(text).outcome("en").winner, 0);
  const wrong = explainRecord(text.replace("f7f5", "b7b4"), "en");
  assert.equal(wrong.line, 7);
  assert.equal(wrong.anchor, "capture-landing");
  assert.match(explainRecord("hello", "de").text, /./);
  assert.throws(() => readRecord("hello"));
  assert.throws(() => writeRecord({ ...record, tags: [["Result", "draw"]] }), /name of a tag/);
});

test("a game is taken apart", () => {
  const game = new Game("herooj");
  for (const action of ["b2b4", "f7f5", "d2d4"]) assert.equal(game.play(action, "en"), undefined);
  const record = writeRecord({
    game: "herooj",
    tags: [],
    main: { notes: [], plies: game.history().map((action) => ({ action, nags: [], notes: [], variations: [] })) },
  });
  const seen = [];
  const taken = review(record, 2000, (done, of) => seen.push([done, of]), new Resources());
  assert.equal(taken.shares.length, 4);
  assert.deepEqual(taken.moments.map(({ action }) => action), game.history());
  assert.deepEqual(seen.at(-1), [3, 4]);
  assert.equal(explainRecord(taken.record, "en"), undefined);
  assert.match(taken.record, /%eval/);
});

test("positions are set up", () => {
  for (const { id, seats, setups } of games()) {
    const { line } = setups[0];
    const game = new Game(id);
    const draft = readDraft(id, line);
    assert.deepEqual(draft.pieces, game.scene().pieces);
    assert.deepEqual(draft.fields[0], { name: "seat", text: seats[0].letter });
    assert.equal(writeDraft(id, draft), line);
    const shown = showDraft(id, line, "en");
    assert.deepEqual(shown.scene, game.scene());
    assert.deepEqual(shown.cells, game.describeCells("en"));
    assert.equal(shown.fields.length, draft.fields.length);
  }
  const pawn = { cell: 20, seat: 1, letter: "P" };
  const line = writeDraft("herooj", { pieces: [pawn], fields: [{ name: "seat", text: "" }] });
  assert.equal(line, "8/8/8/8/8/4p3/8/8 ");
  assert.deepEqual(readDraft("herooj", line).pieces, [pawn]);
  assert.equal(showDraft("herooj", line, "en").cells[20], "e3: Black pawn");
  assert.equal(readDraft("herooj", "8/8 w"), undefined);
  assert.equal(showDraft("herooj", "8/8 w", "en"), undefined);
  assert.throws(() => readDraft("chess", "8/8 w"), /no game/);
  for (const draft of [
    { pieces: [{ ...pawn, cell: 64 }], fields: [] },
    { pieces: [{ ...pawn, seat: 2 }], fields: [] },
    { pieces: [], fields: [{ name: "clock", text: "" }] },
  ]) {
    assert.throws(() => writeDraft("herooj", draft), /there is no/i);
  }
});

test("cells are given to seats", () => {
  const [, , , sparta] = games();
  const { line } = sparta.setups[0];
  const city = new Game("sparta").board().cells.findIndex(({ name }) => name === "e5");
  const given = giveCell("sparta", line, city, 0);
  assert.match(given, / b5,e5,e6,f5,i6\/b6,f6,i5$/);
  assert.deepEqual(giveCell("sparta", given, city, 1), line);
  assert.equal(giveCell("sparta", line, 0, 0), undefined);
  assert.throws(() => giveCell("sparta", line, 100, 0), /no cell/);
  assert.throws(() => giveCell("sparta", line, city, 2), /no seat/);
});

test("positions and pieces are drawn", () => {
  const options = new PictureOptions();
  options.look(1);
  options.mark("no", 9);
  options.arrow(Uint8Array.of(9, 25));
  const picture = drawPosition(new Game("herooj"), options, "de");
  assert.match(picture, /^<svg/);
  assert.match(picture, /Weiß/);
  assert.match(drawPiece("evo4", 3, "B", 1, "tokens"), /^<svg/);
  assert.throws(() => drawPiece("evo4", 4, "B", 0, "tokens"), /no seat/);
  assert.throws(() => drawPiece("evo4", 3, "B", 0, "stones"), /no set/);
  const figures = drawPosition(new Game("sparta"), new PictureOptions(), "en");
  const others = new PictureOptions();
  others.dress("tokens");
  assert.notEqual(drawPosition(new Game("sparta"), others, "en"), figures);
  assert.throws(() => options.mark("round", 1), /no mark/);
});
