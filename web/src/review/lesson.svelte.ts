// Learning from mistakes: one position after another in which a seat erred, until something better
// is found or shown.

import type { Marks } from "../board/marks";
import { Stopped, type Thinker } from "../engine/thinker";
import { Trial } from "../game/trial.svelte";
import type { EffectView, Game, Rules } from "../rules/package";
import { announce } from "../shell/announcer.svelte";
import { say, text } from "../text/text.svelte";
import type { Reviewed } from "./reviewer.svelte";
import { percent } from "./percent";
import { isAsGood, isError, placed, type Placed } from "./summary";

/** What has come of a position: found at once, found later, shown, or nothing. */
export type Result = "first" | "later" | "shown" | "skipped";

/**
 * Where one is with a position: it is asked, an action is being judged, it was judged as good or
 * poor, the best one is shown, or nobody could judge.
 */
export type Phase = "asked" | "judging" | "good" | "poor" | "shown" | "failed";

/** An action, and the share of the win that it leaves the seat. */
export interface Judged {
  readonly action: string;
  readonly share: number;
}

/** The same options as those of a review, so that what is compared was thought alike. */
const OPTIONS = "lines=2";

export class Lesson {
  readonly items: readonly Placed[];
  index = $state(0);
  phase = $state<Phase>("asked");
  trial = $state.raw<Trial>() as Trial;
  /** What was tried last. */
  tried = $state.raw<Judged>();
  #results = $state.raw<readonly (Result | undefined)[]>([]);
  /** How often something was tried in this position. */
  #tries = 0;
  #isClosed = false;

  constructor(
    readonly rules: Rules,
    readonly reviewed: Reviewed,
    readonly thinker: Pick<Thinker, "choose" | "stop">,
    readonly seat: number,
  ) {
    const { moments } = reviewed.review;
    this.items = placed(moments).filter(({ moment }) => moment.seat === seat && isError(moment));
    this.#ask(0);
  }

  // What is to be seen.

  get isDone(): boolean {
    return this.index >= this.items.length;
  }

  /** The position that it is about. */
  get item(): Placed {
    return this.items[this.index] as Placed;
  }

  /** The best action, by the review. */
  get best(): Judged {
    const { moment, ply } = this.item;
    return { action: moment.best[0] ?? "", share: this.#share(ply) };
  }

  /** What was played, and what was left then. */
  get played(): Judged {
    const { moment, ply } = this.item;
    return { action: moment.action, share: this.#share(ply + 1) };
  }

  /** The best line as far as it was looked at. */
  get line(): readonly string[] {
    return this.item.moment.best;
  }

  /** What is pointed out: what was played, as long as nothing else is on the board. */
  get marks(): Marks {
    const { trial } = this;
    const isPlain = this.phase === "asked" && trial.length === 0 && trial.picks.length === 0;
    if (!isPlain) return trial.marks;
    return crossed(trial.game.effects(this.played.action));
  }

  /** How many positions have come out so. */
  count(...results: Result[]): number {
    return this.#results.filter((result) => result !== undefined && results.includes(result)).length;
  }

  /** What is asked in this position. */
  get question(): string {
    const { number, moment } = this.item;
    const names = this.rules.words(this.trial.info.id, text.language).seats;
    const args = { number, seat: names[moment.seat] ?? "", action: moment.action };
    if (moment.turned) return say(`lesson-turned-${moment.turned}`, args);
    return say("lesson-played", { ...args, loss: percent(moment.loss) });
  }

  /** What has been found, at the end. */
  get summary(): string {
    const [found, first] = [this.count("first", "later"), this.count("first")];
    return say("lesson-summary", { found, first, of: this.items.length });
  }

  /** What there is to say about what is on the board. */
  get verdict(): string {
    const { best, played, phase, tried } = this;
    if (this.item.moment.turned && phase !== "failed") return this.#certainVerdict;
    const shares = { best: percent(best.share), played: percent(played.share) };
    const actions = { action: best.action, other: played.action };
    if (phase === "shown") return say("lesson-shown", { ...actions, ...shares });
    if (phase === "failed") return say("lesson-failed");
    if (!tried || (phase !== "good" && phase !== "poor")) return "";
    const args = { ...shares, action: tried.action, share: percent(tried.share) };
    if (phase === "poor") return say(tried.action === played.action ? "lesson-same" : "lesson-poor", args);
    if (tried.action === best.action) return say("lesson-best", { ...args, other: played.action });
    return say("lesson-as-good", { ...args, other: best.action });
  }

  /** The same in a solved game. */
  get #certainVerdict(): string {
    const { best, phase, tried } = this;
    const value = { best: valueOf(best.share) };
    if (phase === "shown") return say("lesson-certain-shown", { action: best.action, ...value });
    if (!tried || (phase !== "good" && phase !== "poor")) return "";
    const args = { action: tried.action, share: valueOf(tried.share), ...value };
    return say(phase === "good" ? "lesson-certain-good" : "lesson-certain-poor", args);
  }

  // What a person does.

  /** Begins with this position again. */
  again(): void {
    this.trial.undo();
    this.trial.isHeld = false;
    this.phase = "asked";
    announce(say("lesson-question"));
  }

  /** Shows what was best. */
  show(): void {
    this.trial.undo();
    this.#settle("shown");
    const told = this.trial.act(this.best.action);
    this.#hold("shown", told);
  }

  /** Goes on to the next position. */
  next(): void {
    this.#settle("skipped");
    this.#ask(this.index + 1);
  }

  /** Begins all over. */
  restart(): void {
    this.#results = [];
    this.#ask(0);
  }

  close(): void {
    this.#isClosed = true;
    this.thinker.stop();
  }

  #ask(index: number): void {
    this.index = index;
    this.#tries = 0;
    this.tried = undefined;
    this.phase = "asked";
    if (this.isDone) {
      announce(this.summary);
      return;
    }
    const before = this.#before();
    this.trial = new Trial(
      this.rules,
      before.info().id,
      before.line(),
      (action, step) => void this.#judge(action, step),
    );
    before.free();
    announce(`${this.question} ${say("lesson-question")}`);
  }

