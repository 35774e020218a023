// A study: a game as a tree, where in it one is, and what is said about it there.

import { fits } from "../record/link";
import type { EndingView, Game, GameInfo, OutcomeView, RecordView, Round, Rules } from "../rules/package";
import { say, text } from "../text/text.svelte";
import { mainLine, type Line } from "./lines";
import {
  DEEPEST,
  depthOf,
  endOf,
  isMain,
  pathOf,
  placesOf,
  setComment,
  toggleNag,
  Tree,
  type Cut,
  type TreeNode,
} from "./tree";

export class Study {
  /** Counts what changes in the tree, for all that is made of it. */
  #version = $state(0);
  #node = $state.raw<TreeNode>() as TreeNode;
  /** What was cut off, the latest last. */
  #cuts = $state.raw<readonly Cut[]>([]);

  #tree: Tree;
  /** The position line that the tree begins with; nothing for the usual one. */
  #start: string | undefined;
  /** The text of the record, as it was at a version. */
  #written: { readonly version: number; readonly record: string } | undefined;
  /** How the board ends the game at nodes that have been asked about. */
  readonly #ends = new WeakMap<TreeNode, { language: string; outcome: OutcomeView | undefined }>();

  /** `tell` is told why something can't be done. */
  constructor(
    readonly rules: Rules,
    readonly info: GameInfo,
    readonly tell: (notice: string) => void,
  ) {
    this.#tree = new Tree(info.id);
    this.#node = this.#tree.root;
  }

  /** Studies a record from now on, at its start. */
  open(record: RecordView): void {
    const { setup } = record;
    this.#start =
      setup === undefined ? record.position : this.info.setups.find(({ name }) => name === setup)?.line;
    const game = new this.rules.Game(this.info.id, this.#start);
    this.#tree = Tree.read(record, {
      nextRound: () => game.nextRound(),
      play: (action) => void game.play(action, "en"),
      undo: () => void game.undo(),
    });
    game.free();
    this.#cuts = [];
    this.#node = this.#tree.root;
    this.#version += 1;
  }

  // The tree.

  get tree(): Tree {
    void this.#version;
    return this.#tree;
  }

  /** Another number after every change of the tree. */
  get version(): number {
    return this.#version;
  }

  get lines(): Line | undefined {
    return mainLine(this.tree.root);
  }

  /** A game of its own that is at a node. */
  gameAt(node: TreeNode): Game {
    const game = new this.rules.Game(this.info.id, this.#start);
    for (const { action } of pathOf(node)) game.play(action, "en");
    return game;
  }

  // Where one is.

  /** The node where one is. */
  get node(): TreeNode {
    void this.#version;
    return this.#node;
  }

  /** One is at another node. */
  stand(node: TreeNode): void {
    this.#node = node;
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

  // The record.

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

  /** The value of a tag; empty if it has none. */
  tagOf(name: string): string {
    return this.tree.tags.find(([other]) => other === name)?.[1] ?? "";
  }

  // Changes.

  /**
   * The node after an action, a new one if there is none yet; nothing if there is no room for it, or
   * variations would lie too deep in one another. `round` is asked only for a new one.
   */
  add(node: TreeNode, action: string, round: () => Round): TreeNode | undefined {
    const there = node.children.find((child) => child.action === action);
    if (there) return there;
    if (node.children.length > 0 && depthOf(node) >= DEEPEST) {
      this.tell(say("analysis-too-deep", { count: DEEPEST }));
      return undefined;
    }
    let child: TreeNode | undefined;
    this.#change(
      () => (child = this.#tree.add(node, action, round())),
      () => {
        if (child) this.#tree.cut(child);
        child = undefined;
      },
    );
    return child;
  }

  /** Says something about the current node; whether there is room for it. */
  comment(words: string): boolean {
    return this.note((node) => setComment(node, words));
  }

  /** Gives the last action a mark, or takes it away. */
  toggle(nag: number): void {
    this.note((node) => toggleNag(node, nag));
  }

  /** Changes what is said or drawn at the current node; whether there is room for it. */
  note(change: (node: TreeNode) => void): boolean {
    const node = this.#node;
    const { nags, notes } = node;
    return this.#change(
      () => change(node),
      () => Object.assign(node, { nags, notes }),
    );
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

  /** The variation where one is becomes the main continuation where it begins. */
  promote(): void {
    this.#tree.promote(this.#node);
    this.#version += 1;
  }

  /** All that leads here becomes the main line. */
  makeMain(): void {
    this.#tree.makeMain(this.#node);
    this.#version += 1;
  }

  /** Whether something that was cut off can be put back. */
  get hasCuts(): boolean {
    return this.#cuts.length > 0;
  }

  /** Cuts off the current node and all that follows; what was cut off, nothing at the start. */
  cut(): Cut | undefined {
    const cut = this.#tree.cut(this.#node);
    if (!cut) return undefined;
    this.#cuts = [...this.#cuts, cut];
    this.#version += 1;
    return cut;
  }

  /** Puts back what was cut off last; what that is, if it is anything. */
  restore(): Cut | undefined {
    const cut = this.#cuts.at(-1);
    if (!cut) return undefined;
    this.#tree.restore(cut);
    this.#cuts = this.#cuts.slice(0, -1);
    this.#version += 1;
    return cut;
  }

  // Inside.

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

  /** How the board ends the game at a node. */
  #outcomeAt(node: TreeNode): OutcomeView | undefined {
    const { language } = text;
    const known = this.#ends.get(node);
    if (known?.language === language) return known.outcome;
    const game = this.gameAt(node);
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
}
