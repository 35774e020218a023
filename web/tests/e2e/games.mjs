// Games to be played on a page, found by playing them here first.

import { readFileSync } from "node:fs";
import { deflateRawSync, inflateRawSync } from "node:zlib";
/** The folder of the rules: another one than usual holds other games. */
const WASM = new URL(`../../${process.env.LUDEJO_WASM ?? "wasm/ludejo"}/`, import.meta.url);

export const rules = await import(new URL("ludejo.js", WASM));

rules.initSync({ module: readFileSync(new URL("ludejo_bg.wasm", WASM)) });

export const GAMES = rules.games();

/** The languages that are tried besides English, one with each game. */
export const OTHER_LANGUAGE = {
  herooj: "eo",
  "master-herooj": "es",
  rooya: "fr",
  sparta: "de",
  heroes: "eo",
  evo: "fr",
  evo4: "es",
};

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whether an action wins the game at once. */
function wins(game, action) {
  const after = game.clone();
  after.play(action, "en");
  const isWon = after.outcome("en")?.winner === game.toMove();
  after.free();
  return isWon;
}

/** How much an action brings: what it captures and what it takes. */
function gain(game, action) {
  return game.effects(action).filter(({ what }) => what === "captured" || what === "owned").length;
}

/** An action that leads to an end soon: a win at once, or the best of a few by chance. */
export function choose(game, chance) {
  const SOME = 4;
  const legal = game.legal();
  const some = Array.from({ length: SOME }, () => legal[Math.floor(chance() * legal.length)]);
  some.sort((a, b) => gain(game, b) - gain(game, a));
  return legal.find((action) => wins(game, action)) ?? some[0];
}

/** Plays a game to its end. */
function playOut(id, seed) {
  const chance = random(seed);
  const game = new rules.Game(id);
  while (!game.outcome("en")) game.play(choose(game, chance), "en");
  return game;
}

/** Plays a game in which the first seat thinks, and the others play by chance. */
function playAgainst(id, seed) {
  const NODES = 3000;
  const chance = random(seed);
  const game = new rules.Game(id);
  const engine = new rules.Engine(id, `seed=${seed}`);
  const think = () => engine.think(game, { nodes: NODES }).lines[0].actions[0];
  while (!game.outcome("en")) {
    const legal = game.legal();
    game.play(game.toMove() === 0 ? think() : legal[Math.floor(chance() * legal.length)], "en");
  }
  engine.free();
  return game;
}

/** A short game that is won on the board, from the standard setup. */
export function wholeGame(id) {
  const SOME = 4;
  const games = Array.from({ length: SOME }, (_, seed) => playAgainst(id, seed));
  const won = games.filter((game) => game.outcome("en").winner !== undefined);
  won.sort((a, b) => a.history().length - b.history().length);
  return { start: won[0].startLine(), actions: won[0].history() };
}

/** The last actions of a game by chance that is won on the board, and where they begin. */
export function lastActions(id, seed, count) {
  for (let other = seed; ; other += 1) {
    const game = playOut(id, other);
    const actions = game.history().slice(-count);
    for (let back = 0; back < count; back += 1) game.undo();
    const start = game.line();
    if (after(id, start, actions).outcome("en")?.winner !== undefined) return { start, actions };
  }
}

/** The game that actions lead to. */
export function after(id, start, actions) {
  const game = new rules.Game(id, start);
  for (const action of actions) {
    const refusal = game.play(action, "en");
    if (refusal) throw new Error(`${action}: ${refusal.text}`);
  }
  return game;
}

/** Whether an action fulfils the goal of a task. */
export function fulfils(game, action, goal) {
  if (goal.any) return true;
  if (goal.effect) return game.effects(action).some(({ what }) => what === goal.effect);
  if (goal.actions) return goal.actions.includes(action);
  return wins(game, action);
}

