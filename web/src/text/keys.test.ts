// The keys of messages are types. What says `@ts-expect-error` is wrong; `npm run check` fails where it is taken.

import { expect, it } from "vitest";
import { keysOf, typesOf } from "../../build/keys.mjs";
import { say } from "./text.svelte";

const MESSAGES = `
# A comment.
plain = Plain
level-1-name = One
level-2-name = Two
said = { $seat } has { $count ->
    [one] one { $what }
   *[other] { $count } of { $what }
}
    .title = To { $seat }
`;

it("has a property for each message, with the names of what is put in", () => {
  expect(typesOf(keysOf(MESSAGES))).toBe(`export interface Messages {
  "plain": never;
  [key: \`level-\${number}-name\`]: never;
  "said": "count" | "seat" | "what";
  "said.title": "seat";
}
`);
});

/** Nobody calls it: it is there for the types. */
export function types(page: "settings" | "language", key: string): string[] {
  return [
    say("settings"),
    say("analysis-of", { game: "Herooj" }),
    say(page),
    say(`level-${3}-name`),
    // @ts-expect-error There is no such key.
    say("setings"),
    // @ts-expect-error This could be any key.
    say(key),
    // @ts-expect-error It needs the name of a game.
    say("analysis-of"),
    // @ts-expect-error It needs the name of a game, and no seat.
    say("analysis-of", { seat: "Herooj" }),
    // @ts-expect-error Nothing is put into it.
    say("settings", { game: "Herooj" }),
  ];
}
