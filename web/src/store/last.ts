// Which game was begun last.

import { write } from "./local";

/** Under which key it is kept. */
export const LAST = "last";

export function keepLast(game: string): void {
  write(LAST, { game });
}
