// What is pointed out on a board: each mark with a shape of its own, so that none needs its colour.

import { draw, path, short, UNIT } from "./draw";
import type { Point, Sight } from "./sight";

/**
 * Where an action begins, can go, captures, makes something else of the piece; where the last one
 * was; not here; what is advised; what threatens; what has won.
 */
export type Mark = "from" | "to" | "capture" | "become" | "last" | "no" | "hint" | "threat" | "win";

export interface Marks {
  /** Marked cells; a cell can have several marks. */
  readonly cells: readonly (readonly [cell: number, mark: Mark])[];
  /** Arrows over cells, both ends included. */
  readonly arrows: readonly (readonly number[])[];
}

export const NO_MARKS: Marks = { cells: [], arrows: [] };

/** Marks put together. */
export function together(...all: readonly Marks[]): Marks {
  return { cells: all.flatMap(({ cells }) => cells), arrows: all.flatMap(({ arrows }) => arrows) };
}

/** The marks that lie under the pieces. */
export function below(sight: Sight, marks: Marks): SVGElement[] {
  return marks.cells.flatMap(([cell, mark]) => {
    switch (mark) {
      case "from":
      case "last": {
        // Light and dark together are seen on every ground.
        const edge = path(sight.outline(cell, 0.9));
        return [
          draw("path", { class: `mark-${mark} fill`, d: path(sight.outline(cell, 0.98)) }),
          draw("path", { class: `mark-${mark} edge halo`, d: edge }),
          draw("path", { class: `mark-${mark} edge`, d: edge }),
        ];
      }
      case "capture":
        return teeth(sight, cell);
      default:
        return [];
    }
  });
}

/** The marks that lie over the pieces; `isFull` tells whether something stands on a cell. */
export function above(sight: Sight, marks: Marks, isFull: (cell: number) => boolean): SVGElement[] {
  const shapes = marks.cells.flatMap(([cell, mark]) => {
    const { x, y } = sight.center(cell);
    const [cx, cy] = [x * UNIT, y * UNIT];
    switch (mark) {
      case "to":
        if (!isFull(cell)) return [draw("circle", { class: "mark-to", cx, cy, r: 0.15 * UNIT })];
        return [
          draw("circle", { class: "mark-halo", cx, cy, r: 0.475 * UNIT }),
          draw("circle", { class: "mark-to around", cx, cy, r: 0.475 * UNIT }),
        ];
      case "become":
        // A chevron above the middle: promotion.
        return [
          draw("path", { class: "mark-halo", d: `M${cx - 12} ${cy - 12}l12 -10l12 10` }),
          draw("path", { class: "mark-become", d: `M${cx - 12} ${cy - 12}l12 -10l12 10` }),
        ];
      case "hint":
        return [
          draw("circle", { class: "mark-halo", cx, cy, r: 0.44 * UNIT }),
          draw("circle", { class: "mark-hint", cx, cy, r: 0.44 * UNIT }),
        ];
      case "threat": {
        const reach = 0.47 * UNIT;
        const d = `M${cx} ${cy - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z`;
        return [draw("path", { class: "mark-halo", d }), draw("path", { class: "mark-threat", d })];
      }
      case "win":
        // A ring, and a star on it.
        return [
          draw("circle", { class: "mark-halo", cx, cy, r: 0.45 * UNIT }),
          draw("circle", { class: "mark-win ring", cx, cy, r: 0.45 * UNIT }),
          draw("path", { class: "mark-win star", d: star({ x: x + 0.33, y: y - 0.33 }, 0.2) }),
        ];
      case "no": {
        const reach = 0.3 * UNIT;
        const d = `M${cx - reach} ${cy - reach}l${2 * reach} ${2 * reach}m${-2 * reach} 0l${2 * reach} ${-2 * reach}`;
        return [draw("path", { class: "mark-halo", d }), draw("path", { class: "mark-no", d })];
      }
      default:
        return [];
    }
  });
  return [...shapes, ...marks.arrows.map((cells) => arrow(cells.map((cell) => sight.center(cell))))];
}

/** A star of five points around a centre. */
function star({ x, y }: Point, radius: number): string {
  const POINTS = 5;
  const corners = Array.from({ length: 2 * POINTS }, (_, index) => {
    const angle = (index * Math.PI) / POINTS - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * 0.45;
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
  });
  return path(corners);
}

/** Triangles in the corners of a cell. */
function teeth(sight: Sight, cell: number): SVGElement[] {
  const corners = sight.corners(cell, 0.97);
  const reach = 0.31 + 0.015 * corners.length;
  const towards = (a: Point, b: Point, share: number): Point => ({
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
  });
  return corners.map((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const tooth = [
      towards(corner, before, reach),
      corner,
      towards(corner, after, reach),
      towards(sight.center(cell), corner, 0.64),
    ];
    return draw("path", { class: "mark-capture", d: path(tooth) });
  });
}

/** An arrow over points; nothing is seen if they lie in one place. */
function arrow(points: readonly Point[]): SVGElement {
  const group = draw("g", { class: "arrow" });
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return group;
  const length = Math.hypot(tip.x - before.x, tip.y - before.y);
  const HEAD = 0.34;
  if (length < HEAD) return group;
  const [x, y] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const back = (along: number, aside: number): Point => ({
    x: tip.x - x * along + y * aside,
    y: tip.y - y * along - x * aside,
  });
  const shaft = path([...points.slice(0, -1), back(HEAD * 0.8, 0)], false);
  const head = path([tip, back(HEAD, 0.2), back(HEAD, -0.2)]);
  for (const layer of ["halo", "ink"]) {
    group.append(
      draw("path", { class: `shaft ${layer}`, d: shaft }),
      draw("path", { class: `head ${layer}`, d: head, "stroke-width": short(layer === "halo" ? 4 : 0) }),
    );
  }
  return group;
}
