// A game being taken apart: the tree, where one is in it, what is picked and drawn there.

import { NO_MARKS, together, type Marks } from "../board/marks";
import type { Course } from "../engine/protocol";
import { Picker } from "../play/picker.svelte";
import { fits } from "../record/link";
import type { EffectView, EndingView, Game, OutcomeView, RecordView, Rules } from "../rules/package";
import { pace, settings } from "../settings/settings.svelte";
import { announce } from "../shell/announcer.svelte";
import { play as sound, soundOf } from "../sound/sound";
import { say, text } from "../text/text.svelte";
import { mainLine, type Line } from "./lines";
import {
  clearDrawn,
  countOf,
  DEEPEST,
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
  type Cut,
  type TreeNode,
} from "./tree";

/** What is drawn when a cell is picked: nothing, marks on cells, arrows between them. */
export type Drawing = "off" | "marks" | "arrows";

/** A position is told after so many milliseconds. */
const STAY = 150;

export class Desk extends Picker {
  /** Counts what changes in the tree, for all that is made of it. */
  #version = $state(0);
  #node = $state.raw<TreeNode>() as TreeNode;
  view = $state(0);
  #drawing = $state<Drawing>("off");
  /** Where an arrow begins that is being drawn with two picks. */
  #arrowFrom = $state<number>();
  /** What is being drawn with a pointer at this moment. */
  sketch = $state.raw<readonly number[]>([]);
  /** What an engine would do here; shown if there is something. */
  advice = $state<string>();
  /** What was cut off, the latest last. */
  #cuts = $state.raw<readonly Cut[]>([]);

  #tree: Tree;
  /** The text of the record, as it was at a version. */
  #written: { readonly version: number; readonly record: string } | undefined;
  #isMoving = false;
  #teller: ReturnType<typeof setTimeout> | undefined;
  /** How the board ends the game at nodes that have been asked about. */
  readonly #ends = new WeakMap<TreeNode, { language: string; outcome: OutcomeView | undefined }>();

  constructor(rules: Rules, game: string) {
    super(rules, new rules.Game(game));
    this.#tree = new Tree(game);
    this.#node = this.#tree.root;
  }

  // The tree.

  /** Takes a record apart from now on, at its last position, or where these places lead. */
  open(record: RecordView, places?: readonly number[]): void {
    const { setup } = record;
    const start =
      setup === undefined ? record.position : this.info.setups.find(({ name }) => name === setup)?.line;
    const game = new this.rules.Game(this.info.id, start);
    const tree = Tree.read(record, {
      nextRound: () => game.nextRound(),
      play: (action) => void game.play(action, "en"),
      undo: () => void game.undo(),
    });
    this.replace(game);
    this.#tree = tree;
    this.#cuts = [];
    this.#node = tree.root;
    this.#version += 1;
    this.#land(places ? tree.at(places) : endOf(tree.root));
  }

  get tree(): Tree {
    void this.#version;
    return this.#tree;
  }

  /** The node that is shown. */
  get node(): TreeNode {
    void this.#version;
    return this.#node;
  }

  /** Another number after every change of the tree. */
  get version(): number {
    return this.#version;
  }

  get lines(): Line | undefined {
    return mainLine(this.tree.root);
  }

  get isOnMain(): boolean {
    return isMain(this.node);
  }

  /** How many actions lead here. */
  get ply(): number {
    return pathOf(this.node).length;
  }

  /** How many actions of the main line lead here, or to where a variation left it. */
  get mainPly(): number {
    const left = pathOf(this.node).findIndex((step) => step.parent?.children[0] !== step);
    return left < 0 ? this.ply : left;
  }

  /** The places that lead to the current node. */
  get places(): number[] {
    return placesOf(this.node);
  }

  /** Whether something that was cut off can be put back. */
  get hasCuts(): boolean {
    return this.#cuts.length > 0;
  }

  /** The text of the record. */
  record(): string {
    const { version } = this;
    if (this.#written?.version !== version) this.#written = { version, record: this.#write() };
    return this.#written.record;
  }

  /** Whether a record is short enough to be kept and read back; says so if it is not. */
  holds(record: string): boolean {
    const holds = fits(record);
    if (!holds) this.tell(say("analysis-full"));
    return holds;
  }

  /** How the main line ends: as the board says, or else as people did. */
  get ending(): EndingView | undefined {
    const outcome = this.#outcomeAt(endOf(this.tree.root));
    if (!outcome) return this.#agreedEnding;
    const { reason, winner } = outcome;
    return { reason, ...(winner !== undefined && { winner: this.info.seats[winner]?.letter ?? "" }) };
  }