/** The picks that an action is built of, one way or another. */
export function picksOf(game, action, language = "en", text = "") {
  if (text === action) return [];
  // `c1` begins `c12` too, so the longest comes first.
  const next = game.partial(text, language)?.next ?? [];
  const fitting = next.filter((pick) => action.startsWith(text + pick.text));
  fitting.sort((a, b) => b.text.length - a.text.length);
  for (const pick of fitting) {
    const rest = picksOf(game, action, language, text + pick.text);
    if (rest) return [pick, ...rest];
  }
  return undefined;
}

/** The picks of an action in the order of a hand: what a piece becomes is chosen before where it goes. */
export function handOf(game, action, language = "en") {
  const picks = picksOf(game, action, language);
  const [first, last] = [picks[0], picks.at(-1)];
  if (picks.length < 3 || last.isCell || !game.legal().includes(first.text + last.text)) return picks;
  return [first, last, ...picks.slice(1, -1)];
}

/** Whether more could follow when an action has been picked, so that it must be said that this was all. */
export function needsConfirming(game, action) {
  const picks = picksOf(game, action);
  const last = picks.at(-1);
  const begun = picks
    .slice(0, -1)
    .map(({ text }) => text)
    .join("");
  const before = game.partial(begun, "en").next;
  const { next } = game.partial(action, "en");
  // What could have been chosen before is not asked for.
  if (last.isCell)
    return next.some(({ isCell, text }) => isCell || !before.some((pick) => pick.text === text));
  const legal = game.legal();
  const isChange = before.some(({ isCell, text }) => isCell && legal.includes(begun + text + last.text));
  return next.length > 0 || isChange;
}

/** The last cell of an action. */
export function lastCellOf(game, action) {
  return picksOf(game, action).findLast(({ isCell }) => isCell).text;
}

/** Cells that cannot be picked one after another, and what the rules say to that. */
export function illegalPicks(game, language = "en") {
  const cells = game.board().cells.map(({ name }) => name);
  const { next } = game.partial("", language);
  const begun = next.filter(({ text, isCell }) => isCell && game.partial(text, language).next.length > 0);
  for (const picks of [...begun.map(({ text }) => [text]), []]) {
    const text = picks.join("");
    const isLegal = (name) => game.partial(text + name, language) || game.partial(name, language);
    const wrong = cells.find((name) => !isLegal(name) && !picks.includes(name));
    if (wrong) return { picks: [...picks, wrong], refusal: game.explainPartial(text + wrong, language) };
  }
  throw new Error("everything is legal");
}

/** A game of so many actions that take nothing, by chance. */
export function longGame(id, count) {
  const TRIES = 20;
  for (let seed = 1; ; seed += 1) {
    const chance = random(seed);
    const game = new rules.Game(id);
    const isQuiet = (action) => !wins(game, action) && gain(game, action) === 0;
    while (game.history().length < count && !game.outcome("en")) {
      const legal = game.legal();
      const some = Array.from({ length: TRIES }, () => legal[Math.floor(chance() * legal.length)]);
      game.play(some.find(isQuiet) ?? some[0], "en");
    }
    const actions = game.history();
    game.free();
    if (actions.length === count) return actions;
  }
}

/** A record of these actions, with an end if they lead to one. */
export function recordOf(id, start, actions) {
  const game = after(id, start, actions);
  const { reason, winner } = game.outcome("en") ?? {};
  const seat = game.info().seats[winner]?.letter;
  return rules.writeRecord({
    game: id,
    ...(start !== undefined && { position: start }),
    tags: [],
    main: {
      notes: [],
      plies: actions.map((action) => ({ action, nags: [], notes: [], variations: [] })),
    },
    ...(reason !== undefined && { ending: { reason, ...(seat !== undefined && { winner: seat }) } }),
  });
}

/** The fragment of an address that holds a record. */
export function linkOf(record) {
  return `#r=${deflateRawSync(record).toString("base64url")}`;
}

/** The record that an address holds; nothing if it holds none. */
export function recordIn(address) {
  const { hash } = new URL(address);
  if (!hash.startsWith("#r=")) return undefined;
  return inflateRawSync(Buffer.from(hash.slice(3), "base64url")).toString();
}
