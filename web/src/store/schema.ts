// What is kept in the browser or comes in a file, as it has to be before anything is made of it. What
// games are worth is for the rules to say.

import * as v from "valibot";
import type { Saved } from "./saved";

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Moment = v.pipe(v.number(), v.finite());

const Occupant = v.variant("kind", [
  v.looseObject({ kind: v.literal("person"), name: v.optional(v.string()) }),
  v.looseObject({ kind: v.literal("program"), name: v.string() }),
  v.looseObject({ kind: v.literal("engine"), options: v.optional(v.string()) }),
]);

/** A game as today's and later versions of the app keep it; later ones may say more. */
const Game = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  stored: v.looseObject({
    version: Count,
    terms: v.looseObject({
      game: v.string(),
      start: v.optional(v.string()),
      opening: v.optional(v.array(v.string())),
      seats: v.pipe(v.array(Occupant), v.minLength(2)),
      controls: v.array(v.looseObject({ kind: v.string() })),
    }),
    events: v.array(v.looseObject({ at: Moment, what: v.string() })),
  }),
  view: Count,
  line: v.string(),
  count: Count,
  isOver: v.boolean(),
  kept: Moment,
});

/** Whether this is a game as it is kept. */
export function isSaved(game: unknown): game is Saved {
  return v.is(Game, game);
}
