import { expect, test } from "vitest";
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
