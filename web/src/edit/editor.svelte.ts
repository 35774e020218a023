// A position being set up: its line, valid or not, and what the next click does.

import { NO_MARKS, type Marks } from "../board/marks";
import type { Host } from "../board/board";
import type { BoardView, GameInfo, PositionErrorView, Rules, SceneView } from "../rules/package";
import { announce } from "../shell/announcer.svelte";
import { text, say } from "../text/text.svelte";
import type { Painter } from "./brush";
import { isSame, Lines, type Kind } from "./draft";
import { Steps } from "./steps.svelte";

/** What a click on a cell does: moves what stands there, empties it, gives it to another seat, puts a piece. */
export type Tool = "hand" | "eraser" | "owner" | Kind;

/** What is known about a line that is a valid position. */
export interface Standing {
  /** Whose turn it is, or how the game ended. */
  readonly text: string;
  readonly isOver: boolean;
}

/** A field after the board, but for the seat to move. */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** How it is written; empty if nothing is said about it. */
  readonly help: string;
  readonly text: string;
}

export class Editor {
  readonly info: GameInfo;
  readonly board: BoardView;
  /** Whether seats own cells in this game. */
  readonly hasOwners: boolean;
  tool = $state.raw<Tool>("hand");
  view = $state(0);
  /** The cell whose piece the hand holds. */
  held = $state<number>();
  readonly #steps: Steps<string>;
  readonly #lines: Lines;
  /** Whether the pointer is painting, and whether it takes pieces away. */
  #stroke: "put" | "take" | undefined;

  constructor(
    readonly rules: Rules,
    readonly game: string,
    line?: string,
  ) {
    const start = new rules.Game(game);
    this.info = start.info();
    this.board = start.board();
    this.#lines = new Lines(rules, game);
    this.hasOwners = start.scene().owners.length > 0;
    this.#base = start.line();
    this.#steps = new Steps(line ?? this.#base);
    this.#settle();
    start.free();
  }

  // What is to be seen.

  /** The line as it is. */
  get line(): string {
    return this.#steps.now;
  }

  get canUndo(): boolean {
    return this.#steps.canUndo;
  }

  get canRedo(): boolean {
    return this.#steps.canRedo;
  }

  /** The last line whose board can be laid out, which is shown and changed. */
  #base = $state("");

  readonly #shown = $derived.by(() => this.rules.showDraft(this.game, this.#base, text.language));

  get scene(): SceneView {
    return this.#shown?.scene ?? { pieces: [], owners: [], spent: [], gauges: [], toMove: 0 };
  }

  /** Each cell in words. */
  get words(): readonly string[] {
    return this.#shown?.cells ?? [];
  }

  /** What is wrong with the line. */
  readonly error: PositionErrorView | undefined = $derived.by(() =>
    this.rules.explainPosition(this.game, this.line, text.language),
  );

  /** What there is to say about it if it is a valid position. */
  readonly standing: Standing | undefined = $derived.by(() => {
    if (this.error) return undefined;
    const game = new this.rules.Game(this.game, this.line);
    const standing = {
      text: game.standing(text.language),
      isOver: game.outcome(text.language) !== undefined,
    };
    game.free();
    return standing;
  });

  /** The letter of the seat to move; whatever the line says there. */
  get seat(): string {
    return this.#lines.field(this.#base, "seat");
  }

