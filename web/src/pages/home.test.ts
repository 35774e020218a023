// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { keepProgress } from "../learn/progress";
import { keepChoice } from "../new/choice";
import { NO_CLOCK } from "../new/control";
import { occupantOf } from "../play/players";
import { router } from "../shell/router.svelte";
import { stepsOf } from "../shell/games";
import { begin } from "../store/begin";
import type { Saved } from "../store/saved";
import { all, find, remove, save } from "../store/store";
import { text } from "../text/text.svelte";
import Home from "./Home.svelte";

vi.mock("../rules/package", () => ({ load: () => Promise.resolve(ludejo) }));

vi.setConfig({ testTimeout: 20_000 });
// What is fetched only when it is needed comes late on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });

beforeEach(async () => {
  localStorage.clear();
  for (const { id } of await all()) await remove(id);
  await text.speak("en");
});

/** A game of some seats after some moves. */
async function game(id: string, levels: number[], moves: string[], of: Partial<Saved> = {}): Promise<void> {
  const position = new ludejo.Game(id);
  const seats = levels.map((level) => occupantOf(level));
  const saved = (await find(await begin({ game: id, start: position.line(), seats })))!;
  for (const move of moves) position.play(move, "en");
  await save({ ...saved, line: position.line(), count: moves.length, ...of });
}

/** What is said of the games that can be continued, without what is in their pictures. */
function continued(): string[] {
  return Array.from(document.querySelectorAll("a.card"), (link) => {
    const said = link.cloneNode(true) as Element;
    for (const picture of said.querySelectorAll("[inert]")) picture.remove();
    return Array.from(said.querySelectorAll("strong, span:not(.picture)"), (part) => part.textContent).join(
      " ",
    );
  });
}

/** Presses the large button; the game that has begun. */
async function pressPlay(name: RegExp): Promise<Saved> {
  const went = vi.spyOn(router, "go").mockImplementation(() => undefined);
  await fireEvent.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(went).toHaveBeenCalledOnce());
  const to = went.mock.calls[0]?.[0] ?? "";
  went.mockRestore();
  return (await find(to.replace("/play/", "")))!;
}

it("begins a game that somebody new can win, at once", async () => {
  render(Home);
  const { stored, view } = await pressPlay(/^Play now Herooj against Pip, level 1$/);
  expect(stored.terms.game).toBe("herooj");
  expect(stored.terms.seats.map(({ kind }) => kind)).toEqual(["person", "engine"]);
  expect(view).toBe(0);
});

it("begins a game like the last one", async () => {
  const control = { kind: "increment", base: 60_000, increment: 1_000 } as const;
  keepChoice("sparta", { seats: [5, 0], isRandom: false, control, setup: "standard" });
  keepChoice("evo", { seats: [0, 9], isRandom: false, control: NO_CLOCK, setup: "cluster" });
  await game("sparta", [5, 0], []);
  render(Home);
  const { stored } = await pressPlay(/^Play now Sparta against Otto, level 5$/);
  expect(stored.terms.seats[0]).toMatchObject({ options: expect.stringMatching(/level=5$/) as unknown });
  expect(stored.terms.controls).toEqual([control, control]);
});

it("shows games that were begun, with the position, the opponent and whose turn it is", async () => {
  await game("herooj", [0, 2], ["b2b4", "b7b5"], { kept: Date.now() - 3_000 });
  await game("evo", [0, 3], ["c1c2"], { kept: Date.now() - 2_000 });
  await game("rooya", [0, 0], ["e2"], { kept: Date.now() - 1_000 });
  render(Home);
  await waitFor(() =>
    expect(continued()).toEqual([
      "Le Rooya with a friend Black to move. one move",
      "EVO against Bram, level 3 Bram's turn one move",
      "Herooj against Tilly, level 2 Your turn 2 moves",
    ]),
  );
  // The pieces stand where they have gone.
  const pieces = new ludejo.Game("herooj").scene().pieces.length;
  const mine = document.querySelectorAll(".still")[2]!;
  await waitFor(() => expect(mine.querySelectorAll(".layer-pieces > *").length).toBe(pieces));
});

it("shows a game whose position cannot be read all the same", async () => {
  await game("herooj", [0, 2], ["b2b4"], { line: "nowhere" });
  render(Home);
  await waitFor(() => expect(continued()).toEqual(["Herooj against Tilly, level 2 one move"]));
  expect(document.querySelector("a.card img")).not.toBeNull();
});

it("shows how far somebody is in each game", async () => {
  keepProgress("rooya", { done: ["one", "two"] });
  keepProgress("sparta", { done: Array.from({ length: stepsOf("sparta") }, (_, step) => `${step}`) });
  for (const result of ["won", "won", "lost"] as const) {
    await game("herooj", [0, 1], ["b2b4"], { isOver: true, result });
  }
  await game("herooj", [0, 4], ["b2b4"], { isOver: true, result: "drawn" });
  render(Home);
  const card = (name: string): HTMLElement => screen.getByRole("heading", { level: 3, name }).closest("li")!;
  expect(within(card("Le Rooya")).getByText(`Tutorial: 2 of ${stepsOf("rooya")} steps`)).toBeDefined();
  expect(within(card("Sparta")).getByText("✓ Tutorial done")).toBeDefined();
  await within(card("Herooj")).findByText("1 of 10 levels beaten");
  const rows = within(card("Herooj")).getAllByRole("row", { hidden: true }).slice(1);
  expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
    ["Pip, level 1", "2", "0", "1"],
    ["Nell, level 4", "0", "1", "0"],
  ]);
  expect(within(card("EVO")).queryByText(/levels beaten|Tutorial/)).toBeNull();
});
