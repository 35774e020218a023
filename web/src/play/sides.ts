// The sides of a board, and who sits there.

/** The sides at which seats are shown, clockwise from the one who looks. */
export const SIDES = ["near", "left", "far", "right"] as const;
export type Side = (typeof SIDES)[number];

/** The seat at a side as seen from a seat; nothing if nobody sits there. */
export function seatAt(side: Side, view: number, count: number): number | undefined {
  const step = SIDES.indexOf(side);
  if (count === SIDES.length) return (view + step) % count;
  if (side === "near") return view;
  return side === "far" ? (view + 1) % count : undefined;
}
