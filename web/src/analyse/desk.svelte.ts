// A game being taken apart: a study on a board, with a pencil.

import { NO_MARKS, together, type Marks } from "../board/marks";
import { advised } from "../game/advice";
import { Display } from "../game/display";
import { Picker } from "../game/picker.svelte";
import type { OutcomeView, RecordView, Rules } from "../rules/package";
import { pace } from "../settings/settings.svelte";
import { announce } from "../shell/announcer.svelte";
import { play as sound, soundOf } from "../sound/sound";
import { say, text } from "../text/text.svelte";
import { Pencil, type Drawing } from "./pencil.svelte";
import { Pictures } from "./pictures";
import { Study } from "./study.svelte";
import { countOf, endOf, pathOf, siblingOf, type TreeNode } from "./tree";

/** A position is told after so many milliseconds. */
const STAY = 150;

export class Desk extends Picker {
  readonly study: Study;
  readonly pencil: Pencil;
  view = $state(0);
  /** The seats that people on this device played, if that is known. */
  people = $state.raw<readonly number[]>();
  /** What an engine would do here; shown if there is something. */
  advice = $state<string>();
  /** What is threatened here, as it is pointed out. */
  threat = $state.raw<Marks>(NO_MARKS);

  readonly #pictures: Pictures;
  #teller: ReturnType<typeof setTimeout> | undefined;

  constructor(rules: Rules, game: string) {
    // Whoever runs through a game waits for nothing.
    super(rules, new rules.Game(game), new Display(false));
    this.study = new Study(rules, this.info, (notice) => this.tell(notice));
    this.pencil = new Pencil(this.study, this.board);
    this.#pictures = new Pictures(rules, () => this.view);
  }

  /** Takes a record apart from now on, at its last position, or where these places lead. */
  open(record: RecordView, places?: readonly number[]): void {
    const { study } = this;
    study.open(record);
    this.replace(study.gameAt(study.node));
    this.#land(places ? study.tree.at(places) : endOf(study.node));
  }

  // The position.

  get mayPick(): boolean {
    return !this.outcome && !this.pencil.isOut;
  }

  /** How the game ended, if it did so at the current node and the board does not show it. */
  get agreed(): OutcomeView | undefined {
    const isEnd = this.study.isOnMain && this.study.node.children.length === 0;
    return isEnd && !this.outcome ? this.study.result : undefined;
  }

  get marks(): Marks {
    const advice = this.advice === undefined ? NO_MARKS : advised(this.game, this.advice);
    return together(this.last, this.picked, this.pencil.drawn, advice, this.threat, this.pencil.begun);
  }

  // Walking.

  /** Shows a node. */
  go(node: TreeNode): void {
    if (node !== this.study.node) this.#land(node);
  }

  next(): void {
    const next = this.study.node.children[0];
    if (next) this.go(next);
  }

  previous(): void {
    const { parent } = this.study.node;
    if (parent) this.go(parent);
  }

  toStart(): void {
    this.go(this.study.tree.root);
  }

  toEnd(): void {
    this.go(endOf(this.study.node));
  }

  /** Goes to another action in the place of the last one, if there is one. */
  turnTo(step: 1 | -1): boolean {
    const sibling = siblingOf(this.study.node, step);
    if (sibling) this.go(sibling);
    return sibling !== undefined;
  }

  /** Goes to the main line after so many actions. */
  goToPly(ply: number): void {
    this.go(this.study.tree.at(Array.from({ length: ply }, () => 0)));
  }

  // Acting.

  override pickCell(cell: number): void {
    if (this.pencil.isOut) this.pencil.pick(cell);
    else super.pickCell(cell);
  }

  override drag(from: number, to: number): void {
    if (this.pencil.isOut) this.pencil.draw([from, to]);
    else super.drag(from, to);
  }

  override lifts(cell: number): boolean {
    return this.pencil.isOut || super.lifts(cell);
  }

  override cancel(): void {
    this.pencil.forget();
    super.cancel();
  }

