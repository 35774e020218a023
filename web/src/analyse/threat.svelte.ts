// What is threatened: what the next seat would do if it were to move instead.

import { NO_MARKS } from "../board/marks";
import { Stopped, Thinker } from "../engine/thinker";
import { advised } from "../game/advice";
import { announce } from "../shell/announcer.svelte";
import { say, text } from "../text/text.svelte";
import type { Desk } from "./desk.svelte";
import { expectation } from "./expectation";

/** For how long a threat is looked for, in milliseconds. */
const THOUGHT = 1_000;
/** Room for what the engine remembers, in MiB. */
const MEMORY = 32;

export class Threat {
  isSought = $state(false);
  /** What was found, or why there is nothing to find. */
  words = $state("");
  readonly #thinker = new Thinker();

  constructor(readonly desk: Desk) {}

  /** Looks for what is threatened in the position shown, points it out and says it. */
  async seek(): Promise<void> {
    const { desk } = this;
    if (desk.outcome || this.isSought) return;
    this.clear();
    const passed = desk.game.turnPassed();
    if (!passed) {
      this.#tell(say("threat-none"));
      return;
    }
    this.isSought = true;
    try {
      const course = { game: desk.info.id, start: passed.line(), actions: [] };
      const limits = { milliseconds: THOUGHT };
      const thought = await this.#thinker.choose(course, `memory=${MEMORY}`, limits);
      const line = thought?.lines[0];
      const action = line?.actions[0];
      if (!line || action === undefined) return;
      desk.threat = advised(passed, action, "threat");
      const expected = expectation(desk.seats, line, passed.toMove());
      this.words = `${say("threat-found", { action })} ${expected}`;
      const spoken = passed.spoken(action, text.language);
      announce(`${say("threat-found", { action: spoken })} ${expected}`);
    } catch (error) {
      if (!(error instanceof Stopped)) this.#tell(say("analysis-engine-failed"));
    } finally {
      this.isSought = false;
      passed.free();
    }
  }

  /** It was about a position that has passed. */
  clear(): void {
    this.#thinker.stop();
    this.words = "";
    this.desk.threat = NO_MARKS;
  }

  /** Ends all thinking. */
  close(): void {
    this.#thinker.end();
  }

  #tell(words: string): void {
    this.words = words;
    announce(words);
  }
}
