// @vitest-environment jsdom
import { expect, test } from "vitest";
import { text } from "../text/text.svelte";
import { visitAt } from "./routes";

test.each([
  ["/settings", "/settings", {}],
  ["/settings/", "/settings", {}],
  ["/games", "/games", {}],
  ["/learn/herooj", "/learn/:game", { game: "herooj" }],
  ["/analyse/evo4/", "/analyse/:game", { game: "evo4" }],
  ["/edit/rooya", "/edit/:game", { game: "rooya" }],
  ["/new/sparta", "/new/:game", { game: "sparta" }],
  ["/play/x1y2", "/play/:id", { id: "x1y2" }],
])("%s is a page", (path, route, values) => {
  const visit = visitAt(path);
  expect([visit?.route.path, visit?.values]).toEqual([route, values]);
});

test.each([
  ["/settings", "Settings"],
  ["/privacy", "Privacy"],
  ["/games", "Your finished games"],
  ["/new/herooj", "Play Herooj"],
  ["/edit/rooya", "Set up a position: Le Rooya"],
])("%s has a title before it is there", async (path, title) => {
  await text.speak("en");
  const visit = visitAt(path);
  expect(visit?.route.title?.(visit.values)).toBe(title);
});

test.each([
  "/nowhere",
  "/learn",
  "/learn/chess",
  "/learn/herooj/more",
  "/settings/herooj",
  "/play",
  "/play/a/b",
])("there is no page at %s", (path) => {
  expect(visitAt(path)).toBeUndefined();
});
