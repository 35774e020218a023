// Parts of the board that turn, such as a plate.

import type { Point } from "./sight";

/** A part of the board that can be turned by dragging it. */
export interface Spin {
  /** Where what stands on the first cell of each pair goes. */
  readonly moves: readonly (readonly [number, number])[];
  /** What to say when it has been turned so. */
  readonly word: string;
}

/** The middle of points. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / (points.length || 1), y: sum.y / (points.length || 1) };
}

/** An angle between -π and π. */
export function wrap(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

/** By what angle, clockwise in radians, cells turn around their middle. */
export function angleOf(moves: readonly (readonly [number, number])[], at: (cell: number) => Point): number {
  const { x, y } = middle(moves.map(([from]) => at(from)));
  // One that lies in the middle tells nothing; the others all make the same turn.
  const teller = moves.find(([from]) => Math.hypot(at(from).x - x, at(from).y - y) > 1);
  if (!teller) return 0;
  const angle = (cell: number): number => Math.atan2(at(cell).y - y, at(cell).x - x);
  return wrap(angle(teller[1]) - angle(teller[0]));
}

/** The turn that an angle comes nearest to; none if it is nearer to none at all. */
export function nearest(
  spins: readonly Spin[],
  angle: number,
  at: (cell: number) => Point,
): Spin | undefined {
  let [best, least] = [undefined as Spin | undefined, Math.abs(angle)];
  for (const spin of spins) {
    const distance = Math.abs(wrap(angleOf(spin.moves, at) - angle));
    if (distance < least) [best, least] = [spin, distance];
  }
  return best;
}
