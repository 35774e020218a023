import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { counted } from "./count";
import { LANGUAGES } from "./languages";

const MESSAGE = `steps = { $count ->
    [one] { $count } one
   *[other] { $count } other
}`;

function says(language: string, count: number): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(MESSAGE));
  const pattern = bundle.getMessage("steps")?.value;
  return pattern ? bundle.formatPattern(pattern, counted({ count })) : "";
}

describe.each(LANGUAGES.map(({ code }) => code))("a number in %s", (language) => {
  const format = new Intl.NumberFormat(language);
  const plural = new Intl.PluralRules(language);
  const expected = (count: number) =>
    `${format.format(count)} ${plural.select(count) === "one" ? "one" : "other"}`;

  it("is written and counted as the language does it", () => {
    const small = Array.from({ length: 1000 }, (_, count) => count);
    for (const count of [...small, 1000, 12_345, 1_000_000, 0.5, 1.5, -1]) {
      expect(says(language, count)).toBe(expected(count));
    }
  });
});

it("leaves everything else as it is", () => {
  const day = new Date(0);
  expect(counted({ name: "a pawn", day })).toEqual({ name: "a pawn", day });
});
