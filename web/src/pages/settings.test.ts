// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { text } from "../text/text.svelte";
import Settings from "./Settings.svelte";

it.each([
  ["en", "100%"],
  ["de", "100\u00a0%"],
] as const)("the sizes of letters are written as numbers are: %s", async (language, size) => {
  await text.speak(language);
  const page = mount(Settings, { target: document.body });
  flushSync();
  const options = [...document.querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(options).toContain(size);
  await unmount(page);
});
