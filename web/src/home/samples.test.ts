import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Game, initSync } from "../../wasm/ludejo/ludejo.js";
import { GAMES } from "../shell/games";
import { SAMPLES } from "./samples";

initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });

test.each(GAMES.map(({ id }) => id))("the sample of %s is a game", (id) => {
  const game = new Game(id);
  const actions = SAMPLES[id]?.split(" ") ?? [];
  expect(actions.length).toBeGreaterThan(10);
  for (const action of actions) expect(game.play(action, "en")).toBeUndefined();
});
