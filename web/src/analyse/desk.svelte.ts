// A game being taken apart: the tree, where one is in it, what is picked and drawn there.

import type { Pace } from "../board/animation";
import { NO_MARKS, together, type Mark, type Marks } from "../board/marks";
import type { Spin } from "../board/turning";
import type { Course } from "../engine/protocol";
import { Entry, type Answer } from "../play/entry";
import { lastMarks } from "../board/last";
import type {
  BoardView,
  EffectView,
  EndingView,
  Game,
  GameInfo,
  NoteView,
  OutcomeView,
  PickView,
  RecordView,
  RefusalView,
  Rules,
  SceneView,
} from "../rules/package";
import { pace, settings } from "../settings/settings.svelte";
import { announce } from "../shell/announcer.svelte";
import { play as sound } from "../sound/sound";
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

/** Where positions are shown. */
export interface Screen {
  show(scene: SceneView, words: readonly string[]): void;
  play(effects: readonly EffectView[], pace: Pace): Promise<void>;
}

/** What is drawn when a cell is picked: nothing, marks on cells, arrows between them. */
export type Drawing = "off" | "marks" | "arrows";

/** What a person has moved by hand is there already: nothing walks. */
const BY_HAND = 0;
/** A position is told after so many milliseconds. */
const STAY = 150;
/** The ends that the board does not show; all others it does. */
const BEYOND_THE_BOARD = ["resignation", "time", "agreement"];

export class Desk {
  readonly info: GameInfo;
  readonly board: BoardView;
  /** Counts what changes in the tree, for all that is made of it. */
  #version = $state(0);
  /** Counts the steps, for all that depends on the game in WebAssembly. */
  #turn = $state(0);
  #node = $state.raw<TreeNode>() as TreeNode;
  view = $state(0);
  picks = $state.raw<readonly string[]>([]);
  refusal = $state.raw<RefusalView>();
  notice = $state("");
  #drawing = $state<Drawing>("off");
  /** Where an arrow begins that is being drawn with two picks. */
  #arrowFrom = $state<number>();
  /** What is being drawn with a pointer at this moment. */
  sketch = $state.raw<readonly number[]>([]);
  /** What an engine would do here; shown if there is something. */
  advice = $state<string>();
  /** The names of the seats. */
  readonly seats: readonly string[];
  /** What was cut off, the latest last. */
  #cuts = $state.raw<readonly Cut[]>([]);

  #tree: Tree;
  /** The game at the current node. */
  #game: Game;
  #entry: Entry;
  /** What the last action did. */
  #effects: readonly EffectView[] = [];
  #last: Marks = NO_MARKS;
  #screen: Screen | undefined;
  #isMoving = false;
  #teller: ReturnType<typeof setTimeout> | undefined;
  /** How the board ends the game at nodes that have been asked about. */
  readonly #ends = new WeakMap<TreeNode, { ending: EndingView | undefined }>();

  constructor(
    readonly rules: Rules,
    readonly game: string,
  ) {
    this.seats = $derived(rules.words(game, text.language).seats);
    this.#tree = new Tree(game);
    this.#node = this.#tree.root;
    this.#game = new rules.Game(game);
    this.info = this.#game.info();
    this.board = this.#game.board();
    this.#entry = this.#begin();
  }

  // The tree.

  /** Takes a record apart from now on, at its last position, or where these places lead. */
  open(record: RecordView, places?: readonly number[]): void {
    const { setup } = record;
    const start =
      setup === undefined ? record.position : this.info.setups.find(({ name }) => name === setup)?.line;
    const game = new this.rules.Game(this.game, start);
    const tree = Tree.read(record, {
      toMove: () => game.toMove(),
      play: (action) => void game.play(action, "en"),
      undo: () => void game.undo(),
    });
    this.#game.free();
    this.#game = game;
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
    return this.rules.writeRecord(this.tree.write(this.ending));
  }

  /** How the main line ends: as the board says, or else as was agreed beyond it. */
  get ending(): EndingView | undefined {
    const { ending } = this.tree;
    const agreed = ending && BEYOND_THE_BOARD.includes(ending.reason) ? ending : undefined;
    return this.#endAt(endOf(this.tree.root)) ?? agreed;
  }

  /** How the main line ends, in words. */
  get result(): OutcomeView | undefined {
    const { ending } = this;
    if (!ending) return undefined;
    const game = this.#gameAt(endOf(this.tree.root));
    try {
      const winner = this.info.seats.findIndex(({ letter }) => letter === ending.winner);
      if (BEYOND_THE_BOARD.includes(ending.reason)) game.end(ending.reason, winner < 0 ? undefined : winner);
      return game.outcome(text.language);
    } finally {
      game.free();
    }
  }

