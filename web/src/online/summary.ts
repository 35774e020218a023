// A game that a server keeps, in words for a list.

import { nameOfOccupant } from "../play/players";
import { say, text } from "../text/text.svelte";
import { identity } from "./identity.svelte";
import type { GameSummary, Sitting } from "./wire";

export function nameOfSitting(sitting: Sitting): string {
  return sitting.kind === "player" ? sitting.player.name : nameOfOccupant(sitting);
}

/** The seats of the one who plays here. */
export function seatsOfMine({ seats }: GameSummary): number[] {
  return seats.flatMap((sitting, seat) =>
    sitting.kind === "player" && identity.is(sitting.player) ? [seat] : [],
  );
}

/** Who plays against the one who plays here; all who play if that is nobody. */
export function companyIn(game: GameSummary): string {
  const mine = seatsOfMine(game);
  const others = game.seats.filter((_, seat) => !mine.includes(seat)).map(nameOfSitting);
  const names = new Intl.ListFormat(text.language, { type: "unit", style: "short" }).format(others);
  return mine.length > 0 ? say("against", { who: names }) : names;
}

/** How it stands, to the one who plays here if that is somebody who plays. */
export function standingOf(game: GameSummary): string {
  const { progress, seats } = game;
  const mine = seatsOfMine(game);
  switch (progress.is) {
    case "aborted":
      return say("game-aborted");
    case "on": {
      const sitting = seats[progress.to_move];
      if (mine.includes(progress.to_move)) return say("turn-mine");
      return sitting ? say("turn-of", { player: nameOfSitting(sitting) }) : "";
    }
    case "over": {
      const { winner } = progress;
      if (winner === undefined) return say("drawn");
      if (mine.length > 0) return say(mine.includes(winner) ? "won" : "lost");
      const sitting = seats[winner];
      return sitting ? say("won-by", { player: nameOfSitting(sitting) }) : "";
    }
  }
}
