// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { Trial } from "../game/trial.svelte";
import type { TimeControl } from "../rules/package";
import { text } from "../text/text.svelte";
import Choices from "../game/Choices.svelte";
import Moves from "./Moves.svelte";
import { LEVELS, MAXIMUM, nameOfOccupant, occupantOf } from "./players";
import Refusal from "../game/Refusal.svelte";
import SeatChoices from "./SeatChoices.svelte";
import Seats from "./Seats.svelte";
import { Table } from "./table.svelte";
import Typed from "../game/Typed.svelte";

ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });

beforeAll(() => text.speak("en"));

/** All pawns are placed, some on the plate: it may turn. */
const PLATE = "b1W1W/1bW2/bbWbW/Wb2W/bW1b1 w -";

/** A ring that is full: a step onto the plate can have a second one. */
const RING = "WbWbW/b3b/W3W/b3b/WbWbW w -";
/** A game of Herooj in which White has just captured a pawn, with the last move. */
const CAPTURES = "h1h3 h8h7 h3h5 h7h6 h5g6 h6h5 g6h7 h5h4 h7h8 h4h3 f1h3".split(" ");

/** A position to try actions on, and those that were chosen. */
function tryOut(game: string, line: string): { trial: Trial; chosen: string[] } {
  const chosen: string[] = [];
  const trial = new Trial(ludejo, game, line, (action) => chosen.push(action));
  return { trial, chosen };
}

/** A game being played, after these actions. */
function sitDown(game: string, levels: number[], opening: string[] = [], control?: TimeControl): Table {
  const seats = levels.map((level) => occupantOf(level));
  const controls = seats.map(() => control ?? { kind: "unlimited" as const });
  const begun = Date.now();
  return new Table(ludejo, {
    id: "",
    stored: { version: 1, terms: { game, opening, seats, controls, begun }, events: [] },
    view: 0,
    line: "",
    count: opening.length,
    isOver: false,
    kept: begun,
  });
}

const buttons = (): string[] => screen.getAllByRole("button").map((button) => button.textContent.trim());
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

