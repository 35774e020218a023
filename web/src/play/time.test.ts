// @vitest-environment jsdom
import { expect, it } from "vitest";
import { text } from "../text/text.svelte";
import { showTime } from "./time";

const [MINUTE, HOUR] = [60_000, 3_600_000];

it.each([
  [0, "0:00.0"],
  [9_250, "0:09.3"],
  [20_000, "0:20"],
  [4 * MINUTE + 4_001, "4:05"],
  [HOUR + 2 * MINUTE, "1:02:00"],
  [51 * HOUR + MINUTE, "2d 3h"],
])("%d ms are shown as %s", (milliseconds, shown) => {
  expect(showTime(milliseconds)).toBe(shown);
});

it("days are shown as the language writes them", async () => {
  await text.speak("de");
  expect(showTime(51 * HOUR)).toMatch(/^2.T/);
});
