// Tutorials: positions with something to be done on each. What is said about a step stands in
// messages, under `learn-GAME-STEP`.

import type { EffectView, Game } from "../rules/package";
import { fetchJson, type Pointed } from "./page";

/** What is to be done. */
export type Goal =
  /** One of these actions. */
  | { readonly actions: readonly string[] }
  /** An action that causes this. */
  | { readonly effect: EffectView["what"] }
  /** An action that wins. */
  | { readonly win: true }
  /** Whatever is legal. */
  | { readonly any: true };

/** What comes after the # while a tutorial is open. */
export const TUTORIAL = "tutorial";

export interface Task {
  readonly goal: Goal;
  /** What the others play then. */
  readonly reply?: readonly string[];
}

export interface Step {
  readonly id: string;
  /** The position line that it begins with. */
  readonly position: string;
  /** The anchor of the rule it is about. */
  readonly rule: string;
  /** What is to be done, one after another. */
  readonly tasks: readonly Task[];
  /** What is pointed out at the beginning. */
  readonly show?: Pointed;
}

/** What came of an action. */
export type Attempt =
  | { readonly isRight: false }
  /** It was right; the others play these. */
  | { readonly isRight: true; readonly reply: readonly string[] };

/** A step being done by the seat to move at its beginning. */
export class Lesson {
  #task = 0;

  constructor(
    readonly step: Step,
    readonly learner: number,
  ) {}

  get isDone(): boolean {
    return this.#task >= this.step.tasks.length;
  }

  /** Judges a legal action before it is made. If it is right, the next task is what counts. */
  attempt(game: Game, action: string): Attempt {
    const task = this.step.tasks[this.#task];
    if (!task || !reaches(game, action, task.goal, this.learner)) return { isRight: false };
    this.#task += 1;
    return { isRight: true, reply: task.reply ?? [] };
  }
}

function reaches(game: Game, action: string, goal: Goal, learner: number): boolean {
  if ("actions" in goal) return goal.actions.includes(action);
  if ("effect" in goal) return game.effects(action).some(({ what }) => what === goal.effect);
  if ("win" in goal) {
    const after = game.clone();
    after.play(action, "en");
    const winner = after.outcome("en")?.winner;
    after.free();
    return winner === learner;
  }
  return true;
}

const FILES = import.meta.glob<string>("./tutorials/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Whether there is a tutorial for a game. */
export function hasTutorial(game: string): boolean {
  return `./tutorials/${game}.json` in FILES;
}

/** The steps of a game's tutorial. */
export async function fetchTutorial(game: string): Promise<readonly Step[]> {
  return fetchJson<Step[]>(FILES[`./tutorials/${game}.json`]);
}
