import studies from "virtual:studies";
import { expect, test } from "vitest";
import { apart } from "../../build/studies";
import { GAMES } from "../shell/games";

test("only games are studied", () => {
  const ids = GAMES.map(({ id }) => id);
  for (const game of studies) expect(ids).toContain(game);
});

test("a report has its style in a sheet, which a server allows", () => {
  const { page, sheet } = apart("<head>\n<style>\nbody { margin: 0; }\n</style>\n</head>");
  expect(page).toBe('<head>\n<link rel="stylesheet" href="/studies/study.css">\n</head>');
  expect(sheet).toBe("body { margin: 0; }\n");
  expect(() => apart("<head></head>")).toThrow();
});
