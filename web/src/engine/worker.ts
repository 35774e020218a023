// Thinks. It answers one question at a time; to stop it, end it.

import init, { Engine, Game, review } from "../../wasm/ludejo/ludejo.js";
import type { Answer, Course, Question } from "./protocol";

let begun: Promise<unknown> = Promise.resolve();
/** The engine that was asked last: it remembers what it has learned of the game. */
let last: { key: string; engine: Engine } | undefined;

function answer(message: Answer): void {
  postMessage(message);
}

function engine(game: string, options: string): Engine {
  const key = `${game} ${options}`;
  if (last?.key !== key) {
    last?.engine.free();
    last = { key, engine: new Engine(game, options) };
  }
  return last.engine;
}

function play(course: Course): Game {
  const game = new Game(course.game, course.start);
  for (const action of course.actions) game.play(action, "en");
  return game;
}

function think({ course, options, limits }: Extract<Question, { what: "think" }>): void {
  const start = performance.now();
  const game = play(course);
  try {
    const thought = engine(course.game, options).think(game, limits, (thought: never) => {
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
    if (data.what === "think") think(data);
    if (data.what === "review") {
      const progress = (done: number, of: number): void => answer({ what: "progress", done, of });
      answer({ what: "reviewed", review: review(data.record, data.nodes, progress) });
    }
  } catch (error) {
    answer({ what: "failed", reason: String(error) });
  }
};