  /** The fields that the game adds. */
  readonly fields: readonly Field[] = $derived.by(() => {
    const fields = this.rules.readDraft(this.game, this.#base)?.fields ?? [];
    const shown = this.#shown;
    const all = fields.map(({ name, text }, index) => ({
      name,
      text,
      label: shown?.fields[index] ?? name,
      help: shown?.help[index] ?? "",
    }));
    return all.filter(({ name }) => name !== "seat");
  });

  get setups(): GameInfo["setups"] {
    return this.info.setups;
  }

  get marks(): Marks {
    return this.held === undefined ? NO_MARKS : { cells: [[this.held, "from"]], arrows: [] };
  }

  /** What the board asks. */
  readonly host: Host = {
    pick: (cell) => this.pick(cell),
    drag: (from, to) => this.#move(from, to),
    lifts: (cell) => this.tool === "hand" && this.#at(cell) !== undefined,
    spins: () => [],
    spin: () => undefined,
    cancel: () => (this.held = undefined),
  };

  /** What pointers paint. */
  readonly painter: Painter = {
    isPainting: () => this.tool === "eraser" || typeof this.tool === "object",
    paint: (cell, isFirst) => this.#paint(cell, isFirst),
    end: () => {
      this.#stroke = undefined;
      this.#steps.rest();
    },
  };

  // What a person does.

  /** Chooses what the next click does. */
  choose(tool: Tool): void {
    this.tool = tool;
    this.held = undefined;
  }

  /** A cell is chosen, by a click or the keyboard. */
  pick(cell: number): void {
    const { tool } = this;
    // What a pointer has painted is done already.
    if (this.#stroke) return;
    if (tool === "hand") this.#hold(cell);
    else if (tool === "owner") this.#give(cell);
    else if (tool === "eraser") this.erase(cell);
    else this.#put(cell, isSame(this.#at(cell), tool) ? undefined : tool);
  }

  /** Empties a cell. */
  erase(cell: number): void {
    this.#put(cell, undefined);
  }

  /** The seat to move, by its letter, or another field. */
  write(name: string, text: string): void {
    this.#go(this.#lines.write(this.#base, name, text), name);
  }

  /** The whole line is typed. */
  type(line: string): void {
    this.#go(line.trim().replace(/\s+/g, " "), "line");
  }

  /** Begins with another line. */
  load(line: string): void {
    this.held = undefined;
    this.#go(line);
  }

  clear(): void {
    this.load(this.#lines.clear(this.#base));
    announce(say("edit-cleared"));
  }

  undo(): void {
    this.held = undefined;
    this.#steps.undo();
    this.#settle();
  }

  redo(): void {
    this.held = undefined;
    this.#steps.redo();
    this.#settle();
  }

  /** Looks from the next seat's side. */
  flip(): void {
    this.view = (this.view + 1) % this.info.seats.length;
  }

  #go(line: string, about?: string): void {
    this.#steps.go(line, about);
    this.#settle();
  }

  #settle(): void {
    if (this.#lines.isLaidOut(this.line)) this.#base = this.line;
  }

  #at(cell: number): Kind | undefined {
    return this.scene.pieces.find((piece) => piece.cell === cell);
  }

  #put(cell: number, kind: Kind | undefined, about?: string): void {
    this.#go(this.#lines.put(this.#base, cell, kind), about);
    // A stroke would say too much.
    if (about === undefined) this.#say(cell);
  }

  #paint(cell: number, isFirst: boolean): void {
    const kind = typeof this.tool === "object" ? this.tool : undefined;
    const isThere = kind !== undefined && isSame(this.#at(cell), kind);
    if (isFirst) {
      this.#steps.rest();
      this.#stroke = isThere ? "take" : "put";
    }
    if (this.#stroke === "put") this.#put(cell, kind, "stroke");
    else if (isThere) this.#put(cell, undefined, "stroke");
  }

  #hold(cell: number): void {
    const { held } = this;
    if (held !== undefined) {
      this.held = undefined;
      if (held !== cell) this.#move(held, cell);
    } else if (this.#at(cell)) {
      this.held = cell;
      announce(say("edit-held", { what: this.words[cell] ?? "" }));
    } else {
      announce(say("edit-nothing"));
    }
  }

  #move(from: number, to: number): void {
    this.held = undefined;
    this.#go(this.#lines.move(this.#base, from, to));
    this.#say(to);
  }

  #give(cell: number): void {
    const given = this.#lines.give(this.#base, cell, this.info.seats.length);
    if (given === undefined) {
      announce(say("edit-not-owned"));
      return;
    }
    this.#go(given);
    this.#say(cell);
  }

  #say(cell: number): void {
    announce(this.words[cell] ?? "");
  }
}
