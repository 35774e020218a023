// Thinks. It answers one question at a time. What it thinks about in slices it can be told to stop; then it keeps what it
// has learned. To stop anything else, end it.

import init, { Engine, Game, readRecord, Resources, review } from "../../wasm/ludejo/ludejo.js";
import type { ThoughtView } from "../rules/package";
import { fetchFile, hasFile } from "./files";
import type { Answer, Asked, Course, Question } from "./protocol";

/** How long it thinks before it hears what it is told, in milliseconds. */
const SLICE = 100;

let begun: Promise<unknown> = Promise.resolve();
/** The question that is being answered. */
let asked = 0;
/** The engine that was asked last: it remembers what it has learned of the game. */
let last: { key: string; engine: Engine } | undefined;

function answer(message: Answer): void {
  postMessage({ ...message, id: asked });
}

async function engine(game: string, options: string): Promise<Engine> {
  const key = `${game} ${options}`;
  if (last?.key === key) return last.engine;
  const resources = await resourcesFor(game, options);
  // Perhaps that of a question that came meanwhile.
  last?.engine.free();
  last = undefined;
  last = { key, engine: Engine.withResources(game, options, resources) };
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

/** Lets the messages in that have come. */
function listen(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

type Think = Extract<Question, { what: "think" }>;

async function think({ course, options, limits, inSlices }: Think, id: number): Promise<void> {
  const start = performance.now();
  const asking = await engine(course.game, options);
  if (id !== asked) return;
  const game = play(course);
  const passed = (): number => performance.now() - start;
  try {
    if (!inSlices) {
      const see = (thought: ThoughtView): void =>
        answer({ what: "thought", thought, milliseconds: passed() });
      const thought = asking.think(game, limits, see);
      answer({ what: "chosen", thought, milliseconds: passed() });
      return;
    }
    const { milliseconds: most = Infinity, without = [] } = limits;
    let before = { nodes: 0, depth: 0 };
    for (let slice = 0; ; slice += 1) {
      const { nodes, depth } = before;
      const whole = (thought: ThoughtView): ThoughtView => ({
        ...thought,
        nodes: nodes + thought.nodes,
        depth: Math.max(depth, thought.depth),
      });
      const see = (thought: ThoughtView): void =>
        answer({ what: "thought", thought: whole(thought), milliseconds: passed() });
      const left = { milliseconds: Math.max(0, Math.min(SLICE, most - passed())), without };
      const found = slice === 0 ? asking.think(game, left, see) : asking.resume(game, left, see);
      const thought = found && whole(found);
      if (!thought?.isCutShort || passed() >= most) {
        answer({ what: "chosen", thought, milliseconds: passed() });
        return;
      }
      before = thought;
      await listen();
      // Another question may have its own engine by now.
      if (id !== asked) return;
    }
  } finally {
    game.free();
  }
}

onmessage = async ({ data }: MessageEvent<Asked>) => {
  asked = data.id;
  try {
    if (data.what === "begin") begun = init({ module_or_path: data.module });
    await begun;
    if (data.id !== asked) return;
    if (data.what === "think") await think(data, data.id);
    if (data.what === "review") {
      const progress = (done: number, of: number): void => answer({ what: "progress", done, of });
      const known = await resourcesFor(readRecord(data.record).game, "");
      answer({ what: "reviewed", review: review(data.record, data.nodes, progress, known) });
    }
  } catch (error) {
    if (data.id === asked) answer({ what: "failed", reason: String(error) });
  }
};
