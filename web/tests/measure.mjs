// Measures the app in the browser: node web/tests/measure.mjs [GAME…]. Prints a table and ends with 1 if a limit is
// broken. Times are those that the main thread itself spent, so that a busy machine does not matter much.

import { begin, cell, now, played, start, word } from "./e2e/app.mjs";
import { after, GAMES, handOf, lastCellOf, needsConfirming, wholeGame } from "./e2e/games.mjs";

/** A frame at 60 Hz, in milliseconds. */
const FRAME = 1000 / 60;
const LIMITS = {
  /** What handling an input may take, so that the next frame shows what it did. */
  input: FRAME,
  /** In how many frames after the input the change is on screen. */
  frames: 1,
  /** What a frame of an animation may cost. */
  animation: 4,
  /** The longest task while an engine thinks. */
  task: 50,
};
const ACTIONS = 10;
const LEVEL = 5;
const TYPED = 3;
/** Strong levels take their time where the machine is slow. */
const PATIENCE = { timeout: 180_000, polling: 50 };

const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "toplevel",
  "blink.user_timing",
];

const app = await start();
const chosen = process.argv.slice(2);
const rows = [];
try {
  for (const info of GAMES) {
    if (chosen.length > 0 && !chosen.includes(info.id)) continue;
    rows.push({ game: info.id, ...(await actions(info)), ...(await thinking(info)) });
  }
} finally {
  await app.close();
}

console.table(Object.fromEntries(rows.map(({ game, ...row }) => [game, row])));
const broken = rows.flatMap(({ game, ...row }) =>
  Object.entries(limited(row))
    .filter(([, { value, limit }]) => value > limit)
    .map(([what, { value, limit }]) => `${game}: ${what} is ${value}, more than ${limit}`),
);
for (const sentence of broken) console.log(sentence);
process.exitCode = broken.length > 0 ? 1 : 0;

/** What is measured against a limit. */
function limited(row) {
  return {
    "input, ms": { value: row["input, ms"], limit: LIMITS.input },
    "frames until shown": { value: row["frames until shown"], limit: LIMITS.frames },
    "frame of an animation, ms": { value: row["frame of an animation, ms"], limit: LIMITS.animation },
    "longest task while thinking, ms": { value: row["longest task while thinking, ms"], limit: LIMITS.task },
  };
}

async function open() {
  const context = await app.browser.newContext({
    baseURL: app.url,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
  });
  await context.addInitScript(prepare);
  return context.newPage();
}

/** Runs in the page before it: counts the frames from an input to the change that it brings about. */
function prepare() {
  try {
    localStorage.setItem("ludejo.settings", JSON.stringify({ sounds: false, animations: true }));
  } catch {
    // Not every document may keep something, such as about:blank.
  }
  window.waited = [];
  window.painted = [];
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === "pointerup") window.painted.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });
  // Marks on the board, changes offered beside a piece, and the list of moves.
  const look = () =>
    [".layer-below", ".layer-above", ".choices", "ol"]
      .map((part) => document.querySelector(part)?.innerHTML)
      .join();
  addEventListener(
    "pointerup",
    () => {
      const before = look();
      let frames = 0;
      const count = () => {
        frames += 1;
        if (look() !== before) window.waited.push(frames);
        else if (frames < 30) requestAnimationFrame(count);
        else window.waited.push(Infinity);
      };
      requestAnimationFrame(count);
    },
    true,
  );
}

