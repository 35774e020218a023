// What the app's own worker thinks, in a page of the app.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rules } from "./e2e/games.mjs";

const FOLDER = new URL("../../networks/", import.meta.url);

/** The networks by their games, as they are in the repository. */
export const NETWORKS = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".network"))
    .map((name) => [name.replace(".network", ""), readFileSync(new URL(name, FOLDER))]),
);

/** What an engine thinks at the start of a game, by its network unless it has none (`null`). */
export function expected(game, options, nodes, network = NETWORKS[game]) {
  const resources = new rules.Resources();
  if (network) resources.add(`${game}.network`, network);
  return rules.Engine.withResources(game, options, resources).think(new rules.Game(game), { nodes });
}

/**
 * The same, asked of the worker that the app has in the folder where it was built: the thought, and the files that the
 * worker said it lacks.
 */
export async function thought(page, folder, game, options, nodes) {
  const assets = readdirSync(join(folder, "assets"));
  const [worker, wasm] = [/^worker-.*\.js$/, /^ludejo_bg-.*\.wasm$/].map((name) => {
    const found = assets.filter((asset) => name.test(asset));
    if (found.length !== 1) throw new Error(`${found.length} files are called ${name}`);
    return `/assets/${found[0]}`;
  });
  const course = { game, start: new rules.Game(game).startLine(), actions: [] };
  const question = { what: "think", course, options, limits: { nodes } };
  return page.evaluate(
    async ([address, wasm, question]) => {
      const module = await WebAssembly.compileStreaming(fetch(wasm));
      const worker = new Worker(address, { type: "module" });
      const lacking = [];
      try {
        return await new Promise((resolve, reject) => {
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.onmessage = ({ data }) => {
            if (data.what === "lacks") lacking.push(...data.names);
            if (data.what === "failed") reject(new Error(data.reason));
            if (data.what === "chosen") resolve({ thought: data.thought, lacking });
          };
          worker.postMessage({ what: "begin", module });
          worker.postMessage(question);
        });
      } finally {
        worker.terminate();
      }
    },
    [worker, wasm, question],
  );
}
