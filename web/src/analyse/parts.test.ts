import { expect, it } from "vitest";
import { mainLine, type Line } from "./lines";
import { allParts, partsOf } from "./parts";
import type { Round } from "../rules/package";
import { pathOf, Tree, type TreeNode } from "./tree";

/** The round of an action that comes so late in a game of two seats, from 0. */
function roundOf(ply: number): Round {
  return { number: Math.floor(ply / 2) + 1, begins: ply % 2 === 0, isTurn: true, seat: ply % 2 };
}

/** Lets two seats act by turns, so many times. */
function walk(tree: Tree, from: TreeNode, count: number): TreeNode {
  let node = from;
  for (let index = 0; index < count; index += 1) {
    node = tree.add(node, `a${index + 1}`, roundOf(pathOf(node).length));
  }
  return node;
}

function lineOf(tree: Tree): Line {
  return mainLine(tree.root) ?? expect.fail("there is a line");
}

it("a short line is one part", () => {
  const tree = new Tree("herooj");
  walk(tree, tree.root, 30);
  expect(partsOf(lineOf(tree))).toEqual([lineOf(tree).items]);
});

it("parts of a long line are all of it, and begin with a round each", () => {
  const tree = new Tree("herooj");
  walk(tree, tree.root, 401);
  const line = lineOf(tree);
  const parts = partsOf(line);
  expect(parts.flat()).toEqual(line.items);
  expect(parts.length).toBe(11);
  for (const [first] of parts) expect(first).toMatchObject({ number: expect.stringMatching(/^\d+\.$/) });
});

it("the parts of variations come where they are read", () => {
  const tree = new Tree("herooj");
  const first = walk(tree, tree.root, 1);
  walk(tree, first, 99);
  walk(tree, tree.add(first, "other", roundOf(1)), 99);
  const line = lineOf(tree);
  const [other] = line.items.flatMap((item) => (item.what === "variations" ? item.lines : []));
  const [begin, ...rest] = partsOf(line);
  expect(allParts(line)).toEqual([begin, ...partsOf(other ?? expect.fail("a variation")), ...rest]);
});