  protected chosen(action: string, step: number): void {
    this.act(action, step);
  }

  /** Makes an action of the seat to move: goes to where it leads, in so many milliseconds a step. */
  act(action: string, step = pace()): void {
    const { study } = this;
    const child = study.add(study.node, action, () => this.game.nextRound());
    if (!child) return;
    this.#land(child, step);
    sound(this.outcome ? "over" : soundOf(this.effects));
  }

  /** Makes actions one after another, as a line of an engine has them. */
  follow(actions: readonly string[]): void {
    const game = this.game.clone();
    let { node } = this.study;
    for (const action of actions) {
      if (game.explain(action, "en")) break;
      const next = this.study.add(node, action, () => game.nextRound());
      if (!next) break;
      node = next;
      game.play(action, "en");
    }
    game.free();
    this.go(node);
  }

  /** Takes up the pencil, or puts it down: what was picked or begun is forgotten. */
  draws(drawing: Drawing): void {
    this.pencil.drawing = drawing;
    this.pencil.forget();
    this.forget();
    this.moved();
  }

  // Changing the tree.

  /** The variation shown becomes the main continuation where it begins. */
  promote(): void {
    this.study.promote();
    announce(say("analysis-promoted"));
  }

  /** All that leads here becomes the main line. */
  makeMain(): void {
    this.study.makeMain();
    announce(say("analysis-is-main"));
  }

  /** Cuts off the current node and all that follows. */
  cut(): void {
    const cut = this.study.cut();
    if (!cut) return;
    this.#land(cut.parent);
    this.tell(say("analysis-cut", { count: countOf(cut.node) }));
  }

  /** Puts back what was cut off last. */
  restore(): void {
    const cut = this.study.restore();
    if (!cut) return;
    this.#land(cut.node);
    this.tell(say("analysis-restored"));
  }

  /** Looks from the next seat's side. */
  flip(): void {
    this.view = (this.view + 1) % this.info.seats.length;
  }

  // Pictures and words.

  /** The current position as a picture, with what is pointed out in it. */
  picture(): string {
    return this.#pictures.of(this.game, together(this.last, this.pencil.drawn));
  }

  /** The position after these actions as a picture; nothing if they cannot be made here. */
  preview(actions: readonly string[]): string | undefined {
    return this.#pictures.after(this.game, actions);
  }

  /** The positions of the line shown, from the start to its end: what draws each, one after another. */
  frames(): (() => string)[] {
    const actions = pathOf(endOf(this.study.node)).map(({ action }) => action);
    return this.#pictures.along({ ...this.course, actions });
  }

  /** An action in words; as it is written if it cannot be made here. */
  spoken(action: string): string {
    return this.game.legal().includes(action) ? this.game.spoken(action, text.language) : action;
  }

  /** Says nothing more. */
  close(): void {
    clearTimeout(this.#teller);
  }

  // Inside.

  /** Goes to a node. One action forward is seen happening. */
  #land(node: TreeNode, step = pace()): void {
    const before = this.study.node;
    const there = new Set(pathOf(before));
    const way = pathOf(node).filter((step) => !there.has(step));
    const kept = pathOf(node).length - way.length;
    const { game } = this;
    for (let back = this.history.length - kept; back > 0; back -= 1) game.undo();
    const latest = way.pop();
    for (const { action } of way) game.play(action, text.language);
    const spoken = latest ? this.make(latest.action) : "";
    if (!latest) this.recall();
    this.forget();
    this.advice = undefined;
    this.threat = NO_MARKS;
    this.pencil.forget();
    this.study.stand(node);
    this.display.show(node.parent === before ? this.effects : [], step, this.seen);
    this.#say(`${spoken} ${this.standing}`);
  }

  /** Says where one is, once one stays there: who runs through a game does not want to hear all of it. */
  #say(words: string): void {
    clearTimeout(this.#teller);
    this.#teller = setTimeout(() => announce(words), STAY);
  }
}
