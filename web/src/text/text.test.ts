// @vitest-environment jsdom
import { expect, it } from "vitest";
import { text } from "./text.svelte";

it("has the messages of the app, and none of boards on other pages", async () => {
  await text.speak("de");
  for (const file of ["review", "embed"]) await text.need(file);
  expect(text.has("settings")).toBe(true);
  expect(text.has("review-title")).toBe(true);
  expect(text.has("embed-loading")).toBe(false);
});