  /** How the game ended, if it did so at the current node and the board does not show it. */
  get agreed(): OutcomeView | undefined {
    const isEnd = this.isOnMain && this.node.children.length === 0;
    return isEnd && !this.outcome ? this.result : undefined;
  }

  // The position.

  get scene(): SceneView {
    void this.#turn;
    return this.#game.scene();
  }

  /** Each cell in words. */
  get words(): string[] {
    void this.#turn;
    return this.#game.describeCells(text.language);
  }

  get description(): string {
    void this.#turn;
    return this.#game.describe(text.language);
  }

  get gauges(): string[] {
    void this.#turn;
    return this.#game.describeGauges(text.language);
  }

  /** The position line. */
  get line(): string {
    void this.#turn;
    return this.#game.line();
  }

  get toMove(): number {
    void this.#turn;
    return this.#game.toMove();
  }

  get outcome(): OutcomeView | undefined {
    void this.#turn;
    return this.#game.outcome(text.language);
  }

  /** Whose turn it is, or how the game ended. */
  get standing(): string {
    void this.#turn;
    return this.#game.standing(text.language);
  }

  /** The game as it came here. */
  get course(): Course {
    void this.#turn;
    return { game: this.game, start: this.#game.startLine(), actions: this.#game.history() };
  }

  /** What to do now. */
  get prompt(): string {
    return this.#ask()?.prompt ?? "";
  }

  /** The words that can be picked now. */
  get offers(): PickView[] {
    return this.#ask()?.next.filter(({ isCell }) => !isCell) ?? [];
  }

  /** Whether what has been picked is an action as it is. */
  get isComplete(): boolean {
    return this.picks.length > 0 && (this.#ask()?.complete ?? false);
  }

  get drawing(): Drawing {
    return this.#drawing;
  }

  set drawing(drawing: Drawing) {
    this.#drawing = drawing;
    this.#arrowFrom = undefined;
    this.cancel();
  }

  /** Whether something is drawn at the current node. */
  get hasDrawn(): boolean {
    const { cells, arrows } = this.#drawn();
    return cells.length + arrows.length > 0;
  }

  get marks(): Marks {
    void this.picks;
    void this.#turn;
    const named = (names: readonly string[], mark: Mark): Marks => ({
      cells: this.#cells(names).map((cell) => [cell, mark] as const),
      arrows: [],
    });
    const chosen = settings.targets ? this.#entry.marks() : named(this.picks, "from");
    const begun: Marks =
      this.#arrowFrom === undefined ? NO_MARKS : { cells: [[this.#arrowFrom, "hint"]], arrows: [] };
    const sketched: Marks = this.sketch.length < 2 ? NO_MARKS : { cells: [], arrows: [this.sketch] };
    return together(this.#last, chosen, this.#drawn(), this.#advised(), begun, sketched);
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

  /** A cell is chosen. */
  pickCell(cell: number): void {
    if (this.drawing === "marks") return this.draw([cell]);
    if (this.drawing === "arrows") return this.#drawArrow(cell);
    const name = this.board.cells[cell]?.name;
    if (name !== undefined) this.pick(name);
  }

  /** A cell or a word is chosen. */
  pick(pick: string): void {
    this.#forget();
    if (this.outcome) this.notice = this.standing;
    else this.#take(this.#entry.pick(pick));
  }

  /** A piece is dragged. */
  drag(from: number, to: number): void {
    if (this.drawing !== "off") return this.draw([from, to]);
    const [a, b] = [this.board.cells[from]?.name, this.board.cells[to]?.name];
    if (a === undefined || b === undefined || this.outcome) return;
    this.#forget();
    this.#take(this.#entry.drag(a, b), BY_HAND);
  }

  /** A part of the board has been turned by hand; the word says how. */
  spin(word: string): void {
    this.#forget();
    this.#take(this.#entry.pick(word), BY_HAND);
  }

  /** Whether a piece may be dragged from a cell. */
  lifts(cell: number): boolean {
    if (this.drawing !== "off") return true;
    const name = this.board.cells[cell]?.name ?? "";
    return this.picks.at(-1) === name || this.#game.partial(name, text.language) !== undefined;
  }

  /** The ways in which a part of the board can be turned now. */
  spins(): Spin[] {
    if (this.drawing !== "off" || this.picks.length > 0) return [];
    return this.offers.flatMap(({ text: word }) => {
      const effects = this.#game.effects(word);
      return effects.flatMap((effect) => (effect.what === "turned" ? [{ word, moves: effect.moves }] : []));
    });
  }

  /** An action is typed; whether it was made. */
  type(action: string): boolean {
    this.#forget();
    const refusal = this.#game.explain(action, text.language);
    if (refusal) this.#refuse(refusal);
    else this.act(action);
    return !refusal;
  }

  /** What has been picked is what shall be played. */
  confirm(): void {
    if (this.isComplete) this.act(this.#entry.text);
  }

  /** The last pick is taken back, or everything else that was begun. */
  cancel(): void {
    const hadNotice = this.notice !== "" || this.refusal !== undefined || this.#arrowFrom !== undefined;
    this.#forget();
    this.#arrowFrom = undefined;
    if (!hadNotice || this.picks.length > 0) this.#entry.back();
    this.picks = [...this.#entry.picks];
  }

  /** Makes an action of the seat to move: goes to where it leads, in so many milliseconds a step. */
  act(action: string, step = pace()): void {
    const child = this.#add(this.#node, action);
    if (!child) return;
    this.#land(child, step);
    sound(this.outcome ? "over" : soundOf(this.#effects));
  }

  /** Makes actions one after another, as a line of an engine has them. */
  follow(actions: readonly string[]): void {
    const game = this.#game.clone();
    let node = this.#node;
    for (const action of actions) {
      if (game.explain(action, "en")) break;
      const next = this.#add(node, action, game.toMove());
      if (!next) break;
      node = next;
      game.play(action, "en");
    }
    game.free();
    this.go(node);
  }

  // Saying and drawing.

  /** Says something about the current node. */
  comment(words: string): void {
    setComment(this.#node, words);
    this.#version += 1;
  }

  /** Gives the last action a mark, or takes it away. */
  toggle(nag: number): void {
    toggleNag(this.#node, nag);
    this.#version += 1;
  }

  /** Draws a mark on a cell, or an arrow over cells; what is there already changes or goes. */
  draw(cells: readonly number[]): void {
    const names = cells.map((cell) => this.board.cells[cell]?.name ?? "");
    const [first = ""] = names;
    if (names.length > 1) {
      const isThere = toggleArrow(this.#node, names);
      announce(say(isThere ? "analysis-arrow-drawn" : "analysis-arrow-gone", { cells: names.join(" ") }));
    } else {
      turnMark(this.#node, first);
      const pointer = pointerOf(this.#node, first);
      announce(say("analysis-mark-drawn", { cell: first, pointer: pointer ?? "none" }));
    }
    this.#version += 1;
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
    this.#tree.tags = tags.filter(([other, kept]) => other !== name || kept !== "");
    this.#version += 1;
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
    this.notice = say("analysis-cut", { count });
    announce(this.notice);
  }

  /** Puts back what was cut off last. */
  restore(): void {
    const cut = this.#cuts.at(-1);
    if (!cut) return;
    this.#tree.restore(cut);
    this.#cuts = this.#cuts.slice(0, -1);
    this.#version += 1;
    this.#land(cut.node);
    this.notice = say("analysis-restored");
    announce(this.notice);
  }

  /** Looks from the next seat's side. */
  flip(): void {
    this.view = (this.view + 1) % this.info.seats.length;
  }

  // Pictures.

  /** The current position as a picture, a whole SVG, with what is pointed out in it. */
  picture(): string {
    return this.#draw(this.#game, together(this.#last, this.#drawn()));
  }

  /** The position after these actions as a picture; nothing if they cannot be made here. */
  preview(actions: readonly string[]): string | undefined {
    const game = this.#game.clone();
    let effects: readonly EffectView[] = [];
    try {
      for (const action of actions) {
        effects = game.effects(action);
        if (game.play(action, "en")) return undefined;
      }
      return this.#draw(game, lastMarks(effects));
    } finally {
      game.free();
    }
  }

  /** The positions of the line shown, from the start to its end: what draws each, one after another. */
  frames(): (() => string)[] {
    const game = new this.rules.Game(this.game, this.#game.startLine());
    const steps = pathOf(endOf(this.#node)).map(({ action }) => () => {
      const effects = game.effects(action);
      game.play(action, "en");
      return this.#draw(game, lastMarks(effects));
    });
    return [() => this.#draw(game, NO_MARKS), ...steps];
  }

  // The screen.

  /** Says nothing more. */
  close(): void {
    clearTimeout(this.#teller);
  }

  /** Shows positions on a screen from now on. */
  attach(screen: Screen): void {
    this.#screen = screen;
    screen.show(this.scene, this.words);
  }

  /** Shows the position as it is, in the language that is spoken now. */
  refresh(): void {
    this.#screen?.show(this.scene, this.words);
  }

  // Inside.

  #ask(): ReturnType<Game["partial"]> {
    void this.#turn;
    if (this.outcome || this.#drawing !== "off") return undefined;
    return this.#game.partial(this.picks.join(""), text.language);
  }

  #begin(): Entry {
    this.picks = [];
    return new Entry(this.#game, this.board, text.language);
  }

  #cells(names: readonly string[]): number[] {
    const cells = names.map((name) => this.board.cells.findIndex((cell) => cell.name === name));
    return cells.filter((cell) => cell >= 0);
  }

  /** What has been drawn at the current node. */
  #drawn(): Marks {
    const drawn = this.node.notes.map((note: NoteView): Marks => {
      if (note.what === "arrow") return { cells: [], arrows: [this.#cells(note.cells)] };
      if (note.what !== "mark") return NO_MARKS;
      return { cells: this.#cells(note.cells).map((cell) => [cell, note.pointer as Mark]), arrows: [] };
    });
    return together(...drawn);
  }

  /** What is advised: the piece that should act has a ring, so that its arrow is like no other. */
  #advised(): Marks {
    if (this.advice === undefined) return NO_MARKS;
    const effects = this.#game.effects(this.advice);
    const path = effects.find(({ what }) => what === "moved");
    if (path?.what === "moved") return { cells: [[path.path[0] ?? 0, "hint"]], arrows: [path.path] };
    return { cells: lastMarks(effects).cells.map(([cell]) => [cell, "hint"]), arrows: [] };
  }

  #take(answer: Answer, step = pace()): void {
    this.picks = [...this.#entry.picks];
    if (answer.what === "ready") this.act(answer.action, step);
    else if (answer.what === "refused") this.#refuse(answer.refusal);
    else announce(this.prompt);
  }

  #refuse(refusal: RefusalView): void {
    this.refusal = refusal;
    announce(refusal.text);
    sound("refused");
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
  #add(node: TreeNode, action: string, seat = this.#game.toMove()): TreeNode | undefined {
    const isThere = node.children.some((child) => child.action === action);
    if (!isThere && node.children.length > 0 && depthOf(node) >= DEEPEST) {
      this.notice = say("analysis-too-deep", { count: DEEPEST });
      announce(this.notice);
      return undefined;
    }
    const child = this.#tree.add(node, action, seat);
    if (!isThere) this.#version += 1;
    return child;
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
    const game = new this.rules.Game(this.game, this.#game.startLine());
    for (const { action } of pathOf(node)) game.play(action, "en");
    return game;
  }

  /** How the board ends the game at a node. */
  #endAt(node: TreeNode): EndingView | undefined {
    const known = this.#ends.get(node);
    if (known) return known.ending;
    const game = this.#gameAt(node);
    const outcome = game.outcome("en");
    const winner = outcome?.winner === undefined ? undefined : this.info.seats[outcome.winner]?.letter;
    const ending = outcome && { reason: outcome.reason, ...(winner !== undefined && { winner }) };
    this.#ends.set(node, { ending });
    game.free();
    return ending;
  }

  /** Forgets what was said about the moment before. */
  #forget(): void {
    this.refusal = undefined;
    this.notice = "";
  }

  /** Goes to a node. One action forward is seen happening. */
  #land(node: TreeNode, step = pace()): void {
    const before = this.#node;
    const there = new Set(pathOf(before));
    const way = pathOf(node).filter((step) => !there.has(step));
    const kept = pathOf(node).length - way.length;
    for (let back = this.#game.history().length - kept; back > 0; back -= 1) this.#game.undo();
    let spoken = "";
    this.#effects = [];
    way.forEach(({ action }, index) => {
      if (index === way.length - 1) {
        this.#effects = this.#game.effects(action);
        spoken = this.#game.spoken(action, text.language);
      }
      this.#game.play(action, text.language);
    });
    if (way.length === 0 && node.parent) this.#recall();
    this.#last = lastMarks(this.#effects);
    this.#forget();
    this.advice = undefined;
    this.#arrowFrom = undefined;
    this.#entry = this.#begin();
    this.#node = node;
    this.#turn += 1;
    this.#display(node.parent === before ? this.#effects : [], step);
    this.#tell(`${spoken} ${this.standing}`);
  }

  /** Says where one is, once one stays there: who runs through a game does not want to hear all of it. */
  #tell(words: string): void {
    clearTimeout(this.#teller);
    this.#teller = setTimeout(() => announce(words), STAY);
  }

  /** What the last action did, when it was not made but gone back to. */
  #recall(): void {
    const action = this.#game.undo();
    if (action === undefined) return;
    this.#effects = this.#game.effects(action);
    this.#game.play(action, text.language);
  }

  /** Shows where one is; an action that comes while another one is seen happening waits for nothing. */
  #display(effects: readonly EffectView[], step: number): void {
    const screen = this.#screen;
    if (!screen || effects.length === 0 || step === 0 || this.#isMoving) return this.refresh();
    this.#isMoving = true;
    void screen.play(effects, { step }).finally(() => {
      this.#isMoving = false;
      this.refresh();
    });
  }
}

function soundOf(effects: readonly EffectView[]): "move" | "capture" | "become" {
  if (effects.some(({ what }) => what === "captured")) return "capture";
  return effects.some(({ what }) => what === "became") ? "become" : "move";
}