describe("what can be chosen", () => {
  it("is words, which are picked", async () => {
    const { trial, chosen } = tryOut("rooya", PLATE);
    render(Choices, { picker: trial });
    expect(buttons()).toEqual(["Turn counterclockwise", "Turn clockwise", "Turn halfway round"]);
    const [offer] = trial.offers;
    await fireEvent.click(button("Turn counterclockwise"));
    expect(chosen).toEqual([offer?.text]);
  });

  it("is to have done where more could follow, and the way back", async () => {
    const { trial, chosen } = tryOut("rooya", RING);
    const done = vi.fn();
    render(Choices, { picker: trial, done });
    expect(screen.queryAllByRole("button")).toEqual([]);
    for (const cell of ["c1", "c2"]) trial.pick(cell);
    flushSync();
    expect(buttons().at(0)).toBe("Play c1c2");
    await fireEvent.click(button("Back"));
    expect(trial.picks).toEqual(["c1"]);
    trial.pick("c2");
    flushSync();
    await fireEvent.click(button("Play c1c2"));
    expect(chosen).toEqual(["c1c2"]);
    expect(done).toHaveBeenCalledTimes(2);
  });

  it("is what a piece becomes, to be played where it stands or with a move", async () => {
    const { trial, chosen } = tryOut("evo", new ludejo.Game("evo").line());
    render(Choices, { picker: trial });
    trial.pick("c1");
    flushSync();
    await fireEvent.click(button("Turn into a blade"));
    expect(trial.picks).toEqual(["c1", "=B"]);
    expect(button("Turn into a blade").getAttribute("aria-pressed")).toBe("true");
    expect(buttons().at(0)).toBe("Play c1=B");
    trial.pick("c2");
    expect(chosen).toEqual(["c1c2=B"]);
  });

  it("is to end a turn, with the moves that are left", () => {
    const { trial } = tryOut("heroes", new ludejo.Game("heroes").line());
    const { container } = render(Choices, { picker: trial });
    expect(buttons()).toEqual(["End turn, 3 moves left"]);
    expect(container.querySelectorAll(".pips i")).toHaveLength(3);
  });

  it("is nothing while somebody else decides", () => {
    const { trial } = tryOut("rooya", PLATE);
    trial.isHeld = true;
    render(Choices, { picker: trial });
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("typing", () => {
  const field = (): HTMLInputElement => screen.getByRole("textbox", { name: "Type a move" });

  it("makes an action, and leaves what is none to be fixed", async () => {
    const { trial, chosen } = tryOut("herooj", new ludejo.Game("herooj").line());
    render(Typed, { picker: trial });
    await fireEvent.input(field(), { target: { value: " b2b5 " } });
    await fireEvent.click(button("Play"));
    expect([chosen, field().value]).toEqual([[], " b2b5 "]);
    expect(trial.refusal?.text).toBe(trial.game.explain("b2b5", "en")?.text);
    await fireEvent.input(field(), { target: { value: "b2b4" } });
    await fireEvent.click(button("Play"));
    expect([chosen, field().value, trial.refusal]).toEqual([["b2b4"], "", undefined]);
  });

  it("is not possible when nothing can be picked", () => {
    const { trial } = tryOut("herooj", new ludejo.Game("herooj").line());
    trial.isHeld = true;
    render(Typed, { picker: trial });
    expect(field().disabled).toBe(true);
  });
});

it("a refusal gives the reason and leads to the rule", () => {
  const { trial } = tryOut("herooj", new ludejo.Game("herooj").line());
  const { container } = render(Refusal, { picker: trial });
  expect(container.textContent.trim()).toBe("");
  trial.type("b2b5");
  flushSync();
  const refusal = trial.game.explain("b2b5", "en");
  expect(container.textContent).toContain(refusal?.text);
  expect(screen.getByRole("link").getAttribute("href")).toBe(`/learn/herooj#${refusal?.anchor}`);
});

describe("the seats", () => {
  it("are told with who sits there, who acts, and the time left", () => {
    const table = sitDown("evo4", [0, 1, 5, 0], ["c1c2"], {
      kind: "increment",
      base: 180_000,
      increment: 2_000,
    });
    const near = render(Seats, { table, side: "near" });
    expect(near.container.textContent).toMatch(/South\s+Player\s+3:00/);
    near.unmount();
    const others = (["left", "far", "right"] as const).map(
      (side) => render(Seats, { table, side }).container.querySelector(".seat") as HTMLElement,
    );
    expect(others.map((seat) => seat.querySelector("strong")?.textContent)).toEqual([
      "West",
      "North",
      "East",
    ]);
    expect(others.map((seat) => seat.className.includes("acts"))).toEqual([true, false, false]);
    expect(others[1]?.textContent).toContain("Otto, level 5");
  });

  it("say who has won", () => {
    const table = sitDown("herooj", [0, 0]);
    table.talk.resign();
    const { container } = render(Seats, { table, side: "far" });
    expect(container.textContent).toContain("won");
  });

  it("have what they have captured beside them", () => {
    const table = sitDown("sparta", [0, 0]);
    render(Seats, { table, side: "near" });
    expect(screen.queryByRole("list")).toBeNull();
    cleanup();
    const chess = sitDown("herooj", [0, 0], CAPTURES);
    render(Seats, { table: chess, side: "near" });
    const taken = screen.getByRole("list", { name: "Captured by White" });
    expect(within(taken).getByRole("img", { name: "1 × pawn" })).toBeDefined();
    chess.talk.undo();
    flushSync();
    expect(screen.queryByRole("list")).toBeNull();
  });
});

describe("the list of actions", () => {
  it("says that there is none yet", () => {
    render(Moves, { table: sitDown("herooj", [0, 0]) });
    expect(screen.queryAllByRole("listitem")).toEqual([]);
    expect(screen.getByText("No moves yet.")).toBeDefined();
  });

  it("has a line for each round, also where a turn has several actions", () => {
    const actions = ["e3e5", "g3g5", "d3d4", "e8e6", "g8g6", "done", "h3h4"];
    const { container } = render(Moves, { table: sitDown("heroes", [0, 0], actions) });
    const rounds = [...container.querySelectorAll("li")].map((round) =>
      [...round.querySelectorAll(".notation")].map((action) => action.lastChild?.textContent),
    );
    expect(rounds.flat()).toEqual(actions);
    expect(rounds).toHaveLength(2);
    expect(rounds[1]).toEqual(["h3h4"]);
  });
});

it("for each seat a person or a level can be chosen", async () => {
  const props = $state({ names: ["South", "West"], levels: [0, 3] });
  render(SeatChoices, { props });
  const seats = screen.getAllByRole<HTMLSelectElement>("combobox");
  expect(seats.map(({ value }) => value)).toEqual(["0", "3"]);
  const names = within(seats[0] as HTMLElement).getAllByRole("option");
  expect(names.map(({ textContent }) => textContent)).toEqual(
    [0, ...LEVELS, MAXIMUM].map((level) => nameOfOccupant(occupantOf(level))),
  );
  await fireEvent.change(screen.getByRole("combobox", { name: "West" }), { target: { value: "5" } });
  expect(props.levels).toEqual([0, 5]);
});
