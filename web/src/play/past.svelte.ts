// An earlier moment of a game, looked at while the game stays where it is.

import { NO_MARKS, type Marks } from "../board/marks";
import type { Course } from "../engine/protocol";
import { replayed } from "../game/replay";
import type { Seen } from "../game/position.svelte";
import type { Rules } from "../rules/package";
import { text } from "../text/text.svelte";

export class Past {
  /** How many moves are on the board; nothing while the game is seen as it is now. */
  at = $state<number>();
  /** What the last of those moves did. */
  marks = $state.raw<Marks>(NO_MARKS);

  constructor(readonly rules: Rules) {}

  get isSeen(): boolean {
    return this.at !== undefined;
  }

  /** Goes to the moment after so many moves of a course; what is seen there. */
  visit(course: Course, count: number): Seen {
    const game = replayed(this.rules, course, count);
    const seen: Seen = [game.scene(), game.describeCells(text.language)];
    this.at = count;
    this.marks = game.lastMarks();
    game.free();
    return seen;
  }

  /** Comes back to the present. */
  leave(): void {
    this.at = undefined;
  }
}
