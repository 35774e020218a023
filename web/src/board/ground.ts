// What never changes on a board: cells, plates, lines, borders of areas, coordinates. Where they are the
// rules say; their colours are left to the style sheet.

import type { GameInfo } from "../rules/package";
import { draw, path, UNIT } from "./draw";
import { materialOf, strokes, type Surface } from "./material";
import type { Point, Sight } from "./sight";

/** Surfaces and where the lines on them go. */
interface Blank {
  readonly layer: SVGGElement;
  readonly surfaces: readonly Surface[];
}

export class Ground {
  /** From below upward. */
  readonly elements: readonly SVGElement[];
  readonly #blanks: Blank[] = [];

  constructor(
    readonly info: GameInfo,
    sight: Sight,
  ) {
    const blank = (...surfaces: Surface[]): SVGGElement => {
      const layer = draw("g");
      this.#blanks.push({ layer, surfaces });
      return layer;
    };
    this.elements = [
      ...plates(sight, blank),
      ...cells(info, sight, blank),
      ...borders(sight),
      ...labels(sight),
    ];
  }

  /** Draws what the board is made of, one surface after another. */
  *texture(): Iterable<void> {
    for (const { layer, surfaces } of this.#blanks) {
      for (const { kind, width, opacity, path } of yield* strokes(materialOf(this.info.id), surfaces)) {
        layer.append(draw("path", { class: `texture ${kind}`, d: path, "stroke-width": width, opacity }));
      }
    }
  }
}

/** A place where lines will be drawn on surfaces. */
type Blanks = (...surfaces: Surface[]) => SVGGElement;

/** The class of a seat by its place. */
export function seatClass(info: GameInfo, seat: number): string {
  return `seat-${info.seats[seat]?.word ?? "none"}`;
}

function* cells(info: GameInfo, sight: Sight, blank: Blanks): Iterable<SVGElement> {
  const surfaces: Surface[] = [];
  for (const [index, cell] of sight.board.cells.entries()) {
    if (cell.outline === "point") {
      const { x, y } = sight.center(index);
      yield draw("circle", { class: "point", cx: x * UNIT, cy: y * UNIT, r: 0.09 * UNIT });
      continue;
    }
    const corners = sight.corners(index);
    surfaces.push({ corners, tone: cell.tone });
    const d = path(corners);
    yield draw("path", { class: `ground tone-${cell.tone}`, d });
    const area = cell.area;
    if (area?.seat !== undefined || area?.isDark) {
      const owner = area.seat === undefined ? "" : ` ${seatClass(info, area.seat)}`;
      yield draw("path", { class: `tint${area.isDark ? " dark" : ""}${owner}`, d });
    }
  }
  yield blank(...surfaces);
}

/** Where the cells are points: plates, the larger ones below, and the lines between the points. */
function* plates(sight: Sight, blank: Blanks): Iterable<SVGElement> {
  for (const [depth, { left, top, width, height }] of sight.plan.plates.entries()) {
    yield draw("rect", {
      class: `plate depth-${depth % 2}`,
      x: left * UNIT,
      y: top * UNIT,
      width: width * UNIT,
      height: height * UNIT,
      rx: 0.22 * UNIT,
    });
    const [right, bottom] = [left + width, top + height];
    const corners = [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
    yield blank({ corners, tone: depth });
  }
  for (const [from, to] of sight.board.lines) {
    yield draw("path", { class: "line", d: path([sight.center(from), sight.center(to)], false) });
  }
}

/** A line around the board, also around its holes, and thinner ones between areas. */
function* borders(sight: Sight): Iterable<SVGElement> {
  const { around, between } = sight.plan;
  const lines = (some: readonly Point[][]): string => some.map((edge) => path(edge, false)).join("");
  if (between.length) yield draw("path", { class: "between", d: lines(between) });
  if (around.length) yield draw("path", { class: "around", d: lines(around) });
}

function* labels(sight: Sight): Iterable<SVGElement> {
  for (const { text, at } of sight.plan.labels) {
    const label = draw("text", { class: "label", x: at.x * UNIT, y: at.y * UNIT, "aria-hidden": "true" });
    label.textContent = text;
    yield label;
  }
}

/** A cell that somebody owns: a wall around it, with towers of the owner's shape. */
export function owned(info: GameInfo, sight: Sight, cell: number, seat: number): SVGElement {
  const group = draw("g", { class: `owned ${seatClass(info, seat)}` });
  const corners = sight.corners(cell, 0.78);
  const { x, y } = sight.center(cell);
  const d = path(corners);
  group.append(
    draw("path", { class: "wall", d }),
    draw("path", { class: "wall-inside", d }),
    ...sight.plan.emblem.map(({ path, isCut }) =>
      draw("path", {
        class: isCut ? "castle cut" : "castle",
        d: path,
        transform: `translate(${x * UNIT} ${y * UNIT}) scale(0.26)`,
      }),
    ),
  );
  for (const corner of corners) {
    const [cx, cy] = [corner.x * UNIT, corner.y * UNIT];
    group.append(
      sight.plan.towers[seat] === "round"
        ? draw("circle", { class: "tower", cx, cy, r: 0.1 * UNIT })
        : draw("rect", { class: "tower", x: cx - 5.4, y: cy - 5.4, width: 10.8, height: 10.8 }),
    );
  }
  return group;
}