  /** How the main line ends, in words. */
  get result(): OutcomeView | undefined {
    const outcome = this.#outcomeAt(endOf(this.tree.root));
    const ending = this.#agreedEnding;
    if (outcome || !ending) return outcome;
    const game = new this.rules.Game(this.info.id);
    const winner = this.info.seats.findIndex(({ letter }) => letter === ending.winner);
    game.end(ending.reason, winner < 0 ? undefined : winner);
    const agreed = game.outcome(text.language);
    game.free();
    return agreed;
  }

  /** How the game ended, if it did so at the current node and the board does not show it. */
  get agreed(): OutcomeView | undefined {
    const isEnd = this.isOnMain && this.node.children.length === 0;
    return isEnd && !this.outcome ? this.result : undefined;
  }

  // The position.

  /** The game as it came here. */
  get course(): Course {
    return { game: this.info.id, start: this.game.startLine(), actions: this.history };
  }

  get mayPick(): boolean {
    return !this.outcome && this.#drawing === "off";
  }

  get drawing(): Drawing {
    return this.#drawing;
  }

  set drawing(drawing: Drawing) {
    this.#drawing = drawing;
    this.#arrowFrom = undefined;
    this.forget();
    this.moved();
  }

  /** Whether something is drawn at the current node. */
  get hasDrawn(): boolean {
    const { cells, arrows } = this.#drawn();
    return cells.length + arrows.length > 0;
  }

