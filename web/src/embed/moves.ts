// The list of actions with variations and comments, in which each action leads to its position.

import { mainLine, type Item, type Line } from "../analyse/lines";
import { isNamed, signOf } from "../analyse/nags";
import { comments, type Tree, type TreeNode } from "../analyse/tree";
import { make } from "./dom";
import type { Words } from "./words";

/** The last of the marks that records write right behind an action. */
const LAST_SUFFIX = 6;

export class Moves {
  readonly element: HTMLElement;
  readonly #buttons = new Map<TreeNode, HTMLButtonElement>();
  #current: HTMLButtonElement | undefined;
  /** The one at which the Tab key stops. */
  #stop: HTMLButtonElement | undefined;

  constructor(
    tree: Tree,
    readonly words: Words,
    /** What the seats are called. */
    readonly seats: readonly string[],
    readonly go: (node: TreeNode) => void,
  ) {
    const label = words.say("embed-moves");
    this.element = make("div", { class: "moves", role: "group", "aria-label": label });
    for (const text of comments(tree.root.notes)) this.element.append(make("p", { class: "comment" }, text));
    const line = mainLine(tree.root);
    if (line) this.element.append(...this.#line(line));
    this.#stopAt(this.#buttons.values().next().value);
  }

  /** Points out the action that led to what is shown; nothing at the start. */
  mark(node: TreeNode): void {
    const hadFocus = this.element.matches(":focus-within");
    const next = this.#buttons.get(node);
    this.#current?.removeAttribute("aria-current");
    if (next) {
      this.#stopAt(next);
      next.setAttribute("aria-current", "true");
      if (hadFocus) next.focus({ preventScroll: true });
    }
    this.#current = next;
    this.#reveal(next);
  }

  #stopAt(button: HTMLButtonElement | undefined): void {
    this.#stop?.setAttribute("tabindex", "-1");
    button?.setAttribute("tabindex", "0");
    this.#stop = button;
  }

  /** Scrolls the list, and nothing but the list, to a button. */
  #reveal(button: HTMLButtonElement | undefined): void {
    if (!button) {
      this.element.scrollTop = 0;
      return;
    }
    const [inner, outer] = [button.getBoundingClientRect(), this.element.getBoundingClientRect()];
    if (inner.top < outer.top) this.element.scrollTop -= outer.top - inner.top + inner.height;
    if (inner.bottom > outer.bottom) this.element.scrollTop += inner.bottom - outer.bottom + inner.height;
  }

  #line({ items }: Line): Node[] {
    return items.flatMap((item, index) => this.#item(item, index));
  }

  #item(item: Item, index: number): Node[] {
    switch (item.what) {
      case "comment":
        return [make("span", { class: "comment" }, item.text, " ")];
      case "variations":
        return item.lines.map((line) => make("div", { class: "variation" }, ...this.#line(line)));
      case "action": {
        const { node, number, isTurn } = item;
        // What stays together when a line is broken.
        const group = make("span", { class: "ply" });
        if (number) group.append(make("span", { class: "number" }, number));
        else if (isTurn && index > 0)
          group.append(make("span", { class: "turn", "aria-hidden": "true" }, "·"));
        const seat = isTurn
          ? [make("span", { class: "unseen" }, `${this.seats[node.round?.seat ?? -1] ?? ""} `)]
          : [];
        // Only the suffixes of records cling to the action.
        const signs = node.nags.map((nag) => (nag <= LAST_SUFFIX ? signOf(nag) : ` ${signOf(nag)}`)).join("");
        const names = node.nags.filter(isNamed).map((nag) => this.words.say(`nag-${nag}`));
        const button = make("button", { type: "button", tabindex: -1 }, ...seat, node.action);
        if (signs) button.append(make("span", { "aria-hidden": "true" }, signs));
        if (names.length > 0) {
          button.title = names.join(", ");
          button.append(make("span", { class: "unseen" }, ` ${button.title}`));
        }
        button.addEventListener("click", () => this.go(node));
        this.#buttons.set(node, button);
        group.append(button);
        return [group, new Text(" ")];
      }
    }
  }
}
