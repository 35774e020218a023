// The games as the rules have them, for pages that cannot wait until the rules are there. Importing
// `virtual:games` gives the list; what is in it is asked of the rules when the app is built.

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/text/languages";
import type { Artist } from "./picture";
import { stepsOf } from "./steps";

type Rules = typeof import("../wasm/ludejo/ludejo.js");

/** Where the rules lie: another folder than usual holds other games. */
export const WASM = resolve(import.meta.dirname, "..", process.env.LUDEJO_WASM ?? "wasm/ludejo");

const ASKED = "virtual:games";
const FOUND = `\0${ASKED}`;

let asked: Promise<Rules> | undefined;

/** The rules, here where the app is built. */
export function rules(): Promise<Rules> {
  const load = async (): Promise<Rules> => {
    const loaded = (await import(pathToFileURL(join(WASM, "ludejo.js")).href)) as Rules;
    loaded.initSync({ module: readFileSync(join(WASM, "ludejo_bg.wasm")) });
    return loaded;
  };
  asked ??= load();
  return asked;
}

/** The ids of all games. */
export async function ids(): Promise<string[]> {
  return (await rules()).games().map(({ id }) => id);
}

export function games(): Plugin {
  let isServing = false;
  return {
    name: "games",
    configResolved: ({ command }) => {
      isServing = command === "serve";
    },
    resolveId: (id) => (id === ASKED ? FOUND : undefined),
    async load(id) {
      if (id !== FOUND) return undefined;
      const { games, words, Game, PictureOptions, drawPosition, onlineVersion } = await rules();
      // When the app is being developed, plain pictures come sooner.
      const draw: Artist = isServing
        ? (game) => drawPosition(new Game(game), new PictureOptions(), "en")
        : await (await import("./picture")).artist();
      const list = games().map(({ id, name, seats, setups }) => {
        const said = LANGUAGES.map(({ code }) => {
          const { tagline, goal } = words(id, code);
          return [code, { tagline, goal }];
        });
        const card = {
          id,
          name,
          seats: seats.length,
          setups: setups.map(({ name, line }) => ({ name, line })),
          steps: stepsOf(id),
          said: Object.fromEntries(said) as object,
        };
        const address = (theme: "light" | "dark"): string => {
          const source = draw(id, theme);
          if (isServing) return JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`);
          const reference = this.emitFile({ type: "asset", name: `${id}-${theme}.svg`, source });
          return `import.meta.ROLLUP_FILE_URL_${reference}`;
        };
        return `{ ...${JSON.stringify(card)}, picture: { light: ${address("light")}, dark: ${address("dark")} } }`;
      });
      const online = `export const ONLINE_VERSION = ${onlineVersion()};`;
      return `${online}\nexport default [${list.join(",\n")}];`;
    },
  };
}
