// What makes diagrams live: the rules, and boards to try them on. All of it is large: it is fetched when the text
// is there.

import Choices from "../game/Choices.svelte";
import GameBoard from "../game/GameBoard.svelte";
import Refusal from "../game/Refusal.svelte";
import { load } from "../rules/package";
import { Trial } from "../game/trial.svelte";

const PARTS = { Choices, GameBoard, Refusal, Trial };

/** Gets the rules as well. */
export async function live() {
  return { rules: await load(), ...PARTS };
}

export type Live = Awaited<ReturnType<typeof live>>;
