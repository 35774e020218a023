// A board as one seat sees it: its own side at the bottom. The same as crates/draw does it, with
// y downward as on screens.

import type { BoardView, CellView } from "../rules/package";

/** A place on the board; x to the right, y down, in widths of a square or heights of a hexagon. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A coordinate where it is seen. */
export interface SeenLabel extends Point {
  readonly text: string;
}

/** Where an arrow key leads. */
export type Way = "left" | "right" | "up" | "down";

const HALF_HEX = 1 / (2 * Math.sqrt(3));

/** The corners of a cell around its centre, by its outline. */
const CORNERS: Record<CellView["outline"], readonly Point[]> = {
  square: box(0.5),
  point: box(0.45),
  hexagon: [
    { x: 2 * HALF_HEX, y: 0 },
    { x: HALF_HEX, y: 0.5 },
    { x: -HALF_HEX, y: 0.5 },
    { x: -2 * HALF_HEX, y: 0 },
    { x: -HALF_HEX, y: -0.5 },
    { x: HALF_HEX, y: -0.5 },
  ],
};

function box(half: number): readonly Point[] {
  return [
    { x: -half, y: -half },
    { x: half, y: -half },
    { x: half, y: half },
    { x: -half, y: half },
  ];
}

/** How many counterclockwise quarter turns bring a seat's side of the board to the bottom. */
export function turnsOf(seat: number, seats: number): number {
  return Math.floor((seat * 4) / Math.max(seats, 1)) % 4;
}

/** A point of the board, y up, turned counterclockwise and seen on a screen. */
function seen(x: number, y: number, turns: number): Point {
  switch (turns % 4) {
    case 1:
      return { x: -y, y: -x };
    case 2:
      return { x: -x, y };
    case 3:
      return { x: y, y: x };
    default:
      return { x, y: -y };
  }
}

/** What lies between the outermost points. */
function around(points: Iterable<Point>): Bounds {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, width: right - left, height: bottom - top };
}

export class Sight {
  /** The centres of the cells, by cell. */
  readonly centers: readonly Point[];

  constructor(
    readonly board: BoardView,
    readonly turns: number,
  ) {
    this.centers = board.cells.map((cell) => seen(cell.x, cell.y, turns));
  }

  /** The centre of a cell. */
  center(cell: number): Point {
    return this.centers[cell] ?? { x: 0, y: 0 };
  }

  /** The corners of a cell, shrunk towards its centre to this share. */
  corners(cell: number, share = 1): Point[] {
    const { x, y } = this.center(cell);
    return CORNERS[this.board.cells[cell]?.outline ?? "square"].map((corner) => {
      const offset = seen(corner.x * share, corner.y * share, this.turns);
      return { x: x + offset.x, y: y + offset.y };
    });
  }

  /** All that is drawn: cells and coordinates, with a margin. */
  frame(margin: number): Bounds {
    const corners = this.board.cells.flatMap((_, cell) => this.corners(cell));
    const bounds = around([...corners, ...this.labels()]);
    return {
      left: bounds.left - margin,
      top: bounds.top - margin,
      width: bounds.width + 2 * margin,
      height: bounds.height + 2 * margin,
    };
  }

  /** The coordinates: on straight boards always at the left and below. */
  labels(): SeenLabel[] {
    const { cells, labels } = this.board;
    const middle = around(this.centers);
    const center = { x: middle.left + middle.width / 2, y: middle.top + middle.height / 2 };
    const isStraight = cells.every((cell) => cell.outline !== "hexagon");
    return labels.map((label) => {
      const { x, y } = seen(label.x, label.y, this.turns);
      if (!isStraight) return { text: label.text, x, y };
      const isRow = this.centers.some((cell) => Math.abs(cell.y - y) < 0.05);
      if (isRow) return { text: label.text, x: x > center.x ? 2 * center.x - x : x, y };
      return { text: label.text, x, y: y < center.y ? 2 * center.y - y : y };
    });
  }

  /**
   * The nearest cell in a direction; the same cell if there is none. Of two hexagons that are as near,
   * right leads to the upper one and left to the lower one, so that one comes back the way one went.
   */
  neighbour(cell: number, way: Way): number {
    const from = this.center(cell);
    let [best, least] = [cell, Infinity];
    this.centers.forEach((to, index) => {
      const [x, y] = [to.x - from.x, to.y - from.y];
      const ahead = { left: -x, right: x, up: -y, down: y }[way];
      const aside = { left: -y, right: y, up: -x, down: x }[way];
      if (ahead < 0.1 || Math.abs(aside) > ahead * 1.8) return;
      const distance = ahead + Math.abs(aside) + 0.01 * aside;
      if (distance < least) [best, least] = [index, distance];
    });
    return best;
  }
}