  async #judge(action: string, step: number): Promise<void> {
    this.#tries += 1;
    const told = this.trial.act(action, step);
    this.trial.isHeld = true;
    const known = [this.best, this.played].find((judged) => judged.action === action);
    if (known) {
      this.#tell(known, told);
      return;
    }
    this.phase = "judging";
    const { trial } = this;
    try {
      const share = await this.#think(action);
      if (this.#isClosed || this.trial !== trial || this.phase !== "judging") return;
      this.#tell({ action, share }, told);
    } catch (error) {
      if (error instanceof Stopped || this.trial !== trial) return;
      this.#hold("failed", "");
    }
  }

  #tell(judged: Judged, told: string): void {
    this.tried = judged;
    const isPlayed = judged.action === this.played.action && judged.action !== this.best.action;
    const isGood = !isPlayed && isAsGood(judged.share, this.best.share);
    if (isGood) this.#settle(this.#tries === 1 ? "first" : "later");
    this.#hold(isGood ? "good" : "poor", told);
  }

  #hold(phase: Phase, told: string): void {
    this.trial.isHeld = true;
    this.phase = phase;
    announce(`${told} ${this.verdict}`);
  }

  /** Keeps what has come of the position; the first that comes counts. */
  #settle(result: Result): void {
    if (this.#results[this.index] !== undefined) return;
    this.#results = Object.assign([...this.#results], { [this.index]: result });
  }

  /** The game before the action. */
  #before(): Game {
    return this.rules.beginRecord(this.reviewed.record, this.item.ply);
  }

  /** The share that an action leaves the seat. */
  async #think(action: string): Promise<number> {
    const game = this.#before();
    const id = game.info().id;
    const course = { game: id, start: game.startLine(), actions: [...game.history(), action] };
    game.play(action, text.language);
    const outcome = game.outcome(text.language);
    game.free();
    if (outcome) {
      const draw = 1 / this.trial.info.seats.length;
      return outcome.winner === undefined ? draw : Number(outcome.winner === this.seat);
    }
    const thought = await this.thinker.choose(course, OPTIONS, { nodes: this.reviewed.nodes });
    return thought?.lines[0]?.shares[this.seat] ?? 0;
  }

  /** What the seat could expect after so many actions of the game. */
  #share(ply: number): number {
    return this.reviewed.review.shares[ply]?.[this.seat] ?? 0;
  }
}

/** What a seat can force if this is the share that it can expect for certain. */
function valueOf(share: number): "win" | "draw" | "loss" {
  if (share === 0.5) return "draw";
  return share > 0.5 ? "win" : "loss";
}

/** Where an action came from, and a cross where it went. */
function crossed(effects: readonly EffectView[]): Marks {
  const cells = effects.flatMap((effect) => {
    switch (effect.what) {
      case "moved":
        return effect.path;
      case "swapped":
        return [effect.from, effect.to];
      case "placed":
      case "became":
        return [effect.at];
      default:
        return [];
    }
  });
  const [from, to] = [cells[0], cells.at(-1)];
  if (from === undefined || to === undefined) return { cells: [], arrows: [] };
  return {
    cells:
      from === to
        ? [[to, "no"]]
        : [
            [from, "last"],
            [to, "no"],
          ],
    arrows: [],
  };
}
