// A board that can be looked at, clicked, dragged on and walked over with the keyboard. It knows
// cells, pieces and marks, and no rule; what may be picked it is told.

import type { BoardView, EffectView, GameInfo, PieceAt, Plan, SceneView } from "../rules/package";
import { atOnce, type Spread } from "../shell/frames";
import { animate, type Pace } from "./animation";
import { Art, type Draw } from "./art";
import { draw, path, UNIT } from "./draw";
import { Ground, owned } from "./ground";
import { above, below, NO_MARKS, type Marks } from "./marks";
import { changes, handles, type Change } from "./offers";
import { Sight, type Point, type Way } from "./sight";
import { middle, nearest, wrap, type Spin } from "./turning";

/** What a board asks of whoever uses it. */
export interface Host {
  /** A cell is chosen, by click, touch or keyboard. */
  pick(cell: number): void;
  /** A piece is dragged from one cell to another. */
  drag(from: number, to: number): void;
  /** Whether a piece may be dragged from here. */
  lifts(cell: number): boolean;
  /** A piece has begun to be dragged. */
  grab?(cell: number): void;
  /** A word is chosen on the board. */
  say?(word: string): void;
  /** The ways in which a part of the board can be turned now. */
  spins(): readonly Spin[];
  /** A part of the board has been turned. */
  spin(word: string): void;
  /** Whatever was begun is given up (Escape). */
  cancel(): void;
  /** Something is drawn with the right button: a mark, or an arrow. */
  scribble?(cells: readonly number[]): void;
}

/** Where a press is that is on no cell, but on a handle. */
const HANDLE = -1;

/** A press that moves further than this, in pixels, is a drag. */
const SLACK = 6;

const KEYS: Readonly<Record<string, Way>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

interface Placed {
  readonly key: string;
  readonly element: SVGGElement;
}

interface Press {
  /** The pointer that presses, of several fingers the first. */
  readonly pointer: number;
  /** The buttons that were down when it began, as the browser counts them. */
  readonly buttons: number;
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  /** What follows the pointer, or is drawn by it. */
  readonly what: "piece" | "plate" | "scribble" | "nothing";
  readonly spins: readonly Spin[];
  moved: boolean;
}

const LAYERS = ["ground", "owners", "below", "pieces", "above", "cells", "offers"] as const;

export class Board {
  readonly element: SVGSVGElement;
  #sight: Sight;
  #art: Art;
  #scene: SceneView | undefined;
  #words: readonly string[] = [];
  #marks: Marks = NO_MARKS;
  /** What is said of cells besides what is on them. */
  #notes: ReadonlyMap<number, string> = new Map();
  #changes: readonly Change[] = [];
  /** Whether a part of the board has handles now. */
  #turns = false;
  #view: number;
  /** The cell that the keyboard is on. */
  #cursor = 0;
  #ground: Ground | undefined;
  #cells: SVGGElement[] = [];
  #pieces = new Map<number, Placed>();
  #layers: Record<(typeof LAYERS)[number], SVGGElement>;
  #press: Press | undefined;

