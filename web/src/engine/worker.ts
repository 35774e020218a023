// Thinks. It answers one question at a time; to stop it, end it.

import init, { Engine, Game, readRecord, Resources, review } from "../../wasm/ludejo/ludejo.js";
import { fetchFile, hasFile } from "./files";
import type { Answer, Course, Question } from "./protocol";

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
    const resources = await resourcesFor(game, options);
    last = { key, engine: Engine.withResources(game, options, resources) };
  }
  return last.engine;
}

/** What engines use, by its names. */
const known = new Map<string, Resources>();

/**
 * What an engine with these options uses, as far as the app has it. The engine plays without what is missing or damaged,
 * and the page is told.
 */
async function resourcesFor(game: string, options: string): Promise<Resources> {
  const names = Resources.wanted(game, options).filter(hasFile);
  const key = names.join(" ");
  const before = known.get(key);
  if (before) return before;
  const found = new Resources();
  const lacking: string[] = [];
  for (const name of names) {
    try {
      found.add(name, await fetchFile(name));
    } catch {
      lacking.push(name);
    }
  }
  // Another try may find the network again.
  if (lacking.length === 0) known.set(key, found);
  else answer({ what: "lacks", names: lacking });
  return found;
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
      const known = await resourcesFor(readRecord(data.record).game, "");
      answer({ what: "reviewed", review: review(data.record, data.nodes, progress, known) });
    }
  } catch (error) {
    answer({ what: "failed", reason: String(error) });
  }
};
