// @vitest-environment jsdom
import { expect, it } from "vitest";
import { router } from "./router.svelte";

it("a page stays the same while only what stands behind # changes", () => {
  router.go("/edit/herooj");
  const { visit } = router;
  expect(visit?.values).toEqual({ game: "herooj" });
  router.go("/edit/herooj#p=here", "replace");
  expect(router.visit).toBe(visit);
  router.go("/edit/rooya");
  expect(router.visit?.values).toEqual({ game: "rooya" });
});
