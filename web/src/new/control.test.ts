import { expect, it } from "vitest";
import { controlOf, partsOf, PRESETS, presetOf } from "./control";

it.each(Object.entries(PRESETS).filter(([name]) => name !== "none"))(
  "%s comes to the same from its parts",
  (name, control) => {
    expect(controlOf(partsOf(control))).toEqual(control);
    expect(presetOf(control)).toBe(name);
  },
);

it("every kind can be made from parts", () => {
  const parts = { minutes: 1.5, seconds: 7, days: 3 };
  expect(controlOf({ ...parts, kind: "increment" })).toEqual({
    kind: "increment",
    base: 90_000,
    increment: 7_000,
  });
  expect(controlOf({ ...parts, kind: "delay" })).toEqual({ kind: "delay", base: 90_000, delay: 7_000 });
  expect(controlOf({ ...parts, kind: "days" })).toEqual({ kind: "days", days: 3 });
  expect(presetOf({ kind: "days", days: 3 })).toBeUndefined();
});

it.each([
  { kind: "increment", minutes: 0, seconds: 0, days: 1 },
  { kind: "increment", minutes: -1, seconds: 5, days: 1 },
  { kind: "delay", minutes: null, seconds: 5, days: 1 },
  { kind: "delay", minutes: 601, seconds: 5, days: 1 },
  { kind: "days", minutes: 5, seconds: 5, days: 0 },
  { kind: "days", minutes: 5, seconds: 5, days: 1.5 },
] as unknown as Parameters<typeof controlOf>)("no game is played with %j", (parts) => {
  expect(controlOf(parts)).toBeUndefined();
});
