import { expect, test } from "vitest";
import { Steps } from "./steps.svelte";

test("steps are taken back and done again", () => {
  const steps = new Steps("a");
  expect([steps.canUndo, steps.canRedo]).toEqual([false, false]);
  steps.go("b");
  steps.go("b");
  steps.go("c");
  steps.undo();
  expect(steps.now).toBe("b");
  steps.redo();
  expect(steps.now).toBe("c");
  steps.undo();
  steps.undo();
  expect([steps.now, steps.canUndo, steps.canRedo]).toEqual(["a", false, true]);
  steps.undo();
  steps.go("d");
  expect([steps.now, steps.canRedo]).toEqual(["d", false]);
  steps.redo();
  expect(steps.now).toBe("d");
});

test("steps about the same are one", () => {
  const steps = new Steps(1);
  steps.go(2, "typing");
  steps.go(3, "typing");
  steps.go(4, "stroke");
  steps.rest();
  steps.go(5, "stroke");
  steps.undo();
  expect(steps.now).toBe(4);
  steps.undo();
  expect(steps.now).toBe(3);
  steps.undo();
  expect(steps.now).toBe(1);
  steps.go(6, "typing");
  expect(steps.canUndo).toBe(true);
  steps.undo();
  expect(steps.now).toBe(1);
});
