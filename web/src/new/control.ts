// How much time each seat has: what is offered, what can be chosen besides, and how it is said.

import * as v from "valibot";
import type { TimeControl } from "../rules/package";
import { say } from "../text/text.svelte";

const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
/** The longest that can be chosen: minutes at the beginning, seconds for each turn, days for each turn. */
export const MOST = { minutes: 600, seconds: 600, days: 365 };

const Time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A time control that games can be played with. */
export const Control = v.variant("kind", [
  v.object({ kind: v.literal("unlimited") }),
  v.pipe(
    v.object({ kind: v.literal("increment"), base: Time, increment: Time }),
    v.check(({ base, increment }) => base + increment > 0),
  ),
  v.pipe(
    v.object({ kind: v.literal("delay"), base: Time, delay: Time }),
    v.check(({ base, delay }) => base + delay > 0),
  ),
  v.object({
    kind: v.literal("days"),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST.days)),
  }),
]);

export const NO_CLOCK: TimeControl = { kind: "unlimited" };

function increment(minutes: number, seconds: number): TimeControl {
  return { kind: "increment", base: minutes * MINUTE, increment: seconds * SECOND };
}

function delay(minutes: number, seconds: number): TimeControl {
  return { kind: "delay", base: minutes * MINUTE, delay: seconds * SECOND };
}

/** What is offered, by the names under which earlier versions of the app remembered it. */
export const PRESETS: Readonly<Record<string, TimeControl>> = {
  none: NO_CLOCK,
  "3+2": increment(3, 2),
  "10+5": increment(10, 5),
  "30+20": increment(30, 20),
  "5d3": delay(5, 3),
  "15d10": delay(15, 10),
};

/** The parts of a time control as people choose them. */
export interface Parts {
  kind: "increment" | "delay" | "days";
  minutes: number;
  seconds: number;
  days: number;
}

/** The parts of a time control; something to begin with where it has none. */
export function partsOf(control: TimeControl): Parts {
  const usual: Parts = { kind: "increment", minutes: 15, seconds: 10, days: 1 };
  switch (control.kind) {
    case "increment":
      return { ...usual, minutes: control.base / MINUTE, seconds: control.increment / SECOND };
    case "delay":
      return {
        ...usual,
        kind: "delay",
        minutes: control.base / MINUTE,
        seconds: control.delay / SECOND,
      };
    case "days":
      return { ...usual, kind: "days", days: control.days };
    default:
      return usual;
  }
}

/** The time control with these parts; nothing if no game can be played with it. */
export function controlOf({ kind, minutes, seconds, days }: Parts): TimeControl | undefined {
  if (!inRange(minutes, MOST.minutes) || !inRange(seconds, MOST.seconds)) return undefined;
  const [base, more] = [Math.round(minutes * MINUTE), Math.round(seconds * SECOND)];
  const made = {
    increment: { kind, base, increment: more },
    delay: { kind, base, delay: more },
    days: { kind, days },
  }[kind];
  const control = v.safeParse(Control, made);
  return control.success ? control.output : undefined;
}

/** A field that is empty holds no number. */
function inRange(value: unknown, most: number): boolean {
  return typeof value === "number" && value >= 0 && value <= most;
}

/** The name of the preset that a time control is; nothing if it is none. */
export function presetOf(control: TimeControl): string | undefined {
  const text = JSON.stringify(control);
  return Object.keys(PRESETS).find((name) => JSON.stringify(PRESETS[name]) === text);
}

/** A time control in words. */
export function nameOfControl(control: TimeControl): string {
  switch (control.kind) {
    case "increment":
      return say("clock-of", { minutes: control.base / MINUTE, seconds: control.increment / SECOND });
    case "delay":
      return say("clock-delay", { minutes: control.base / MINUTE, seconds: control.delay / SECOND });
    case "days":
      return say("clock-days", { days: control.days });
    default:
      return say("clock-none");
  }
}
