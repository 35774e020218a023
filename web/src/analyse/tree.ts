// A game as a tree: every node is a position, and what is said about it. Its first child is the
// main continuation, the others are variations. It knows no rule of a game.

import type { EndingView, NoteView, PlyView, RecordView, Round, VariationView } from "../rules/package";

/** A position, by the action that leads to it. */
export interface TreeNode {
  /** Tells it from all others of every tree. */
  readonly id: number;
  /** The position before; nothing at the start. */
  readonly parent: TreeNode | undefined;
  /** What led here; empty at the start. */
  readonly action: string;
  /** The round of the action, and who made it; nothing at the start. */
  readonly round: Round | undefined;
  /** What is said about the position before, where a variation begins here. */
  lead: readonly NoteView[];
  /** Marks of the action by their numbers. */
  nags: readonly number[];
  /** What is said about the action and the position after it. */
  notes: readonly NoteView[];
  readonly children: TreeNode[];
}

/** Tells the round of the next action while actions are made and taken back. */
export interface Referee {
  nextRound(): Round;
  play(action: string): void;
  undo(): void;
}

/** A part of a tree that was cut off, and where it was. */
export interface Cut {
  readonly node: TreeNode;
  readonly parent: TreeNode;
  readonly index: number;
}

/** The ways in which a cell is pointed out, in the order in which they follow one another. */
export const POINTERS = ["from", "to", "capture", "no"] as const;
export type Pointer = (typeof POINTERS)[number];

/** The last of the marks that say how good an action is; an action has one of them at most. */
const LAST_SUFFIX = 6;

/** Readers may reject records with variations nested deeper than this. */
export const DEEPEST = 32;

let made = 0;

function node(parent: TreeNode | undefined, action: string, round: Round | undefined): TreeNode {
  return { id: ++made, parent, action, round, lead: [], nags: [], notes: [], children: [] };
}

export class Tree {
  readonly root = node(undefined, "", undefined);
  /** Names and values of the tags that say nothing about start and result. */
  tags: readonly (readonly [string, string])[] = [];
  /** How the record that was read says that the game ended. */
  ending: EndingView | undefined;

  constructor(
    readonly game: string,
    /** Where it begins: nothing for the standard setup. */
    readonly start: { readonly setup?: string; readonly position?: string } = {},
  ) {}

  /** The tree of a record by the rules; the referee stands at its start, and does so again. */
  static read(record: RecordView, referee: Referee): Tree {
    const tree = new Tree(record.game, {
      ...(record.setup !== undefined && { setup: record.setup }),
      ...(record.position !== undefined && { position: record.position }),
    });
    tree.tags = record.tags;
    tree.ending = record.ending;
    tree.root.notes = record.main.notes;
    grow(tree.root, record.main, referee);
    return tree;
  }

  /** The record of the tree. What the board says about the end is not its business. */
  write(ending: EndingView | undefined): RecordView {
    const first = this.root.children[0];
    return {
      game: this.game,
      ...this.start,
      tags: this.tags.map(([name, value]) => [name, value]),
      main: { notes: [...this.root.notes], plies: first ? plies(first) : [] },
      ...(ending && { ending }),
    };
  }

  /** Whether nothing has been played or said. */
  get isEmpty(): boolean {
    const { children, notes } = this.root;
    return children.length === 0 && notes.length === 0 && this.tags.length === 0;
  }

  /** The position after an action. It is followed if it is there, and added if not. */
  add(parent: TreeNode, action: string, round: Round): TreeNode {
    const there = parent.children.find((child) => child.action === action);
    if (there) return there;
    const child = node(parent, action, round);
    parent.children.push(child);
    return child;
  }

  /** The variation that a node is in becomes the main continuation where it begins. */
  promote(node: TreeNode): void {
    const head = headOf(node);
    if (head) lead(head);
  }

  /** All that leads to a node becomes the main line. */
  makeMain(node: TreeNode): void {
    for (const step of pathOf(node)) lead(step);
  }

  /** Cuts off a node with all that follows. The start cannot be cut off. */
  cut(node: TreeNode): Cut | undefined {
    const { parent } = node;
    const index = parent?.children.indexOf(node) ?? -1;
    if (!parent || index < 0) return undefined;
    parent.children.splice(index, 1);
    const first = parent.children[0];
    if (index === 0 && first) lead(first);
    return { node, parent, index };
  }

  /** Puts back what was cut off, where it was. */
  restore({ node, parent, index }: Cut): void {
    // The same action may have been made again in the meantime: then it is one of two.
    parent.children.splice(index, 0, node);
  }

  /** The node that is reached from the start by these places among children, as far as it goes. */
  at(places: readonly number[]): TreeNode {
    let found = this.root;
    for (const place of places) found = found.children[place] ?? found;
    return found;
  }
}

/** The nodes that lead to a node, itself included, the start not. */
export function pathOf(node: TreeNode): TreeNode[] {
  const path: TreeNode[] = [];
  for (let step = node; step.parent; step = step.parent) path.push(step);
  return path.reverse();
}

/** The places among children that lead to a node. */
export function placesOf(node: TreeNode): number[] {
  return pathOf(node).map((step) => step.parent?.children.indexOf(step) ?? 0);
}

/** Whether a node is on the main line. */
export function isMain(node: TreeNode): boolean {
  return headOf(node) === undefined;
}

/** How deeply a node's variations are nested. */
export function depthOf(node: TreeNode): number {
  return pathOf(node).filter((step) => step.parent?.children[0] !== step).length;
}

/** How many actions there are from a node on, its own included. */
export function countOf(node: TreeNode): number {
  let count = 0;
  const left = [node];
  for (let next = left.pop(); next; next = left.pop()) {
    count += 1;
    left.push(...next.children);
  }
  return count;
}

