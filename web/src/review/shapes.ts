// The marks of actions as shapes, so that none needs its colour.

import type { Mark } from "./summary";

/** Path data around the origin, within 6 units; whether only the outline is drawn. */
export const SHAPES: Readonly<Record<Mark, { readonly d: string; readonly isHollow: boolean }>> = {
  inaccuracy: { d: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", isHollow: true },
  mistake: { d: "M0-5.5L5.5 4.5H-5.5z", isHollow: false },
  blunder: { d: "M0-6L6 0L0 6L-6 0z", isHollow: false },
  "missed-win": {
    d: "M0-6L1.5-1.9L5.7-1.9L2.4 0.8L3.5 4.9L0 2.5L-3.5 4.9L-2.4 0.8L-5.7-1.9L-1.5-1.9z",
    isHollow: false,
  },
  slip: { d: "M-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z", isHollow: false },
  "last-chance": { d: "M-4.5-5.5H4.5L-4.5 5.5H4.5z", isHollow: false },
  "lost-by-force": { d: "M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5", isHollow: true },
  "only-move": { d: "M-4-4h8v8h-8z", isHollow: true },
};