  constructor(
    readonly info: GameInfo,
    readonly board: BoardView,
    readonly draw: Draw,
    /** Where everything is, as seen from a seat. */
    readonly plan: (view: number) => Plan,
    readonly host: Host,
    label: string,
    /** The seat that looks at first. */
    view = 0,
    /** When what can wait is drawn. */
    readonly spread: Spread = atOnce,
  ) {
    this.element = picture(label);
    // Its own colours, wherever it stands.
    this.element.dataset["game"] = info.id;
    this.#view = view;
    this.#sight = new Sight(board, plan(view));
    this.#art = new Art(info, draw, view);
    this.#layers = Object.fromEntries(LAYERS.map((name) => [name, layer(name)])) as Record<
      (typeof LAYERS)[number],
      SVGGElement
    >;
    this.#build();
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("pointerdown", (event) => this.#down(event));
    this.element.addEventListener("pointermove", (event) => this.#move(event));
    this.element.addEventListener("pointerup", (event) => this.#up(event));
    this.element.addEventListener("pointercancel", (event) => this.#cancel(event));
    this.element.addEventListener("contextmenu", (event) => {
      if (this.host.scribble) event.preventDefault();
    });
  }

  /** The seat that looks at the board, its side at the bottom. */
  get view(): number {
    return this.#view;
  }

  /** Looks from a seat's side. */
  look(seat: number): void {
    if (seat === this.#view) return;
    this.#view = seat;
    this.#sight = new Sight(this.board, this.plan(seat));
    this.#redraw();
  }

  /** Draws the pieces anew, as after a change of the set. */
  repaint(): void {
    this.#redraw();
  }

  /** What the board is called. */
  name(label: string): void {
    this.element.setAttribute("aria-label", label);
  }

  /** Shows a position as it is; `words` say what is on each cell. */
  show(scene: SceneView, words: readonly string[]): void {
    this.#scene = scene;
    this.#words = words;
    const spent = new Set(scene.spent);
    const before = this.#pieces;
    const now = new Map<number, Placed>();
    for (const piece of scene.pieces) {
      const key = this.#art.key(piece);
      const there = before.get(piece.cell);
      const placed = there?.key === key ? there : this.#place(piece);
      placed.element.classList.toggle("done", spent.has(piece.cell));
      now.set(piece.cell, placed);
    }
    this.#pieces = now;
    const elements = [...now.values()].map(({ element }) => element);
    // Only what is new, gone or in another order is touched.
    const shown = this.#layers.pieces.children;
    if (elements.length !== shown.length || elements.some((element, index) => element !== shown[index])) {
      this.#layers.pieces.replaceChildren(...elements);
    }
    this.#layers.owners.replaceChildren(
      ...scene.owners.map(([cell, seat]) => owned(this.info, this.#sight, cell, seat)),
    );
    this.#tellCells();
    this.#layers.above.replaceChildren();
    this.mark(this.#marks);
  }

  /** Says more of cells than what is on them. */
  tell(notes: ReadonlyMap<number, string>): void {
    this.#notes = notes;
    this.#tellCells();
  }

  /** Offers what a piece can become, beside it, and handles where a part of the board can be turned. */
  offer(changes: readonly Change[], turns: boolean): void {
    this.#changes = changes;
    this.#turns = turns;
    this.#showOffers();
  }

  /** Shows what an action causes. Whoever calls shows the position after it. */
  async play(effects: readonly EffectView[], pace: Pace): Promise<void> {
    await animate(effects, pace, {
      center: (cell) => this.#at(cell),
      piece: (cell) => this.#pieces.get(cell)?.element,
      take: (cell) => {
        const piece = this.#pieces.get(cell)?.element;
        this.#pieces.delete(cell);
        return piece;
      },
      move: (from, to) => {
        const piece = this.#pieces.get(from);
        this.#pieces.delete(from);
        if (piece) this.#pieces.set(to, { key: "", element: piece.element });
      },
      add: (piece) => {
        const placed = this.#place(piece);
        this.#pieces.get(piece.cell)?.element.remove();
        this.#pieces.set(piece.cell, placed);
        this.#layers.pieces.append(placed.element);
      },
    });
  }

  /** Points things out. */
  mark(marks: Marks): void {
    this.#marks = marks;
    this.#layers.below.replaceChildren(...below(this.#sight, marks));
    this.#layers.above.replaceChildren(...above(this.#sight, marks, (cell) => this.#pieces.has(cell)));
    // They keep clear of where the piece can go.
    if (this.#changes.length > 0) this.#showOffers();
  }

  /** Puts the keyboard on a cell. */
  focus(cell = this.#cursor, options?: FocusOptions): void {
    this.#walk(cell);
    this.#cells[cell]?.focus(options);
  }

  /** Where a cell's centre is in the picture. */
  #at(cell: number): Point {
    const { x, y } = this.#sight.center(cell);
    return { x: x * UNIT, y: y * UNIT };
  }

  #tellCells(): void {
    this.#cells.forEach((cell, index) => {
      const note = this.#notes.get(index);
      const word = `${this.#words[index] ?? this.board.cells[index]?.name}${note === undefined ? "" : `, ${note}`}`;
      if (cell.getAttribute("aria-label") !== word) cell.setAttribute("aria-label", word);
    });
  }

  #showOffers(): void {
    const [change] = this.#changes;
    const [spin] = this.#turns ? this.host.spins() : [];
    const shown: SVGElement[] = [];
    if (change) {
      const { cell } = change.piece;
      const targets = this.#marks.cells.flatMap(([cell, mark]) => (mark === "to" ? [this.#at(cell)] : []));
      const others = [...this.#pieces.keys()]
        .filter((other) => other !== cell)
        .map((other) => this.#at(other));
      const { left, top, width, height } = this.#sight.frame(0.3);
      const frame = { left: left * UNIT, top: top * UNIT, width: width * UNIT, height: height * UNIT };
      const picture = (piece: PieceAt): SVGElement => this.#art.picture(piece);
      shown.push(
        ...changes(this.#changes, this.#at(cell), { targets, others, frame }, this.#scale(), picture),
      );
    }
    if (spin) {
      const cells = spin.moves.map(([from]) => this.#at(from));
      shown.push(...handles(cells, middle(cells)));
    }
    this.#layers.offers.replaceChildren(...shown);
  }

  /** How many units of the picture make a pixel. */
  #scale(): number {
    const { width } = this.element.getBoundingClientRect();
    return width > 0 ? this.element.viewBox.baseVal.width / width : 1;
  }

  #redraw(): void {
    const hadFocus = this.element.contains(document.activeElement);
    this.#art = new Art(this.info, this.draw, this.#view);
    this.#pieces.clear();
    this.#build();
    if (this.#scene) this.show(this.#scene, this.#words);
    this.#showOffers();
    if (hadFocus) this.focus();
  }

  /** Draws what never changes: cells, lines, coordinates. */
  #build(): void {
    const frame = this.#sight.frame(0.3);
    const box = [frame.left, frame.top, frame.width, frame.height].map((length) => length * UNIT);
    this.element.setAttribute("viewBox", box.join(" "));
    this.element.style.setProperty("--shape", String(frame.width / frame.height));
    const ground = new Ground(this.info, this.#sight);
    this.#ground = ground;
    this.#layers.ground.replaceChildren(...ground.elements);
    this.spread(ground.texture(), () => this.#ground !== ground || !this.element.isConnected);
    this.#cells = this.board.cells.map((cell, index) => {
      const group = draw("g", {
        class: "cell",
        role: "button",
        tabindex: index === this.#cursor ? 0 : -1,
        "data-cell": cell.name,
        "aria-label": cell.name,
      });
      group.append(
        draw("path", { class: "glow", d: path(this.#sight.outline(index, 0.94)) }),
        draw("path", { class: "hit", d: path(this.#sight.corners(index)) }),
      );
      // The cursor follows wherever the focus comes from, such as a screen reader.
      group.addEventListener("focus", () => this.#walk(index));
      // A screen reader clicks without a pointer.
      group.addEventListener("click", (event) => {
        if (event.detail === 0) this.host.pick(index);
      });
      return group;
    });
    this.#layers.cells.replaceChildren(...this.#cells);
    this.element.replaceChildren(this.#art.element, ...LAYERS.map((name) => this.#layers[name]));
  }

  #place(piece: PieceAt): Placed {
    const { x, y } = this.#at(piece.cell);
    const element = draw("g", { class: "piece", transform: `translate(${x} ${y})` });
    // Inside, so that animations do not fight with its place.
    const inner = draw("g", { class: "art" });
    inner.append(this.#art.picture(piece));
    element.append(inner, tick());
    return { key: this.#art.key(piece), element };
  }

  #walk(cell: number): void {
    this.#cells[this.#cursor]?.setAttribute("tabindex", "-1");
    this.#cursor = cell;
    this.#cells[cell]?.setAttribute("tabindex", "0");
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = KEYS[event.key];
    if (way) this.focus(this.#sight.neighbour(this.#cursor, way));
    else if (event.key === "Enter" || event.key === " ") this.host.pick(this.#cursor);
    else if (event.key === "Escape") this.host.cancel();
    else return;
    event.preventDefault();
  }

  /** The cell under a point of the screen. */
  #under(event: PointerEvent): number | undefined {
    const cell = under(event)?.closest<SVGGElement>("[data-cell]");
    const index = cell ? this.#cells.indexOf(cell) : -1;
    return index < 0 ? undefined : index;
  }

  #down(event: PointerEvent): void {
    // A second finger does nothing, and neither do the buttons beyond the first and the right one.
    if (!event.isPrimary || (event.button !== 0 && event.button !== 2)) return;
    const isScribble = event.button === 2;
    const offered = isScribble ? null : under(event)?.closest<SVGElement>("[data-word], .handle");
    const word = offered?.dataset["word"];
    if (word !== undefined) {
      // The click that follows is not one on the cell below.
      event.preventDefault();
      this.host.say?.(word);
      return;
    }
    const cell = offered ? HANDLE : this.#under(event);
    if (cell === undefined) return;
    const spins = isScribble
      ? []
      : this.host.spins().filter(({ moves }) => offered || moves.some(([from]) => from === cell));
    const isPiece = !isScribble && !offered && this.host.lifts(cell);
    const what = isScribble ? "scribble" : isPiece ? "piece" : spins.length > 0 ? "plate" : "nothing";
    const { pointerId: pointer, buttons, clientX: x, clientY: y } = event;
    this.#press = { pointer, buttons, cell, x, y, what, spins, moved: false };
    if (what === "piece" || what === "plate") this.element.setPointerCapture(pointer);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    // Another button gives up what was begun.
    if (event.buttons !== press.buttons) return this.#drop();
    if (press.what === "nothing" || press.what === "scribble") return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (!press.moved && Math.hypot(x, y) < SLACK) return;
    if (!press.moved && press.what === "piece" && this.#pieces.has(press.cell)) this.host.grab?.(press.cell);
    press.moved = true;
    this.element.classList.add("dragging");
    if (press.what === "plate") {
      this.#turn(press, this.#angle(press, event));
      return;
    }
    const scale = this.#scale();
    const piece = this.#pieces.get(press.cell)?.element;
    piece?.classList.add("lifted");
    piece?.firstElementChild?.setAttribute("transform", `translate(${x * scale} ${y * scale})`);
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    const to = this.#under(event);
    const angle = this.#angle(press, event);
    this.#drop();
    if (press.what === "scribble") {
      if (to !== undefined) this.host.scribble?.(press.cell === to ? [to] : [press.cell, to]);
    } else if (press.moved && press.what === "plate") {
      const spin = nearest(press.spins, angle, (cell) => this.#at(cell));
      if (spin) this.host.spin(spin.word);
    } else if (press.moved && to !== undefined && to !== press.cell) {
      this.host.drag(press.cell, to);
    } else if (to === press.cell) {
      this.#walk(to);
      this.host.pick(to);
    }
  }

  /** The browser has taken the pointer for something else. */
  #cancel(event: PointerEvent): void {
    if (this.#press?.pointer === event.pointerId) this.#drop();
  }

  /** How far, in radians clockwise, a part of the board has been dragged round its middle. */
  #angle(press: Press, event: PointerEvent): number {
    const matrix = this.element.getScreenCTM()?.inverse();
    const spin = press.spins[0];
    if (!matrix || !spin) return 0;
    const { x, y } = middle(spin.moves.map(([from]) => this.#at(from)));
    const from = new DOMPoint(press.x, press.y).matrixTransform(matrix);
    const to = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return wrap(Math.atan2(to.y - y, to.x - x) - Math.atan2(from.y - y, from.x - x));
  }

  /** Shows a part of the board turned by an angle. */
  #turn(press: Press, angle: number): void {
    const cells = press.spins[0]?.moves.map(([from]) => from) ?? [];
    const center = middle(cells.map((cell) => this.#at(cell)));
    for (const cell of cells) {
      const piece = this.#pieces.get(cell)?.element;
      if (!piece) continue;
      const at = this.#at(cell);
      const [x, y] = [at.x - center.x, at.y - center.y];
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const offset = [x * cos - y * sin - x, x * sin + y * cos - y];
      piece.firstElementChild?.setAttribute("transform", `translate(${offset.join(" ")})`);
    }
    const degrees = (angle * 180) / Math.PI;
    this.#plate(cells)?.setAttribute("transform", `rotate(${degrees} ${center.x} ${center.y})`);
  }

  /** The plate that these cells lie on. */
  #plate(cells: readonly number[]): Element | undefined {
    const [cell] = cells;
    if (cell === undefined) return undefined;
    const { x, y } = this.#sight.center(cell);
    const index = this.#sight.plan.plates.findLastIndex(
      ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
    );
    return this.#layers.ground.querySelectorAll(".plate")[index];
  }

  /** What was dragged goes back to where it stands. */
  #drop(): void {
    this.element.classList.remove("dragging");
    for (const plate of this.#layers.ground.querySelectorAll(".plate[transform]"))
      plate.removeAttribute("transform");
    for (const { element } of this.#pieces.values()) {
      element.classList.remove("lifted");
      element.firstElementChild?.removeAttribute("transform");
    }
    this.#press = undefined;
  }
}

/** What is seen under a point of the screen. */
function under(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY);
}

function picture(label: string): SVGSVGElement {
  return draw("svg", { class: "board", role: "application", "aria-label": label });
}

function layer(name: string): SVGGElement {
  const attributes = name === "cells" ? {} : { "aria-hidden": "true" };
  return draw("g", { class: `layer-${name}`, ...attributes });
}

/** The sign of a piece that has done its part, seen when it has. */
function tick(): SVGElement {
  const group = draw("g", { class: "tick", transform: "translate(16.2 16.2)" });
  group.append(draw("circle", { r: 9 }), draw("path", { d: "M-4.2 0l3.3 3.6l5.4-7.2" }));
  return group;
}
