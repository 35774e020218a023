// An engine in a worker of its own, so that the page never waits for it.

import { compile, type ReviewView, type ThoughtView } from "../rules/package";
import { notify } from "../shell/notices.svelte";
import { say } from "../text/text.svelte";
import type { Answer, Asked, Course, Limits, Question, Told } from "./protocol";

/** What is heard while an engine thinks: the thought, and for how long it has thought so far. */
export type Listener = (thought: ThoughtView, milliseconds: number) => void;

export class Thinker {
  #worker: Promise<Worker> | undefined;
  #refuse: ((reason: Error) => void) | undefined;
  #hurry: (() => void) | undefined;
  /** Counts the questions. */
  #asked = 0;
  /** Whether the worker can be told to stop, and keeps what it has learned then. */
  #inSlices = false;

  /** Gets everything ready, so that the first answer comes sooner. */
  warm(): void {
    void this.#ready();
  }

  /**
   * What an engine with these options would play; nothing if the game is over. Rejects with
   * `Stopped` when it is stopped meanwhile.
   */
  async choose(
    course: Course,
    options: string,
    limits: Limits,
    listen?: Listener,
  ): Promise<ThoughtView | undefined> {
    let best: ThoughtView | undefined;
    // Where only time ends it, it can go on after every slice. An engine held to a level begins anew each time.
    const { milliseconds, nodes, depth } = limits;
    const isTimed = milliseconds !== undefined && nodes === undefined && depth === undefined;
    const inSlices = isTimed && !/\blevel=/.test(options);
    return this.#ask(
      { what: "think", course, options, limits, inSlices },
      (answer) => {
        if (answer.what === "thought") {
          best = answer.thought;
          listen?.(answer.thought, answer.milliseconds);
        }
        if (answer.what !== "chosen") return undefined;
        if (answer.thought) listen?.(answer.thought, answer.milliseconds);
        return { result: answer.thought };
      },
      () => best && { result: best },
    );
  }

  /**
   * Ends what is being thought about: the answer is the best that has been found so far, or the first that is found.
   */
  hasten(): void {
    this.#hurry?.();
  }

  /** Reviews a recorded game. */
  async review(
    record: string,
    nodes: number,
    progress: (done: number, of: number) => void,
  ): Promise<ReviewView> {
    return this.#ask({ what: "review", record, nodes }, (answer) => {
      if (answer.what === "progress") progress(answer.done, answer.of);
      return answer.what === "reviewed" ? { result: answer.review } : undefined;
    });
  }

  /** Stops at once whatever it is doing. If it can, it keeps what it has learned. */
  stop(): void {
    if (!this.#refuse) return;
    this.#refuse(new Stopped());
    this.#refuse = this.#hurry = undefined;
    this.#rest();
  }

  /** Stops, and ends the worker. It begins anew when it is asked again. */
  end(): void {
    this.#worker?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
    this.#worker = undefined;
    this.#refuse?.(new Stopped());
    this.#refuse = this.#hurry = undefined;
  }

  /** Nobody wants to know any more what the worker is thinking about. */
  #rest(): void {
    if (this.#inSlices) {
      const id = (this.#asked += 1);
      void this.#ready().then((worker) => worker.postMessage({ what: "stop", id } satisfies Asked));
    } else {
      this.end();
      this.warm();
    }
  }

  #ready(): Promise<Worker> {
    if (this.#worker) return this.#worker;
    const begun = compile().then((module) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      // One that breaks before it is asked would never answer: the next question finds another.
      worker.onerror = () => {
        if (this.#worker === begun) this.end();
      };
      worker.postMessage({ what: "begin", module, id: this.#asked } satisfies Asked);
      return worker;
    });
    begun.catch(() => {
      // Another try may find the network again.
      if (this.#worker === begun) this.#worker = undefined;
    });
    this.#worker = begun;
    return begun;
  }

  /** Asks a question; `sofar` is the answer so far, for when it is wanted now, if there is one yet. */
  async #ask<T>(
    question: Question,
    take: (answer: Answer) => { result: T } | undefined,
    sofar: () => { result: T } | undefined = () => undefined,
  ): Promise<T> {
    this.stop();
    const id = (this.#asked += 1);
    this.#inSlices = question.what === "think" && question.inSlices;
    let refused = false;
    let isHurried = false;
    this.#hurry = () => (isHurried = true);
    const stopped = new Promise<never>((_, reject) => {
      this.#refuse = (reason) => {
        refused = true;
        reject(reason);
      };
    });
    const answered = this.#ready().then((worker) => {
      if (refused) throw new Stopped();
      return new Promise<T>((resolve, reject) => {
        const fail = (reason: string): void => {
          this.#refuse = undefined;
          this.end();
          reject(new Error(reason));
        };
        const finish = ({ result }: { result: T }): void => {
          this.#refuse = this.#hurry = undefined;
          resolve(result);
        };
        const hurry = (): void => {
          isHurried = true;
          const found = sofar();
          if (!found) return;
          finish(found);
          // The worker would go on thinking.
          this.#rest();
        };
        this.#hurry = hurry;
        worker.onmessage = ({ data }: MessageEvent<Told>) => {
          // It had something to say about the question before.
          if (data.id !== id) return;
          if (data.what === "failed") return fail(data.reason);
          if (data.what === "lacks") return tellLacking(data.names);
          const taken = take(data);
          if (taken) finish(taken);
          else if (isHurried) hurry();
        };
        worker.onerror = (event) => fail(event.message);
        worker.postMessage({ ...question, id } satisfies Asked);
      });
    });
    return Promise.race([answered, stopped]);
  }
}

/** The files of which it was said that engines lack them. */
const lacking = new Set<string>();

/** Says, once for each file, that engines play on without it. */
function tellLacking(names: readonly string[]): void {
  const isNew = names.some((name) => !lacking.has(name));
  for (const name of names) lacking.add(name);
  if (isNew) notify({ text: say("engine-lacks") });
}

/** The thinker was stopped before it had an answer. */
export class Stopped extends Error {
  override name = "Stopped";
}
