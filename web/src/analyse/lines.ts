// A tree as it is read: lines of numbered actions, comments behind them, variations in between.

import { comments, type TreeNode } from "./tree";

export type Item =
  | {
      readonly what: "action";
      readonly node: TreeNode;
      /** The round, where the eye needs it: `2.` begins it, `2…` is inside. */
      readonly number: string;
      /** Whether another seat acted before. */
      readonly isTurn: boolean;
    }
  | { readonly what: "comment"; readonly node: TreeNode; readonly text: string }
  | { readonly what: "variations"; readonly node: TreeNode; readonly lines: readonly Line[] };

export interface Line {
  /** The node that it begins with. */
  readonly first: TreeNode;
  readonly items: readonly Item[];
}

/** The main line of a tree with all its variations; nothing if nothing was played. */
export function mainLine(root: TreeNode): Line | undefined {
  const first = root.children[0];
  return first && line(first);
}

/** A line from a node on. */
function line(first: TreeNode): Line {
  const items: Item[] = first.lead.flatMap((note): Item[] =>
    note.what === "comment" ? [{ what: "comment", node: first, text: note.text }] : [],
  );
  let isDue = true;
  for (let node: TreeNode | undefined = first; node; node = node.children[0]) {
    const { number = 0, begins = false, isTurn = false } = node.round ?? {};
    items.push({
      what: "action",
      node,
      number: begins ? `${number}.` : isDue ? `${number}…` : "",
      isTurn,
    });
    const said = comments(node.notes);
    for (const text of said) items.push({ what: "comment", node, text });
    const others = node.parent?.children[0] === node ? node.parent.children.slice(1) : [];
    if (others.length > 0) {
      items.push({ what: "variations", node, lines: others.map((other) => line(other)) });
    }
    isDue = said.length > 0 || others.length > 0;
  }
  return { first, items };
}
