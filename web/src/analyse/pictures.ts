// Positions as pictures, each a whole SVG.

import { NO_MARKS, type Marks } from "../board/marks";
import type { Course } from "../engine/protocol";
import type { Game, Rules } from "../rules/package";
import { settings } from "../settings/settings.svelte";
import { text } from "../text/text.svelte";

export class Pictures {
  constructor(
    readonly rules: Rules,
    /** The seat that looks at the board, at any moment. */
    readonly view: () => number,
  ) {}

  /** A position with what is pointed out in it. */
  of(game: Game, { cells, arrows }: Marks): string {
    const options = new this.rules.PictureOptions();
    options.dress(settings.pieces);
    options.look(this.view());
    for (const [cell, mark] of cells) options.mark(mark, cell);
    for (const arrow of arrows) options.arrow([...arrow]);
    return this.rules.drawPosition(game, options, text.language);
  }

  /** The position after these moves; nothing if they can't be made. */
  after(game: Game, actions: readonly string[]): string | undefined {
    const later = game.clone();
    try {
      for (const action of actions) if (later.play(action, "en")) return undefined;
      return this.of(later, later.lastMarks());
    } finally {
      later.free();
    }
  }

  /** The positions of a course, from its start to its end: what draws each, one after another. */
  along({ game: id, start, actions }: Course): (() => string)[] {
    const game = new this.rules.Game(id, start);
    const steps = actions.map((action) => () => {
      game.play(action, "en");
      return this.of(game, game.lastMarks());
    });
    return [() => this.of(game, NO_MARKS), ...steps];
  }
}
