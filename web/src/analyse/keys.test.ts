// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { text } from "../text/text.svelte";
import Keys from "./Keys.svelte";

// jsdom knows no windows over a page.
HTMLDialogElement.prototype.showModal = vi.fn();

it.each([
  ["en", ["Home", "End", "Space", "Del", "Ctrl+Z"]],
  ["de", ["Pos1", "Ende", "Leertaste", "Entf", "Strg+Z"]],
] as const)("keys have the names that they have on keyboards: %s", async (language, names) => {
  await text.need("analyse");
  await text.speak(language);
  const window = mount(Keys, { target: document.body, props: { close: () => {} } });
  flushSync();
  const keys = [...document.querySelectorAll("kbd")].map(({ textContent }) => textContent);
  expect(keys).toEqual(expect.arrayContaining(["←", "B", "?", ...names]));
  await unmount(window);
});
