// A game that can be looked at: its board, and what leads through it.

import { comments, endOf, pathOf, Tree, type TreeNode } from "../analyse/tree";
import { Board, type Host } from "../board/board";
import { NO_MARKS, together, type Mark, type Marks } from "../board/marks";
import { shareLink } from "../record/link";
import type { BoardView, EffectView, GameInfo, NoteView, Plan } from "../rules/package";
import { Controls, stepOf, type Step } from "./controls";
import { make } from "./dom";
import { Moves } from "./moves";
import type { Rules } from "./rules";
import type { Source } from "./source";
import type { Words } from "./words";

/** The site that the script comes from, in a folder of it. */
const SITE = new URL(/* @vite-ignore */ "..", import.meta.url).href;
/** How long a step takes, in milliseconds, where things may move. */
const STEP = 220;

/** Nothing can be picked on this board; the keyboard walks over it all the same. */
const LOOK_ONLY: Host = {
  pick: () => undefined,
  drag: () => undefined,
  lifts: () => false,
  spins: () => [],
  spin: () => undefined,
  cancel: () => undefined,
};

/** Who is told what happens. */
export interface Watcher {
  /** Another position is shown. */
  moved(): void;
  /** The board is seen from another side. */
  turned(): void;
}

export class Viewer {
  readonly element: HTMLElement;
  readonly info: GameInfo;
  readonly #tree: Tree;
  readonly #game: InstanceType<Rules["Game"]>;
  readonly #cells: BoardView;
  readonly #board: Board;
  readonly #moves: Moves;
  readonly #controls: Controls;
  readonly #standing = make("p", { class: "standing" });
  readonly #said = make("div", { class: "unseen", role: "status" });
  readonly #end: TreeNode;
  /** How the game ended, as the record says. */
  readonly #ended: string;
  #here: TreeNode;
  /** What the action that led here caused. */
  #effects: readonly EffectView[] = [];

