// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { settings } from "../settings/settings.svelte";
import { pictureOf } from "./games";

afterEach(() => Object.assign(settings, { theme: "system", palette: "usual" }));

it("pictures of games have the colours of boards", () => {
  const plain = pictureOf("herooj");
  expect(plain).not.toContain("#contrast");
  settings.palette = "contrast";
  expect(pictureOf("herooj")).toBe(`${plain}#contrast`);
  Object.assign(settings, { theme: "contrast", palette: "usual" });
  expect(pictureOf("herooj")).toBe(`${plain}#contrast`);
});