  get marks(): Marks {
    const begun = this.#arrowFrom === undefined ? [] : [this.#arrowFrom];
    const drawn: Marks = { cells: begun.map((cell) => [cell, "hint"] as const), arrows: [] };
    const sketched: Marks = this.sketch.length < 2 ? NO_MARKS : { cells: [], arrows: [this.sketch] };
    return together(this.last, this.picked, this.#drawn(), this.#advised(), drawn, sketched);
  }

  // Walking.

  /** Shows a node. */
  go(node: TreeNode): void {
    if (node !== this.#node) this.#land(node);
  }

  next(): void {
    const next = this.#node.children[0];
    if (next) this.go(next);
  }

  previous(): void {
    if (this.#node.parent) this.go(this.#node.parent);
  }

  toStart(): void {
    this.go(this.#tree.root);
  }

  toEnd(): void {
    this.go(endOf(this.#node));
  }

  /** Goes to another action in the place of the last one, if there is one. */
  turnTo(step: 1 | -1): boolean {
    const sibling = siblingOf(this.#node, step);
    if (sibling) this.go(sibling);
    return sibling !== undefined;
  }

  /** Goes to the main line after so many actions. */
  goToPly(ply: number): void {
    this.go(this.#tree.at(Array.from({ length: ply }, () => 0)));
  }

  // Acting.

  override pickCell(cell: number): void {
    if (this.drawing === "marks") this.draw([cell]);
    else if (this.drawing === "arrows") this.#drawArrow(cell);
    else super.pickCell(cell);
  }

  override drag(from: number, to: number): void {
    if (this.drawing === "off") super.drag(from, to);
    else this.draw([from, to]);
  }

  override lifts(cell: number): boolean {
    return this.drawing !== "off" || super.lifts(cell);
  }

  override cancel(): void {
    this.#arrowFrom = undefined;
    super.cancel();
  }

  protected chosen(action: string, step: number): void {
    this.act(action, step);
  }

  /** Makes an action of the seat to move: goes to where it leads, in so many milliseconds a step. */
  act(action: string, step = pace()): void {
    const child = this.#add(this.#node, action);
    if (!child) return;
    this.#land(child, step);
    sound(this.outcome ? "over" : soundOf(this.effects));
  }

  /** Makes actions one after another, as a line of an engine has them. */
  follow(actions: readonly string[]): void {
    const game = this.game.clone();
    let node = this.#node;
    for (const action of actions) {
      if (game.explain(action, "en")) break;
      const next = this.#add(node, action, game.nextRound());
      if (!next) break;
      node = next;
      game.play(action, "en");
    }
    game.free();
    this.go(node);
  }

  // Saying and drawing.

  /** Says something about the current node; whether there is room for it. */
  comment(words: string): boolean {
    return this.#note(() => setComment(this.#node, words));
  }

  /** Gives the last action a mark, or takes it away. */
  toggle(nag: number): void {
    this.#note(() => toggleNag(this.#node, nag));
  }

  /** Draws a mark on a cell, or an arrow over cells; what is there already changes or goes. */
  draw(cells: readonly number[]): void {
    const names = cells.map((cell) => this.board.cells[cell]?.name ?? "");
    const [first = ""] = names;
    if (names.length > 1) {
      let isThere = false;
      if (!this.#note(() => (isThere = toggleArrow(this.#node, names)))) return;
      announce(say(isThere ? "analysis-arrow-drawn" : "analysis-arrow-gone", { cells: names.join(" ") }));
    } else {
      if (!this.#note(() => turnMark(this.#node, first))) return;
      const pointer = pointerOf(this.#node, first);
      announce(say("analysis-mark-drawn", { cell: first, pointer: pointer ?? "none" }));
    }
  }

  /** Takes away all that is drawn here. */
  wipe(): void {
    clearDrawn(this.#node);
    this.#version += 1;
  }

  /** Gives a tag a value, or takes it away. */
  tag(name: string, value: string): void {
    const trimmed = value.trim();
    const there = this.#tree.tags.some(([other]) => other === name);
    const tags = this.#tree.tags.map(([other, old]) => [other, other === name ? trimmed : old] as const);
    if (!there) tags.push([name, trimmed]);
    const before = this.#tree.tags;
    this.#change(
      () => (this.#tree.tags = tags.filter(([other, kept]) => other !== name || kept !== "")),
      () => (this.#tree.tags = before),
    );
  }

  /** The value of a tag; empty if it has none. */
  tagOf(name: string): string {
    return this.tree.tags.find(([other]) => other === name)?.[1] ?? "";
  }

  // Changing the tree.

  /** The variation shown becomes the main continuation where it begins. */
  promote(): void {
    this.#tree.promote(this.#node);
    this.#version += 1;
    announce(say("analysis-promoted"));
  }

  /** All that leads here becomes the main line. */
  makeMain(): void {
    this.#tree.makeMain(this.#node);
    this.#version += 1;
    announce(say("analysis-is-main"));
  }

  /** Cuts off the current node and all that follows. */
  cut(): void {
    const count = countOf(this.#node);
    const cut = this.#tree.cut(this.#node);
    if (!cut) return;
    this.#cuts = [...this.#cuts, cut];
    this.#version += 1;
    this.#land(cut.parent);
    this.tell(say("analysis-cut", { count }));
  }

  /** Puts back what was cut off last. */
  restore(): void {
    const cut = this.#cuts.at(-1);
    if (!cut) return;
    this.#tree.restore(cut);
    this.#cuts = this.#cuts.slice(0, -1);
    this.#version += 1;
    this.#land(cut.node);
    this.tell(say("analysis-restored"));
  }

  /** Looks from the next seat's side. */
  flip(): void {
    this.view = (this.view + 1) % this.info.seats.length;
  }

  // Pictures.

  /** The current position as a picture, a whole SVG, with what is pointed out in it. */
  picture(): string {
    return this.#draw(this.game, together(this.last, this.#drawn()));
  }

  /** An action in words; as it is written if it cannot be made here. */
  spoken(action: string): string {
    return this.game.legal().includes(action) ? this.game.spoken(action, text.language) : action;
  }

  /** The position after these actions as a picture; nothing if they cannot be made here. */
  preview(actions: readonly string[]): string | undefined {
    const game = this.game.clone();
    try {
      for (const action of actions) if (game.play(action, "en")) return undefined;
      return this.#draw(game, game.lastMarks());
    } finally {
      game.free();
    }
  }

  /** The positions of the line shown, from the start to its end: what draws each, one after another. */
  frames(): (() => string)[] {
    const game = new this.rules.Game(this.info.id, this.game.startLine());
    const steps = pathOf(endOf(this.#node)).map(({ action }) => () => {
      game.play(action, "en");
      return this.#draw(game, game.lastMarks());
    });
    return [() => this.#draw(game, NO_MARKS), ...steps];
  }

  // The screen.

  /** Says nothing more. */
  close(): void {
    clearTimeout(this.#teller);
  }

  // Inside.

  /** What has been drawn at the current node. */
  #drawn(): Marks {
    const drawn = this.node.notes.map((note): Marks => {
      if (note.what === "arrow") return { cells: [], arrows: [this.cells(note.cells)] };
      if (note.what !== "mark") return NO_MARKS;
      return this.named(note.cells, note.pointer);
    });
    return together(...drawn);
  }

  /** What is advised: the piece that should act has a ring, so that its arrow is like no other. */
  #advised(): Marks {
    if (this.advice === undefined) return NO_MARKS;
    const effects = this.game.effects(this.advice);
    const path = effects.find(({ what }) => what === "moved");
    if (path?.what === "moved") return { cells: [[path.path[0] ?? 0, "hint"]], arrows: [path.path] };
    return { cells: this.game.marks(this.advice).cells.map(([cell]) => [cell, "hint"]), arrows: [] };
  }

  /** The first pick is where an arrow begins, the second where it ends. */
  #drawArrow(cell: number): void {
    const from = this.#arrowFrom;
    if (from === undefined) {
      this.#arrowFrom = cell;
      announce(say("analysis-arrow-from", { cell: this.board.cells[cell]?.name ?? "" }));
      return;
    }
    this.#arrowFrom = undefined;
    if (from !== cell) this.draw([from, cell]);
  }

  /** The node after an action; nothing if variations would lie too deep in one another. */
  #add(node: TreeNode, action: string, round = this.game.nextRound()): TreeNode | undefined {
    const isThere = node.children.some((child) => child.action === action);
    if (!isThere && node.children.length > 0 && depthOf(node) >= DEEPEST) {
      this.tell(say("analysis-too-deep", { count: DEEPEST }));
      return undefined;
    }
    if (isThere) return this.#tree.add(node, action, round);
    let child: TreeNode | undefined;
    this.#change(
      () => (child = this.#tree.add(node, action, round)),
      () => {
        if (child) this.#tree.cut(child);
        child = undefined;
      },
    );
    return child;
  }

  /** Changes what is said at the current node; whether there is room for it. */
  #note(change: () => void): boolean {
    const node = this.#node;
    const { nags, notes } = node;
    return this.#change(change, () => Object.assign(node, { nags, notes }));
  }

  /**
   * Changes the tree, unless its record would grow longer than what can be read back: then nothing
   * changes, and that is said.
   */
  #change(change: () => void, undo: () => void): boolean {
    const { length } = this.record();
    change();
    const record = this.#write();
    if (!fits(record)) {
      undo();
      if (record.length > length) {
        this.tell(say("analysis-full"));
        return false;
      }
      change();
    }
    this.#version += 1;
    return true;
  }

  #write(): string {
    return this.rules.writeRecord(this.tree.write(this.ending));
  }

  /** A position as seen now, a whole SVG. */
  #draw(game: Game, { cells, arrows }: Marks): string {
    const options = new this.rules.PictureOptions();
    options.dress(settings.pieces);
    options.look(this.view);
    for (const [cell, mark] of cells) options.mark(mark, cell);
    for (const arrow of arrows) options.arrow([...arrow]);
    return this.rules.drawPosition(game, options, text.language);
  }

  /** A game of its own that stands at a node. */
  #gameAt(node: TreeNode): Game {
    const game = new this.rules.Game(this.info.id, this.game.startLine());
    for (const { action } of pathOf(node)) game.play(action, "en");
    return game;
  }

  /** How the board ends the game at a node. */
  #outcomeAt(node: TreeNode): OutcomeView | undefined {
    const { language } = text;
    const known = this.#ends.get(node);
    if (known?.language === language) return known.outcome;
    const game = this.#gameAt(node);
    const outcome = game.outcome(language);
    game.free();
    this.#ends.set(node, { language, outcome });
    return outcome;
  }

  /** How people ended the game. */
  get #agreedEnding(): EndingView | undefined {
    const { ending } = this.tree;
    return ending && this.rules.isMadeByPeople(ending.reason) ? ending : undefined;
  }

  /** Goes to a node. One action forward is seen happening. */
  #land(node: TreeNode, step = pace()): void {
    const before = this.#node;
    const there = new Set(pathOf(before));
    const way = pathOf(node).filter((step) => !there.has(step));
    const kept = pathOf(node).length - way.length;
    const { game } = this;
    for (let back = this.history.length - kept; back > 0; back -= 1) game.undo();
    const latest = way.pop();
    for (const { action } of way) game.play(action, text.language);
    let spoken = "";
    if (latest) {
      const effects = game.effects(latest.action);
      spoken = game.spoken(latest.action, text.language);
      game.play(latest.action, text.language);
      this.moved(effects);
    } else {
      this.recall();
    }
    this.forget();
    this.advice = undefined;
    this.#arrowFrom = undefined;
    this.#node = node;
    this.display(node.parent === before ? this.effects : [], step);
    this.#say(`${spoken} ${this.standing}`);
  }

  /** Says where one is, once one stays there: who runs through a game does not want to hear all of it. */
  #say(words: string): void {
    clearTimeout(this.#teller);
    this.#teller = setTimeout(() => announce(words), STAY);
  }

  /** Shows where one is; an action that comes while another one is seen happening waits for nothing. */
  protected override display(effects: readonly EffectView[], step: number): void {
    const { screen } = this;
    if (!screen || effects.length === 0 || step === 0 || this.#isMoving) {
      screen?.show(this.scene, this.words);
      return;
    }
    this.#isMoving = true;
    void screen.play(effects, { step }).finally(() => {
      this.#isMoving = false;
      this.refresh();
    });
  }
}
