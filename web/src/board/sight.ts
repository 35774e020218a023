// A board as one seat sees it: its own side at the bottom. Where everything is, the rules say.

import type { BoardView, Plan, Point } from "../rules/package";

export type { Point };

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where an arrow key leads, in the order in which neighbours are listed. */
const WAYS = ["left", "right", "up", "down"] as const;
export type Way = (typeof WAYS)[number];

export class Sight {
  constructor(
    readonly board: BoardView,
    readonly plan: Plan,
  ) {}

  /** The centre of a cell. */
  center(cell: number): Point {
    return this.plan.centers[cell] ?? { x: 0, y: 0 };
  }

  /** The corners of a cell, shrunk towards its centre to this share. */
  corners(cell: number, share = 1): Point[] {
    const { x, y } = this.center(cell);
    const corners = this.plan.corners[cell] ?? [];
    return corners.map((corner) => ({ x: x + (corner.x - x) * share, y: y + (corner.y - y) * share }));
  }

  /**
   * The outline of a cell as it is marked, shrunk towards its centre to this share: its own corners, and
   * a ring around a point.
   */
  outline(cell: number, share = 1): Point[] {
    if (this.board.cells[cell]?.outline !== "point") return this.corners(cell, share);
    const { x, y } = this.center(cell);
    const STEPS = 32;
    return Array.from({ length: STEPS }, (_, step) => {
      const angle = (2 * Math.PI * step) / STEPS;
      const radius = 0.46 * share;
      return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
    });
  }

  /** All that is drawn: cells and coordinates, with a margin. */
  frame(margin: number): Bounds {
    const { left, top, width, height } = this.plan.frame;
    return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin };
  }

  /** The nearest cell in a direction; the same cell if there is none. */
  neighbour(cell: number, way: Way): number {
    return this.plan.neighbours[cell]?.[WAYS.indexOf(way)] ?? cell;
  }
}