/** Actions by mouse, one after another with their animations. */
async function actions({ id }) {
  const page = await open();
  const { start, actions } = wholeGame(id);
  await begin(page, id);
  // A click by which a game begins isn't a move; what it brings is a page.
  await page.evaluate(() => (window.waited = []));
  await app.browser.startTracing(page, { categories: CATEGORIES });
  for (const [index, action] of actions.slice(0, ACTIONS).entries()) {
    const game = after(id, start, actions.slice(0, index));
    for (const { isCell, text, label } of handOf(game, action)) {
      if (isCell) await cell(page, text).click();
      else await word(now(page), label).click();
    }
    if (needsConfirming(game, action)) await cell(page, lastCellOf(game, action)).click();
    await played(page, index + 1);
    await page.waitForFunction(() => document.getAnimations().length === 0, undefined, { polling: 50 });
  }
  const { traceEvents } = JSON.parse((await app.browser.stopTracing()).toString());
  const { waited, painted } = await page.evaluate(() => ({ waited: window.waited, painted: window.painted }));
  await page.context().close();
  const inputs = onMain(traceEvents).filter(
    ({ name, args }) => name === "EventDispatch" && args.data?.type === "pointerup",
  );
  const frames = framesOf(traceEvents);
  return {
    inputs: inputs.length,
    "input, ms": short(median(inputs.map(cost))),
    "worst input, ms": short(Math.max(...inputs.map(cost))),
    "frames until shown": Math.max(...waited),
    // As Event Timing has it, in steps of 8 ms; the time that other programs took is in it.
    "input to paint, ms": median(painted),
    frames: frames.length,
    "frame of an animation, ms": short(median(frames)),
    "worst 5 % of frames, ms": short(quantile(frames, 0.95)),
  };
}

/** The page while an engine thinks. */
async function thinking({ id, seats }) {
  const page = await open();
  await begin(page, id, { seats: seats.map((_, seat) => (seat === 1 ? LEVEL : 0)) });
  await page.evaluate(() => (window.tasks = []));
  await app.browser.startTracing(page, { categories: CATEGORIES });
  const waits = [];
  for (let count = 0; count < TYPED; count += 1) {
    const history = await page
      .locator("ol li .notation")
      .evaluateAll((all) => all.map((one) => one.lastChild.data));
    const game = after(id, undefined, history);
    const field = page.locator("form input");
    await field.fill(game.legal().at(-1));
    const begun = performance.now();
    await field.press("Enter");
    await page.waitForFunction(() => !document.querySelector("form input").disabled, undefined, PATIENCE);
    waits.push(performance.now() - begun);
  }
  const { traceEvents } = JSON.parse((await app.browser.stopTracing()).toString());
  const tasks = await page.evaluate(() => window.tasks);
  await page.context().close();
  const spent = onMain(traceEvents).filter(isTask).map(cost);
  return {
    "longest thought, ms": Math.round(Math.max(...waits)),
    "long tasks while thinking": tasks.length,
    "longest task while thinking, ms": short(Math.max(...spent)),
  };
}

/** What happened on the main thread of the page. */
function onMain(events) {
  const threads = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const main = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`));
  return events.filter(({ ph, pid, tid }) => ph === "X" && main.has(`${pid} ${tid}`));
}

/** What each frame cost that was made while something was animated. */
function framesOf(events) {
  const spans = new Map();
  for (const { name, ph, pid, id2, ts } of events) {
    if (name !== "Animation" || (ph !== "b" && ph !== "e")) continue;
    const key = `${pid} ${id2.local}`;
    spans.set(key, { ...spans.get(key), [ph]: ts });
  }
  const isAnimated = (ts) => [...spans.values()].some(({ b, e }) => b < ts && ts < e);
  const main = onMain(events);
  // A frame is a task at whose end the page is handed over to be painted.
  const handed = main.filter(({ name, ts }) => name === "Commit" && isAnimated(ts));
  const tasks = main.filter(isTask);
  return handed.flatMap(({ ts }) => {
    const task = tasks.find((task) => task.ts <= ts && ts <= task.ts + task.dur);
    return task ? [cost(task)] : [];
  });
}

function isTask({ name }) {
  return name === "RunTask";
}

/** What the thread itself spent, in milliseconds. */
function cost({ dur, tdur }) {
  return (tdur ?? dur) / 1000;
}

function median(values) {
  return quantile(values, 0.5);
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function short(value) {
  return Math.round(value * 100) / 100;
}
