// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { keepProgress, readProgress } from "./progress";

beforeEach(() => localStorage.clear());

it("begins with nothing done", () => {
  expect(readProgress("herooj")).toEqual({ done: [] });
});

it("is kept by game", () => {
  keepProgress("herooj", { at: "jump", done: ["march"] });
  expect(readProgress("herooj")).toEqual({ at: "jump", done: ["march"] });
  expect(readProgress("rooya")).toEqual({ done: [] });
  keepProgress("herooj", { done: ["march", "jump"] });
  expect(readProgress("herooj")).toEqual({ done: ["march", "jump"] });
});

it.each(["", "null", "[1]", '{"done":7,"at":{}}', '{"done":[1,{}]}'])("is nothing if it reads %j", (kept) => {
  localStorage.setItem("ludejo.learn.herooj", kept);
  expect(readProgress("herooj")).toEqual({ done: [] });
});
