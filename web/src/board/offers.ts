// What can be done to a piece or a part of the board, drawn where it is: what a piece can become, and
// handles by which a part turns.

import type { PieceAt } from "../rules/package";
import { draw, path, UNIT } from "./draw";
import type { Bounds, Point } from "./sight";

/** Something else that a piece can become. */
export interface Change {
  readonly word: string;
  /** What it means, for those who point at it. */
  readonly label: string;
  /** The piece as it would stand where it is. */
  readonly piece: PieceAt;
  readonly isPicked: boolean;
}

/** The side that a button needs for a finger, in pixels. */
const FINGER = 38;
/** How far from a piece its changes are, in sides of a button. */
const AWAY = [0.85, 1.4, 2, 2.7];

/** What lies around a piece. */
export interface Surroundings {
  /** The cells where it can go. */
  readonly targets: readonly Point[];
  /** The cells of other pieces. */
  readonly others: readonly Point[];
  readonly frame: Bounds;
}

/**
 * Buttons with what a piece can become, in a row beside it: of the places in the frame one where they hide as few
 * targets as can be, and of those one where they hide as few other pieces. `scale` is how many units make a pixel.
 */
export function changes(
  offered: readonly Change[],
  at: Point,
  around: Surroundings,
  scale: number,
  picture: (piece: PieceAt) => SVGElement,
): SVGElement[] {
  const side = Math.max(UNIT * 0.95, FINGER * scale);
  return rowAt(offered.length, side, at, around).flatMap(({ x, y }, index) => {
    const change = offered[index];
    if (!change) return [];
    const group = draw("g", {
      class: `change${change.isPicked ? " picked" : ""}`,
      "data-word": change.word,
      transform: `translate(${x} ${y})`,
    });
    const name = draw("title");
    name.textContent = change.label;
    const art = draw("g", { transform: `scale(${(side / UNIT) * 0.8})` });
    art.append(picture(change.piece));
    const half = side * 0.47;
    group.append(
      name,
      draw("rect", { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: half * 0.35 }),
      art,
    );
    return [group];
  });
}

/** The places of buttons in a row, in units of the picture. */
function rowAt(count: number, side: number, at: Point, { targets, others, frame }: Surroundings): Point[] {
  const length = (count - 1) / 2;
  const inside = (low: number, size: number, reach: number, value: number): number =>
    Math.max(low + reach, Math.min(low + size - reach, value));
  const rows = AWAY.flatMap((share) => {
    const away = share * Math.max(side, UNIT);
    return [
      { x: 0, y: away, isFlat: true },
      { x: 0, y: -away, isFlat: true },
      { x: away, y: 0, isFlat: false },
      { x: -away, y: 0, isFlat: false },
    ];
  }).map(({ x, y, isFlat }) => {
    const reach = length * side + side / 2;
    const middle = {
      x: inside(frame.left, frame.width, isFlat ? reach : side / 2, at.x + x),
      y: inside(frame.top, frame.height, isFlat ? side / 2 : reach, at.y + y),
    };
    return Array.from({ length: count }, (_, index) => ({
      x: middle.x + (isFlat ? (index - length) * side : 0),
      y: middle.y + (isFlat ? 0 : (index - length) * side),
    }));
  });
  const hidden = (row: readonly Point[], points: readonly Point[]): number =>
    points.filter((point) =>
      row.some(
        ({ x, y }) => Math.max(Math.abs(x - point.x), Math.abs(y - point.y)) < side * 0.5 + UNIT * 0.2,
      ),
    ).length;
  // No count of other pieces is worth one target.
  const worth = 1 + others.length;
  const hides = (row: readonly Point[]): number =>
    worth * hidden(row, [at, ...targets]) + hidden(row, others);
  // The nearest of those that hide least.
  return rows.reduce((best, row) => (hides(row) < hides(best) ? row : best), rows[0] ?? []);
}

/** Handles at the corners of what turns around a middle, a little outside. */
export function handles(cells: readonly Point[], middle: Point): SVGElement[] {
  const reach = Math.max(
    ...cells.map(({ x, y }) => Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y))),
  );
  const far = (reach + UNIT * 0.5) / UNIT;
  return [0, 1, 2, 3].map((turn) => {
    const group = draw("g", {
      class: "handle",
      transform: `translate(${middle.x} ${middle.y}) rotate(${45 + 90 * turn}) translate(${far * Math.SQRT2 * UNIT} 0)`,
    });
    // Arrowheads at both ends of an arc: it goes both ways.
    const [x, y] = [-0.04 * UNIT, 0.12 * UNIT];
    const tip = (way: number): string =>
      path([
        { x: -0.12, y: 0.22 * way },
        { x: 0.07, y: 0.17 * way },
        { x: -0.07, y: 0.06 * way },
      ]);
    group.append(
      draw("circle", { class: "grip", r: 0.27 * UNIT }),
      draw("path", { class: "way", d: `M${x} ${-y}A${0.3 * UNIT} ${0.3 * UNIT} 0 0 1 ${x} ${y}` }),
      draw("path", { class: "tip", d: tip(1) + tip(-1) }),
    );
    return group;
  });
}
