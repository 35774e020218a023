// An earlier moment of a game, looked at while the game stays where it is.

import { NO_MARKS, type Marks } from "../board/marks";
import type { Course } from "../engine/protocol";
import type { Rules, SceneView } from "../rules/package";
import { text } from "../text/text.svelte";

/** What is seen of a position: the pieces, and each cell in words. */
type Seen = [scene: SceneView, words: string[]];

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
  visit({ game: id, start, actions }: Course, count: number): Seen {
    const game = new this.rules.Game(id, start);
    for (const action of actions.slice(0, count)) game.play(action, "en");
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