/** The last position of the line that goes on from a node. */
export function endOf(node: TreeNode): TreeNode {
  let end = node;
  for (let next = end.children[0]; next; next = next.children[0]) end = next;
  return end;
}

/** Another action instead of the one that led to a node: `step` is 1 for the next, -1 for the one before. */
export function siblingOf(node: TreeNode, step: 1 | -1): TreeNode | undefined {
  const siblings = node.parent?.children ?? [];
  return siblings[siblings.indexOf(node) + step];
}

/** What is said about a node, in words. */
export function commentOf(node: TreeNode): string {
  return comments(node.notes).join("\n");
}

/** The comments among notes. */
export function comments(notes: readonly NoteView[]): string[] {
  return notes.flatMap((note) => (note.what === "comment" ? [note.text] : []));
}

/** Says something else about a node; nothing if the text is empty. */
export function setComment(node: TreeNode, text: string): void {
  const trimmed = text.trim();
  const first = node.notes.findIndex(({ what }) => what === "comment");
  const others = node.notes.filter(({ what }) => what !== "comment");
  const comment: NoteView[] = trimmed === "" ? [] : [{ what: "comment", text: trimmed }];
  others.splice(first < 0 ? others.length : first, 0, ...comment);
  node.notes = others;
}

/** Gives an action a mark, or takes it away; of those that say how good it is it has one at most. */
export function toggleNag(node: TreeNode, nag: number): void {
  const isSuffix = (other: number): boolean => other >= 1 && other <= LAST_SUFFIX;
  if (node.nags.includes(nag)) {
    node.nags = node.nags.filter((other) => other !== nag);
  } else if (isSuffix(nag)) {
    // The first is what a record writes behind the action.
    node.nags = [nag, ...node.nags.filter((other) => !isSuffix(other))];
  } else {
    node.nags = [...node.nags, nag];
  }
}

/** How a cell is pointed out at a node. */
export function pointerOf(node: TreeNode, cell: string): Pointer | undefined {
  const note = node.notes.find((note) => note.what === "mark" && note.cells.includes(cell));
  return POINTERS.find((pointer) => note?.what === "mark" && note.pointer === pointer);
}

/** Points a cell out in the next way; after the last in none. */
export function turnMark(node: TreeNode, cell: string): Pointer | undefined {
  const before = pointerOf(node, cell);
  const next = POINTERS[before === undefined ? 0 : POINTERS.indexOf(before) + 1];
  const cleared = node.notes.flatMap((note): NoteView[] => {
    if (note.what !== "mark") return [note];
    const cells = note.cells.filter((other) => other !== cell);
    return cells.length === 0 ? [] : [{ ...note, cells }];
  });
  const there = cleared.findIndex((note) => note.what === "mark" && note.pointer === next);
  const known = cleared[there];
  if (next === undefined) {
    node.notes = cleared;
  } else if (known?.what === "mark") {
    node.notes = cleared.with(there, { ...known, cells: [...known.cells, cell] });
  } else {
    node.notes = [...cleared, { what: "mark", pointer: next, cells: [cell] }];
  }
  return next;
}

/** Draws an arrow over cells, or takes it away; whether it is there now. */
export function toggleArrow(node: TreeNode, cells: readonly string[]): boolean {
  const isIt = (note: NoteView): boolean => note.what === "arrow" && note.cells.join() === cells.join();
  const others = node.notes.filter((note) => !isIt(note));
  const isNew = others.length === node.notes.length;
  node.notes = isNew ? [...others, { what: "arrow", cells: [...cells] }] : others;
  return isNew;
}

/** Takes away all that is drawn at a node. */
export function clearDrawn(node: TreeNode): void {
  node.notes = node.notes.filter(({ what }) => what !== "mark" && what !== "arrow");
}

/** Where the innermost variation that a node is in begins; nothing on the main line. */
function headOf(node: TreeNode): TreeNode | undefined {
  return pathOf(node).findLast((step) => step.parent?.children[0] !== step);
}

/** A node becomes the first among its siblings. */
function lead(node: TreeNode): void {
  const { parent } = node;
  const index = parent?.children.indexOf(node) ?? -1;
  if (!parent || index < 0) return;
  parent.children.splice(index, 1);
  parent.children.unshift(node);
  // Only a variation has something to say before its first action.
  parent.notes = [...parent.notes, ...node.lead];
  node.lead = [];
}

function grow(from: TreeNode, line: VariationView, referee: Referee): void {
  let parent = from;
  for (const ply of line.plies) {
    const child = node(parent, ply.action, referee.nextRound());
    child.nags = ply.nags;
    child.notes = ply.notes;
    parent.children.push(child);
    for (const variation of ply.variations) {
      const count = parent.children.length;
      grow(parent, variation, referee);
      const head = parent.children[count];
      if (head) head.lead = variation.notes;
      else parent.notes = [...parent.notes, ...variation.notes];
    }
    referee.play(ply.action);
    parent = child;
  }
  for (; parent !== from && parent.parent; parent = parent.parent) referee.undo();
}

/** A line from its first node on. */
function plies(first: TreeNode): PlyView[] {
  const plies: PlyView[] = [];
  for (let step: TreeNode | undefined = first; step; step = step.children[0]) {
    const [main, ...others]: TreeNode[] = step.parent?.children ?? [];
    plies.push({
      action: step.action,
      nags: [...step.nags],
      notes: [...step.notes],
      variations: main === step ? others.map(variation) : [],
    });
  }
  return plies;
}

function variation(head: TreeNode): VariationView {
  return { notes: [...head.lead], plies: plies(head) };
}
