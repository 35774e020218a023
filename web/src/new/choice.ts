// What is chosen for a new game, and what was chosen last.

import * as v from "valibot";
import { MAXIMUM, occupantOf } from "../play/players";
import type { Occupant, TimeControl } from "../rules/package";
import { GAMES, isGame, seatsOf, setupsOf } from "../shell/games";
import { begin } from "../store/begin";
import { LAST } from "../store/last";
import { levelOfFive } from "../store/levels";
import { read, write } from "../store/local";
import { Control, NO_CLOCK, PRESETS } from "./control";

/** Under which keys it is kept: this, and the id of the game. */
const KEY = "new.";
/** Under which key the names of people at this device are kept. */
const NAMES = "names";

/** The level that somebody new meets: one that they can beat. */
const FIRST_LEVEL = 1;
/** Names are no longer than this. */
export const LONGEST_NAME = 24;

export interface Choice {
  /** By seat: 0 is a person, anything else a level of the computer. */
  readonly seats: readonly number[];
  /** Whether chance decides who sits where. */
  readonly isRandom: boolean;
  readonly control: TimeControl;
  /** The name of the setup it begins from; `POSITION` for a position of one's own. */
  readonly setup: string;
  /** That position, as a line. */
  readonly line?: string;
}

/** The name of a setup that is none of the game's: a position of one's own. */
export const POSITION = "position";

const Level = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAXIMUM));

const Kept = v.object({
  seats: v.fallback(v.array(Level), []),
  isRandom: v.fallback(v.boolean(), false),
  control: v.fallback(v.optional(Control), undefined),
  setup: v.fallback(v.string(), ""),
  line: v.fallback(v.string(), ""),
  /** The name of a preset, as clocks were remembered before there were others. */
  clock: v.fallback(v.string(), ""),
  /** How many levels there were; five when nothing was said of it. */
  levels: v.fallback(v.optional(v.number()), undefined),
});

const Names = v.object({ names: v.fallback(v.array(v.fallback(v.string(), "")), []) });

/** What was chosen for a game last; what suits somebody new if nothing was. */
export function readChoice(game: string): Choice {
  const { seats, isRandom, control, setup, line, clock, levels } = read(KEY + game, Kept);
  const count = seatsOf(game);
  const usual = Array.from({ length: count }, (_, seat) => (seat === 0 ? 0 : FIRST_LEVEL));
  const chosen = levels === undefined ? seats.map(levelOfFive) : seats;
  const setups = setupsOf(game).map(({ name }) => name);
  const isOwn = setup === POSITION && line !== "";
  return {
    seats: chosen.length === count ? chosen : usual,
    isRandom,
    control: control ?? PRESETS[clock] ?? NO_CLOCK,
    setup: isOwn || setups.includes(setup) ? setup : (setups[0] ?? ""),
    ...(isOwn && { line }),
  };
}

/** Keeps what was chosen for a game. A browser that keeps nothing still plays. */
export function keepChoice(game: string, choice: Choice): void {
  write(KEY + game, { ...choice, levels: MAXIMUM - 1 });
}

/** What people at this device are called, by seat; empty where nobody said. */
export function readNames(): string[] {
  return read(NAMES, Names).names.map((name) => name.trim().slice(0, LONGEST_NAME));
}

export function keepNames(names: readonly string[]): void {
  write(NAMES, { names });
}

/** The game that was begun last; the first of all if none was. */
export function lastGame(): string {
  const { game } = read(LAST, v.object({ game: v.fallback(v.string(), "") }));
  return isGame(game) ? game : (GAMES[0]?.id ?? "");
}

/** Who sits where. People have names only where there are several. */
export function occupantsOf({ seats, isRandom }: Choice, names: readonly string[]): Occupant[] {
  const isAlone = seats.filter((level) => level === 0).length < 2;
  const occupants = seats.map((level, seat): Occupant => {
    const name = names[seat] ?? "";
    return level === 0 && !isAlone && name !== "" ? { kind: "person", name } : occupantOf(level);
  });
  const turn = isRandom ? Math.floor(Math.random() * occupants.length) : 0;
  return [...occupants.slice(turn), ...occupants.slice(0, turn)];
}

/** Begins a game as chosen; its id. */
export function beginChosen(game: string, choice: Choice): Promise<string> {
  const start = choice.line ?? setupsOf(game).find(({ name }) => name === choice.setup)?.line ?? "";
  const seats = occupantsOf(choice, readNames());
  return begin({ game, start, seats, control: choice.control });
}