  constructor(
    rules: Rules,
    readonly source: Source,
    readonly words: Words,
    readonly watcher: Watcher,
  ) {
    const { record, text } = source;
    const { language } = words;
    const ended = rules.beginRecord(text);
    this.#ended = ended.standing(language);
    const game = new rules.Game(record.game, ended.startLine());
    ended.free();
    this.#game = game;
    this.info = game.info();
    this.#cells = game.board();
    this.#tree = Tree.read(record, {
      nextRound: () => game.nextRound(),
      play: (action) => void game.play(action, language),
      undo: () => void game.undo(),
    });
    this.#here = this.#tree.root;
    this.#end = endOf(this.#here);
    const { id, name } = this.info;
    const draw = (seat: number, letter: string, view: number): string =>
      rules.drawPiece(id, seat, letter, view, "figures");
    const plan = (view: number): Plan => rules.planBoard(id, view);
    this.#board = new Board(this.info, this.#cells, draw, plan, LOOK_ONLY, name);
    this.#soften();
    const { seats } = rules.words(id, language);
    this.#moves = new Moves(this.#tree, words, seats, (node) => this.#go(node));
    this.#controls = new Controls(words, (step) => this.step(step));
    this.element = make("div", { class: "viewer", role: "group", "aria-label": name, lang: language });
    this.element.append(this.#head(seats), make("div", { class: "square" }, this.#board.element));
    this.element.append(this.#controls.element, this.#standing);
    if (this.length > 0 || this.#tree.root.notes.length > 0) this.element.append(this.#moves.element);
    this.element.append(this.#link(), this.#said);
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  /** How many actions lead to what is shown. */
  get ply(): number {
    return this.actions.length;
  }

  /** The actions that lead to what is shown. */
  get actions(): string[] {
    return pathOf(this.#here).map(({ action }) => action);
  }

  /** How many actions the game has. */
  get length(): number {
    return pathOf(this.#end).length;
  }

  /** The position line of what is shown. */
  get position(): string {
    return this.#game.line();
  }

  /** The seat at the bottom. */
  get view(): number {
    return this.#board.view;
  }

  /** Shows what is to be seen first, when this stands on a page. */
  begin(ply: number, view: number): void {
    this.#board.look(view);
    this.#soften();
    this.#reach(this.#at(ply));
    this.#show(false);
  }

  /** Looks from a seat's side. */
  look(seat: number): void {
    if (seat === this.view) return;
    const cell = this.#focused();
    this.#board.look(seat);
    this.#soften();
    if (cell >= 0) this.#board.focus(cell);
    this.watcher.turned();
  }

  /** Goes to the position of the game after so many actions; to the end if it has no more. */
  goTo(ply: number): void {
    this.#go(this.#at(ply));
  }

  step(step: Step): void {
    const { parent, children } = this.#here;
    switch (step) {
      case "start":
        return this.#go(this.#tree.root);
      case "previous":
        return this.#go(parent ?? this.#here);
      case "next":
        return this.#go(children[0] ?? this.#here);
      case "end":
        return this.#go(endOf(this.#here));
      case "flip":
        return this.look((this.view + 1) % this.info.seats.length);
    }
  }

  /** What game it is, who played it and when. */
  #head(seats: readonly string[]): HTMLElement {
    const tags = new Map(this.#tree.tags);
    const players = this.info.seats.flatMap(({ letter }, index) => {
      const name = tags.get(`Seat.${letter}`);
      const seat = seats[index] ?? "";
      return name ? [make("span", {}, this.words.say("embed-player", { seat, name }))] : [];
    });
    const where = [tags.get("Event"), tags.get("Date")].filter((tag) => tag).join(", ");
    const head = make("div", { class: "head" }, make("p", { class: "name" }, this.info.name));
    if (players.length > 0) head.append(make("p", { class: "players" }, ...players));
    if (where) head.append(make("p", { class: "muted" }, where));
    return head;
  }

  /** Leads to the same game on the site that the script comes from. */
  #link(): HTMLElement {
    const link = make("a", { class: "open", target: "_blank", rel: "noopener" });
    link.textContent = this.words.say("embed-open");
    void shareLink(this.source.text).then((fragment) => {
      link.href = new URL(`analyse/${this.info.id}${fragment}`, SITE).href;
    });
    return link;
  }

  /** The position of the game after so many actions. */
  #at(ply: number): TreeNode {
    const path = pathOf(this.#end);
    return path[Math.min(ply, path.length) - 1] ?? this.#tree.root;
  }

  #go(node: TreeNode): void {
    if (node === this.#here) return;
    const isNext = node.parent === this.#here;
    const told = isNext ? this.#game.spoken(node.action, this.words.language) : "";
    this.#reach(node);
    this.#show(isNext);
    const place = told || this.words.say("embed-after", { count: this.ply });
    this.#said.textContent = [place, this.#state(), ...comments(node.notes)].join(" ");
    this.watcher.moved();
  }

  /** Takes actions back and makes others until the game is there. */
  #reach(node: TreeNode): void {
    const [from, to] = [pathOf(this.#here), pathOf(node)];
    const parting = to.findIndex((step, index) => step !== from[index]);
    // The last action is always made anew, for what it causes.
    const shared = Math.max(parting < 0 ? to.length - 1 : parting, 0);
    for (let ply = from.length; ply > shared; ply -= 1) this.#game.undo();
    this.#effects = [];
    for (const { action } of to.slice(shared)) {
      this.#effects = this.#game.effects(action);
      this.#game.play(action, this.words.language);
    }
    this.#here = node;
  }

  /** Shows the position, after what led to it if that shall be seen. */
  #show(isMoving: boolean): void {
    const standing = this.#state();
    this.#standing.textContent = standing;
    this.#board.name(this.words.say("embed-board", { game: this.info.name, standing }));
    this.#moves.mark(this.#here);
    this.#controls.allow(this.#here.parent === undefined, this.#here.children.length === 0);
    const settle = (): void => {
      this.#board.show(this.#game.scene(), this.#game.describeCells(this.words.language));
      this.#board.mark(this.#marks());
    };
    if (!isMoving || matchMedia("(prefers-reduced-motion: reduce)").matches) return settle();
    this.#board.mark(NO_MARKS);
    // By then, the reader may have gone on to another position.
    void this.#board.play(this.#effects, { step: STEP }).then(settle);
  }

  /** Whose turn it is, or how the game ended. */
  #state(): string {
    return this.#here === this.#end ? this.#ended : this.#game.standing(this.words.language);
  }

  /** Where the last action was, and what the record points out. */
  #marks(): Marks {
    return together(this.#game.lastMarks(), ...this.#here.notes.map((note) => this.#pointed(note)));
  }

  #pointed(note: NoteView): Marks {
    const cells = (names: readonly string[]): number[] =>
      names.map((name) => this.#cells.cells.findIndex((cell) => cell.name === name));
    switch (note.what) {
      case "mark":
        // The ways to point something out are marks, too.
        return { cells: cells(note.cells).map((cell) => [cell, note.pointer as Mark]), arrows: [] };
      case "arrow":
        return { cells: [], arrows: [cells(note.cells)] };
      default:
        return NO_MARKS;
    }
  }

  /** Cells are there to be read, not to be pressed. */
  #soften(): void {
    for (const cell of this.#board.element.querySelectorAll("[data-cell]")) cell.setAttribute("role", "img");
  }

  /** The cell that the keyboard is on; -1 if it is elsewhere. */
  #focused(): number {
    const cells = [...this.#board.element.querySelectorAll("[data-cell]")];
    return cells.findIndex((cell) => cell.matches(":focus"));
  }

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(event.key);
    // Keys do what buttons do that are there.
    if (!step || this.#controls.element.getClientRects().length === 0) return;
    event.preventDefault();
    this.step(step);
  }
}
