// Thinks. It answers one question at a time; to stop it, end it.

import init, { Engine, Game, readRecord, Resources, review } from "../../wasm/ludejo/ludejo.js";
import type { Answer, Course, Question } from "./protocol";
import { solutionOf } from "./solution";

let begun: Promise<unknown> = Promise.resolve();
/** The engine that was asked last: it remembers what it has learned of the game. */
let last: { key: string; engine: Engine } | undefined;

function answer(message: Answer): void {
  postMessage(message);
}

async function engine(game: string, options: string): Promise<Engine> {
  const key = `${game} ${options}`;
  if (last?.key !== key) {
    last?.engine.free();
    last = undefined;
    last = { key, engine: await make(game, options) };
  }
  return last.engine;
}

/** An engine that knows what is known for certain, unless it is held to a level. */
async function make(game: string, options: string): Promise<Engine> {
  if (/\blevel=/.test(options)) return new Engine(game, options);
  return Engine.withResources(game, options, await resources(game));
}

/** What is known for certain of a game. It can be missing without a network: then engines think for themselves. */
async function resources(game: string): Promise<Resources> {
  const known = await solutionOf({ Resources }, game).catch(() => undefined);
  return known ?? new Resources();
}

function play(course: Course): Game {
  const game = new Game(course.game, course.start);
  for (const action of course.actions) game.play(action, "en");
  return game;
}

async function think({ course, options, limits }: Extract<Question, { what: "think" }>): Promise<void> {
  const start = performance.now();
  const asked = await engine(course.game, options);
  const game = play(course);
  try {
    const thought = asked.think(game, limits, (thought: never) => {
      answer({ what: "thought", thought, milliseconds: performance.now() - start });
    });
    answer({ what: "chosen", thought, milliseconds: performance.now() - start });
  } finally {
    game.free();
  }
}

onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    if (data.what === "begin") begun = init({ module_or_path: data.module });
    await begun;
    if (data.what === "think") await think(data);
    if (data.what === "review") {
      const progress = (done: number, of: number): void => answer({ what: "progress", done, of });
      const known = await resources(readRecord(data.record).game);
      answer({ what: "reviewed", review: review(data.record, data.nodes, progress, known) });
    }
  } catch (error) {
    answer({ what: "failed", reason: String(error) });
  }
};
