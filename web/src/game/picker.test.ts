// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { Trial } from "./trial.svelte";
import { LANGUAGES } from "../text/languages";
import { text } from "../text/text.svelte";

ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });

/** What is asked on the first steps of many moves. */
function prompts(id: string): Set<string> {
  const game = new ludejo.Game(id);
  const trial = new Trial(ludejo, id, game.line(), () => undefined);
  const all = new Set<string>();
  for (const { text: first } of game.partial("", text.language)?.next.slice(0, 12) ?? []) {
    for (const { text: second } of game.partial(first, text.language)?.next.slice(0, 12) ?? []) {
      for (const pick of [first, second]) {
        trial.pick(pick);
        all.add(trial.prompt);
      }
      while (trial.picks.length > 0) trial.cancel();
    }
  }
  return all;
}

it.each(LANGUAGES.map(({ code }) => code))(
  "no prompt asks for a key that a device may lack: %s",
  async (code) => {
    await text.speak(code);
    const all = ludejo.games().flatMap(({ id }) => [...prompts(id)]);
    expect(all.length).toBeGreaterThan(10);
    for (const prompt of all) expect(prompt).not.toMatch(/Enter|Entrée/);
    // Some moves are whole, and can go on.
    if (code === "en") expect(all).toContainEqual(expect.stringMatching(/^Play .*, or choose/));
  },
);
