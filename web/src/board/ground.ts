// What never changes on a board: cells, plates, lines, borders of areas, coordinates. The same as
// crates/draw draws, with colours left to the style sheet.

import type { BoardView, GameInfo } from "../rules/package";
import { draw, path, UNIT } from "./draw";
import type { Point, Sight } from "./sight";

/** From a point to the edge of its plate. */
const PLATE_MARGIN = 0.46;

/** The elements of the ground, from below upward. */
export function ground(info: GameInfo, sight: Sight): SVGElement[] {
  return [...plates(sight), ...cells(info, sight), ...borders(sight), ...labels(sight)];
}

/** The class of a seat by its place. */
export function seatClass(info: GameInfo, seat: number): string {
  return `seat-${info.seats[seat]?.word ?? "none"}`;
}

function* cells(info: GameInfo, sight: Sight): Iterable<SVGElement> {
  for (const [index, cell] of sight.board.cells.entries()) {
    if (cell.outline === "point") {
      const { x, y } = sight.center(index);
      yield draw("circle", { class: "point", cx: x * UNIT, cy: y * UNIT, r: 0.09 * UNIT });
      continue;
    }
    const d = path(sight.corners(index));
    yield draw("path", { class: `ground tone-${cell.tone}`, d });
    const area = cell.area;
    if (area?.seat !== undefined || area?.word === "dark-area") {
      const owner = area.seat === undefined ? "" : ` ${seatClass(info, area.seat)}`;
      yield draw("path", { class: `tint area-${area.word}${owner}`, d });
    }
  }
}

/** Where the cells are points: a plate under each area, the larger ones below. */
function* plates(sight: Sight): Iterable<SVGElement> {
  const areas = new Map<string, Point[]>();
  for (const [index, cell] of sight.board.cells.entries()) {
    if (cell.outline !== "point") continue;
    const word = cell.area?.word ?? "";
    areas.set(word, [...(areas.get(word) ?? []), sight.center(index)]);
  }
  const plates = [...areas.values()].map((points) => {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const left = Math.min(...xs) - PLATE_MARGIN;
    const top = Math.min(...ys) - PLATE_MARGIN;
    return {
      left,
      top,
      width: Math.max(...xs) + PLATE_MARGIN - left,
      height: Math.max(...ys) + PLATE_MARGIN - top,
    };
  });
  plates.sort((a, b) => b.width - a.width);
  for (const [depth, { left, top, width, height }] of plates.entries()) {
    yield draw("rect", {
      class: `plate depth-${depth % 2}`,
      x: left * UNIT,
      y: top * UNIT,
      width: width * UNIT,
      height: height * UNIT,
      rx: 0.22 * UNIT,
    });
  }
  for (const [from, to] of sight.board.lines) {
    yield draw("path", { class: "line", d: path([sight.center(from), sight.center(to)], false) });
  }
}

/** A line around the board, also around its holes, and thinner ones between areas. */
function* borders(sight: Sight): Iterable<SVGElement> {
  // Two cells share an edge when the middles of their edges are in the same place.
  const edges = new Map<string, { area: string; edge: Point[] }>();
  const between: Point[][] = [];
  const { cells }: BoardView = sight.board;
  for (const [index, cell] of cells.entries()) {
    if (cell.outline === "point") continue;
    const area = cell.area ? `${cell.area.word} ${cell.area.seat ?? ""}` : "";
    const corners = sight.corners(index);
    corners.forEach((start, at) => {
      const end = corners[(at + 1) % corners.length] ?? start;
      const place = `${Math.round((start.x + end.x) * 50)} ${Math.round((start.y + end.y) * 50)}`;
      const other = edges.get(place);
      if (!other) {
        edges.set(place, { area, edge: [start, end] });
        return;
      }
      edges.delete(place);
      if (other.area !== area) between.push(other.edge);
    });
  }
  const around = [...edges.values()].map(({ edge }) => edge);
  const lines = (some: Point[][]): string => some.map((edge) => path(edge, false)).join("");
  if (between.length) yield draw("path", { class: "between", d: lines(between) });
  if (around.length) yield draw("path", { class: "around", d: lines(around) });
}

function* labels(sight: Sight): Iterable<SVGElement> {
  for (const { text, x, y } of sight.labels()) {
    const label = draw("text", { class: "label", x: x * UNIT, y: y * UNIT, "aria-hidden": "true" });
    label.textContent = text;
    yield label;
  }
}

/** A cell that somebody owns: a wall around it, with towers of the owner's shape. */
export function city(info: GameInfo, sight: Sight, cell: number, seat: number): SVGElement {
  const group = draw("g", { class: `city ${seatClass(info, seat)}` });
  const corners = sight.corners(cell, 0.78);
  const { x, y } = sight.center(cell);
  const d = path(corners);
  group.append(
    draw("path", { class: "wall", d }),
    draw("path", { class: "wall-inside", d }),
    draw("path", { class: "castle", d: CASTLE, transform: `translate(${x * UNIT} ${y * UNIT}) scale(0.26)` }),
  );
  for (const corner of corners) {
    const [cx, cy] = [corner.x * UNIT, corner.y * UNIT];
    group.append(
      seat % 2 === 0
        ? draw("circle", { class: "tower", cx, cy, r: 0.1 * UNIT })
        : draw("rect", { class: "tower", x: cx - 5.4, y: cy - 5.4, width: 10.8, height: 10.8 }),
    );
  }
  return group;
}

/** A tower with a gate, as in crates/draw. */
const CASTLE =
  "M-36-42h17v11h10v-11h18v11h10v-11h17v28h-72zM-28-9h56v33h8v16h-27v-16a9 10 0 0 0-18 0v16h-27v-16h8z";
