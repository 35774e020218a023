// Someone going through a tutorial: which step is open, and what the last action led to.

import { NO_MARKS, type Marks } from "../board/marks";
import type { Rules } from "../rules/package";
import { announce } from "../shell/announcer.svelte";
import { play as sound } from "../sound/sound";
import { say, text } from "../text/text.svelte";
import { keepProgress, readProgress } from "./progress";
import { Trial } from "../game/trial.svelte";
import { Lesson, type Step } from "./tutorial";

/** What there is to say: nothing yet, not that, go on, the step is done. */
export type Feedback = "none" | "hint" | "right" | "done";

/** How long the result of an action stays visible before it is undone or answered. */
const LOOK = 900;
const BEFORE_REPLY = 400;

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Tutor {
  /** The place of the open step; the number of steps when all have been seen. */
  index = $state(0);
  feedback = $state<Feedback>("none");
  /** The ids of the steps that have been done. */
  done = $state.raw<readonly string[]>([]);
  trial = $state.raw<Trial>();
  #lesson: Lesson | undefined;

  constructor(
    readonly rules: Rules,
    readonly game: string,
    readonly steps: readonly Step[],
  ) {
    const { at, done } = readProgress(game);
    const known = new Set(steps.map(({ id }) => id));
    this.done = done.filter((id) => known.has(id));
    const place = steps.findIndex(({ id }) => id === at);
    this.go(Math.max(0, place));
  }

  /** The open step; none when all have been seen. */
  get step(): Step | undefined {
    return this.steps[this.index];
  }

  get isDone(): boolean {
    return this.feedback === "done";
  }

  get title(): string {
    return this.#told(".title");
  }

  get instruction(): string {
    return this.#told("");
  }

  /** What is said about the last action. */
  get comment(): string {
    switch (this.feedback) {
      case "none":
        return "";
      case "right":
        return say("tutorial-right");
      default:
        return this.#told(`.${this.feedback}`);
    }
  }

  get marks(): Marks {
    const { trial, step } = this;
    if (!trial || !step) return NO_MARKS;
    const isUntouched = trial.length === 0 && trial.picks.length === 0;
    return isUntouched && step.show ? trial.pointed(step.show) : trial.marks;
  }

  /** Opens a step, as it is at its beginning. */
  go(index: number): void {
    this.index = Math.min(Math.max(index, 0), this.steps.length);
    this.feedback = "none";
    const step = this.step;
    this.trial = step && this.#open(step);
    this.#keep();
    // The end says what it is: its heading has the focus.
    if (step) announce(`${this.title}. ${this.instruction}`);
    else sound("won");
  }

  #open(step: Step): Trial {
    const trial = new Trial(this.rules, this.game, step.position, (action, step) => {
      void this.#try(trial, action, step);
    });
    this.#lesson = new Lesson(step, trial.game.toMove());
    return trial;
  }

  async #try(trial: Trial, action: string, step: number): Promise<void> {
    const lesson = this.#lesson;
    if (!lesson || lesson.isDone) return;
    const attempt = lesson.attempt(trial.game, action);
    trial.isHeld = true;
    this.feedback = "none";
    const told = [trial.act(action, step)];
    await trial.shown;
    if (trial !== this.trial) return;
    if (attempt.isRight) {
      for (const reply of attempt.reply) {
        await after(BEFORE_REPLY);
        if (trial !== this.trial) return;
        told.push(trial.act(reply));
        await trial.shown;
      }
      if (trial !== this.trial) return;
      this.#right(lesson);
    } else {
      this.feedback = "hint";
    }
    announce([...told, this.comment].join(" "));
    if (attempt.isRight) trial.isHeld = lesson.isDone;
    else trial.glance(LOOK);
  }

  #right(lesson: Lesson): void {
    this.feedback = lesson.isDone ? "done" : "right";
    if (!lesson.isDone) return;
    this.done = [...new Set([...this.done, lesson.step.id])];
    sound("become");
    this.#keep();
  }

  #keep(): void {
    const at = this.step?.id;
    keepProgress(this.game, { ...(at !== undefined && { at }), done: this.done });
  }

  #told(attribute: string): string {
    return text.say(`learn-${this.game}-${this.step?.id ?? ""}${attribute}`);
  }
}
