import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import type { Round } from "../rules/package";
import { mainLine, type Line } from "./lines";
import {
  commentOf,
  countOf,
  depthOf,
  endOf,
  isMain,
  pathOf,
  placesOf,
  pointerOf,
  setComment,
  siblingOf,
  toggleArrow,
  toggleNag,
  Tree,
  turnMark,
  type TreeNode,
} from "./tree";

beforeAll(() => {
  ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

const HEROOJ = `[Game "herooj"]
[Event "Club evening"]
[Seat.w "Ana"]
[Result "win w"]
[Reason "resignation"]

{A quiet beginning.} {[%clk w 0:05:00]} 1. b2b4 {[%clk w 0:04:58.500]} f7f5
2. d2d4! {[%mark no e4 f4]} {[%arrow d2 d4]} f5f4?! {Too early.} ({Better:}
2... e7e5 3. c2c3 $10 (3. e2e3 {[%eval w 0.480]}) 3... d7d6) (2... d7d6) 3. e2e3
win:w
`;

/** Turns of several actions. */
const HEROES = `[Game "heroes"]
[Result "*"]

1. e3e5 g3g5 d3d4 e8e6 (1... d7d6 e8e6 {The same, but slower.}) 1... g8g6 done
2. h3h4 done b6b5 done *
`;

/** The round of a first action. */
const FIRST: Round = { number: 1, begins: true, isTurn: true, seat: 0 };

/** Four seats. */
const EVO4 = `[Game "evo4"]
[Setup "inner-row"]
[Result "win n"]
[Reason "time"]

1. e2e3 b6c6=B! f11=C k6j6 2. e3=S (2. e3e4) 2... c6e6 win:n
`;

function read(text: string): Tree {
  const record = ludejo.readRecord(text);
  const start = ludejo.games().find(({ id }) => id === record.game);
  const line = record.position ?? start?.setups.find(({ name }) => name === record.setup)?.line;
  const game = new ludejo.Game(record.game, line);
  const tree = Tree.read(record, {
    nextRound: () => game.nextRound(),
    play: (action) => expect(game.play(action, "en")).toBeUndefined(),
    undo: () => void game.undo(),
  });
  expect(game.history()).toEqual([]);
  return tree;
}

function write(tree: Tree): string {
  return ludejo.writeRecord(tree.write(tree.ending));
}

/** A text in one line. */
function flat(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** The node that these actions lead to. */
function reach(tree: Tree, ...actions: string[]): TreeNode {
  let node = tree.root;
  for (const action of actions) {
    const next = node.children.find((child) => child.action === action);
    if (!next) throw new Error(`There is no ${action}.`);
    node = next;
  }
  return node;
}

function main(tree: Tree): string[] {
  return pathOf(endOf(tree.root)).map(({ action }) => action);
}

describe("a tree", () => {
  it.each([HEROOJ, HEROES, EVO4])("writes what it reads", (text) => {
    const canonical = ludejo.writeRecord(ludejo.readRecord(text));
    const written = write(read(text));
    expect(ludejo.explainRecord(text, "en")).toBeUndefined();
    expect(written).toBe(canonical);
  });

  it("knows who acted, also in turns of several actions and in variations", () => {
    const tree = read(HEROES);
    expect(pathOf(endOf(tree.root)).map(({ round }) => round?.seat)).toEqual([0, 0, 0, 1, 1, 1, 0, 0, 1, 1]);
    expect(
      pathOf(reach(tree, "e3e5", "g3g5", "d3d4", "d7d6", "e8e6")).map(({ round }) => round?.seat),
    ).toEqual([0, 0, 0, 1, 1]);
    expect(pathOf(endOf(read(EVO4).root)).map(({ round }) => round?.seat)).toEqual([0, 1, 2, 3, 0, 1]);
  });

  it("follows an action that is there and adds one that is not", () => {
    const tree = read(HEROOJ);
    const first = reach(tree, "b2b4");
    expect(tree.add(tree.root, "b2b4", FIRST)).toBe(first);
    const other = tree.add(tree.root, "c2c3", FIRST);
    expect(tree.root.children).toEqual([first, other]);
    expect(isMain(other)).toBe(false);
    expect(tree.add(tree.root, "c2c3", FIRST)).toBe(other);
    expect(flat(write(tree))).toContain("1. b2b4 {[%clk w 0:04:58.500]} (1. c2c3) 1... f7f5");
  });

  it("moves a variation up where it begins", () => {
    const tree = read(HEROOJ);
    const deep = reach(tree, "b2b4", "f7f5", "d2d4", "e7e5", "e2e3");
    expect(depthOf(deep)).toBe(2);
    tree.promote(deep);
    expect(depthOf(deep)).toBe(1);
    expect(isMain(deep)).toBe(false);
    tree.promote(deep);
    expect(isMain(deep)).toBe(true);
    expect(main(tree)).toEqual(["b2b4", "f7f5", "d2d4", "e7e5", "e2e3"]);
    // What was said before the variation is about the position that it begins from.
    expect(commentOf(reach(tree, "b2b4", "f7f5", "d2d4"))).toBe("Better:");
    expect(ludejo.explainRecord(ludejo.writeRecord(tree.write(undefined)), "en")).toBeUndefined();
  });

  it("makes all that leads to a node the main line at once", () => {
    const tree = read(HEROOJ);
    const deep = reach(tree, "b2b4", "f7f5", "d2d4", "e7e5", "e2e3");
    tree.makeMain(deep);
    expect(isMain(deep)).toBe(true);
    tree.promote(deep);
    expect(main(tree)).toEqual(["b2b4", "f7f5", "d2d4", "e7e5", "e2e3"]);
  });

  it("cuts off what follows, and puts it back where it was", () => {
    const tree = read(HEROOJ);
    const before = write(tree);
    const node = reach(tree, "b2b4", "f7f5", "d2d4", "f5f4");
    expect(countOf(node)).toBe(2);
    const cut = tree.cut(node);
    expect(main(tree)).toEqual(["b2b4", "f7f5", "d2d4", "e7e5", "c2c3", "d7d6"]);
    if (cut) tree.restore(cut);
    expect(main(tree)).toEqual(["b2b4", "f7f5", "d2d4", "f5f4", "e2e3"]);
    const variation = tree.cut(reach(tree, "b2b4", "f7f5", "d2d4", "d7d6"));
    expect(write(tree)).not.toContain("(2... d7d6)");
    if (variation) tree.restore(variation);
    // Only what was said before the variation stays with the position: it is the main line for a while.
    expect(flat(write(tree))).toBe(
      flat(before).replace("{Better:} ", "").replace("[%arrow d2 d4]}", "[%arrow d2 d4]} {Better:}"),
    );
    expect(tree.cut(tree.root)).toBeUndefined();
  });

  it("finds its way", () => {
    const tree = read(HEROOJ);
    const node = reach(tree, "b2b4", "f7f5", "d2d4", "e7e5", "e2e3");
    expect(placesOf(node)).toEqual([0, 0, 0, 1, 1]);
    expect(tree.at(placesOf(node))).toBe(node);
    expect(tree.at([0, 7, 0])).toBe(reach(tree, "b2b4", "f7f5"));
    const [first, second, third] = reach(tree, "b2b4", "f7f5", "d2d4").children;
    expect(first && siblingOf(first, 1)).toBe(second);
    expect(second && siblingOf(second, 1)).toBe(third);
    expect(third && siblingOf(third, 1)).toBeUndefined();
    expect(first && siblingOf(first, -1)).toBeUndefined();
    expect(siblingOf(tree.root, 1)).toBeUndefined();
  });
});

describe("notes", () => {
  it("are said, changed and taken back", () => {
    const tree = read(HEROOJ);
    setComment(tree.root, "  Another\nbeginning. ");
    expect(write(tree)).toContain("{Another\\nbeginning.} {[%clk w 0:05:00]} 1. b2b4");
    setComment(tree.root, " ");
    expect(write(tree)).toContain("\n{[%clk w 0:05:00]} 1. b2b4");
    const node = reach(tree, "b2b4");
    setComment(node, "Well.");
    expect(write(tree)).toContain("{[%clk w 0:04:58.500]} {Well.}");
  });

  it("hold one mark of worth and any others", () => {
    const node = reach(read(HEROOJ), "b2b4", "f7f5", "d2d4");
    toggleNag(node, 10);
    toggleNag(node, 4);
    expect(node.nags).toEqual([4, 10]);
    toggleNag(node, 4);
    toggleNag(node, 10);
    expect(node.nags).toEqual([]);
  });

  it("point a cell out in one way after another", () => {
    const tree = read(HEROOJ);
    const node = reach(tree, "b2b4");
    const seen = Array.from({ length: 5 }, () => turnMark(node, "c4"));
    expect(seen).toEqual(["from", "to", "capture", "no", undefined]);
    turnMark(node, "d4");
    turnMark(node, "c4");
    expect(pointerOf(node, "c4")).toBe("from");
    expect(write(tree)).toContain("{[%mark from d4 c4]}");
  });

  it("hold arrows that come and go", () => {
    const tree = read(HEROOJ);
    const node = reach(tree, "b2b4", "f7f5", "d2d4");
    expect(toggleArrow(node, ["d2", "d4"])).toBe(false);
    expect(toggleArrow(node, ["d4", "d2"])).toBe(true);
    expect(write(tree)).toContain("{[%arrow d4 d2]}");
    expect(write(tree)).not.toContain("{[%arrow d2 d4]}");
  });
});

/** A line as text. */
function told(line: Line | undefined): string {
  const words = line?.items.map((item) => {
    if (item.what === "action") return item.number + item.node.action;
    if (item.what === "comment") return `{${item.text}}`;
    return item.lines.map((line) => `(${told(line)})`).join(" ");
  });
  return words?.join(" ") ?? "";
}

describe("lines", () => {
  it("have numbers where records have them", () => {
    expect(told(mainLine(read(HEROOJ).root))).toBe(
      "1.b2b4 f7f5 2.d2d4 f5f4 {Too early.} ({Better:} 2…e7e5 3.c2c3 (3.e2e3) 3…d7d6) (2…d7d6) 3.e2e3",
    );
    expect(told(mainLine(read(HEROES).root))).toBe(
      "1.e3e5 g3g5 d3d4 e8e6 (1…d7d6 e8e6 {The same, but slower.}) 1…g8g6 done 2.h3h4 done b6b5 done",
    );
    expect(told(mainLine(read(EVO4).root))).toBe("1.e2e3 b6c6=B f11=C k6j6 2.e3=S (2.e3e4) 2…c6e6");
    expect(mainLine(new Tree("evo").root)).toBeUndefined();
  });
});
