// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { configure, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { lineOf, titleOf } from "../play/players";
import { router } from "../shell/router.svelte";
import type { Saved } from "../store/saved";
import { all, remove } from "../store/store";
import { text } from "../text/text.svelte";
import New from "./New.svelte";

vi.mock("../rules/package", () => ({ load: () => Promise.resolve(ludejo) }));

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 15_000 });
ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });

beforeEach(async () => {
  localStorage.clear();
  for (const { id } of await all()) await remove(id);
  await text.speak("en");
});

async function open(game: string): Promise<void> {
  render(New, { game });
  await screen.findByText("Play", { selector: "button" });
}

/** The name of a choice, found much sooner than by roles among so many boards. */
function nameOf(choice: HTMLInputElement): string {
  const label = choice.closest("label")?.cloneNode(true) as Element;
  for (const part of label.querySelectorAll("[inert], [aria-hidden]")) part.remove();
  return choice.ariaLabel ?? choice.getAttribute("aria-label") ?? label.textContent.trim();
}

const choices = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>("input[type=radio]"),
];
const radio = (name: string): HTMLInputElement =>
  choices().find((choice) => nameOf(choice) === name) ?? expect.fail(`${name} can be chosen`);
const choose = (name: string): Promise<unknown> => fireEvent.click(radio(name));

/** Presses Play; the game that has begun. */
async function begun(): Promise<Saved> {
  const went = vi.spyOn(router, "go").mockImplementation(() => undefined);
  await fireEvent.submit(document.querySelector("form")!);
  await waitFor(() => expect(went).toHaveBeenCalled());
  went.mockRestore();
  const [game] = await all();
  return game!;
}

it("offers the levels with faces and what each is like, the first one chosen", async () => {
  await open("herooj");
  expect(radio("Pip, level 1").checked).toBe(true);
  expect(document.querySelectorAll(".levels .face svg")).toHaveLength(11);
  for (const level of [2, 10]) {
    await choose(titleOf(level));
    const described = document.getElementById(radio(titleOf(level)).getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toContain(lineOf(level));
  }
});

it("gives the computer's face the colour of its seat", async () => {
  await open("evo4");
  const faces = [...document.querySelectorAll("form .face svg")].map((face) => face.innerHTML);
  expect(faces).toHaveLength(3);
  expect(new Set(faces).size).toBe(3);
});

it("begins the game that was chosen, and chooses the same the next time", async () => {
  await open("evo");
  await choose("Vera, level 6");
  await choose("North");
  await choose("Cluster");
  await choose("Custom…");
  await fireEvent.change(screen.getByLabelText("Type"), { target: { value: "delay" } });
  await fireEvent.input(screen.getByLabelText("Minutes each"), {
    target: { value: "2.5" },
  });
  await fireEvent.input(screen.getByLabelText("Seconds of delay per turn"), { target: { value: "4" } });
  const { stored, view } = await begun();
  const { seats, controls, start } = stored.terms;
  expect(seats.map(({ kind }) => kind)).toEqual(["engine", "person"]);
  expect(seats[0]).toMatchObject({ options: expect.stringMatching(/level=6$/) as unknown });
  expect(controls).toEqual([0, 1].map(() => ({ kind: "delay", base: 150_000, delay: 4_000 })));
  expect(start).toBe(ludejo.games().find(({ id }) => id === "evo")?.setups[2]?.line);
  expect(view).toBe(1);
  document.body.replaceChildren();
  await open("evo");
  for (const name of ["Vera, level 6", "North", "Cluster", "Custom…"]) expect(radio(name).checked).toBe(true);
});

it("has days for each turn", async () => {
  await open("herooj");
  await choose("Custom…");
  await fireEvent.change(screen.getByLabelText("Type"), { target: { value: "days" } });
  await fireEvent.input(screen.getByLabelText("Days per turn"), { target: { value: "2" } });
  expect(screen.getByText(/2 days per turn/)).toBeDefined();
  const game = await begun();
  expect(game.stored.terms.controls[0]).toEqual({ kind: "days", days: 2 });
  expect(new ludejo.Session(game.stored).timeLeft(0, game.kept)).toBe(2 * 24 * 60 * 60 * 1000);
});

it("asks for the names of friends, and remembers them", async () => {
  await open("sparta");
  await choose("A friend on this device");
  const field = (seat: string): HTMLInputElement => screen.getByLabelText(`${seat}'s name`);
  await fireEvent.input(field("Yellow"), { target: { value: "Anna" } });
  await fireEvent.input(field("Red"), { target: { value: " Ben " } });
  expect((await begun()).stored.terms.seats).toEqual([
    { kind: "person", name: "Anna" },
    { kind: "person", name: "Ben" },
  ]);
  document.body.replaceChildren();
  await open("herooj");
  await choose("A friend on this device");
  expect([field("White").value, field("Black").value]).toEqual(["Anna", "Ben"]);
});

it("has a letter for each seat beside its colour, and names for people among four", async () => {
  await open("evo4");
  expect(Array.from(document.querySelectorAll(".token"), ({ textContent }) => textContent)).toEqual([
    "S",
    "W",
    "N",
    "E",
  ]);
  expect(screen.queryByLabelText("South's name")).toBeNull();
  await fireEvent.change(screen.getByLabelText(/North/, { selector: "select" }), { target: { value: "0" } });
  for (const name of ["South's name", "North's name"]) {
    await fireEvent.input(screen.getByLabelText(name), { target: { value: name.slice(0, 5) } });
  }
  const { seats } = (await begun()).stored.terms;
  expect(seats[0]).toEqual({ kind: "person", name: "South" });
  expect(seats[2]).toEqual({ kind: "person", name: "North" });
});

it("tells setups by names and pictures", async () => {
  await open("evo");
  const setups = ["Outer row (standard)", "Inner row", "Cluster"].map(radio);
  expect(setups.map((setup) => setup.closest("label")?.querySelectorAll(".still svg").length)).toEqual([
    1, 1, 1,
  ]);
});

it("chooses a position of one's own again", async () => {
  const line = "8/6p1/3p4/3P4/3P4/8/8/8 w";
  await open("herooj");
  await choose("Custom position…");
  await fireEvent.input(screen.getByLabelText("Position"), { target: { value: ` ${line}` } });
  expect((await begun()).stored.terms.start).toBe(line);
  document.body.replaceChildren();
  await open("herooj");
  expect([radio("Custom position…").checked, screen.getByLabelText("Position")]).toEqual([
    true,
    expect.objectContaining({ value: line }),
  ]);
});

it("refuses a position that is none, and opens what is folded away", async () => {
  await open("herooj");
  await choose("Custom position…");
  await fireEvent.input(screen.getByLabelText("Position"), { target: { value: "nonsense" } });
  await fireEvent.submit(document.querySelector("form")!);
  const refused = ludejo.explainPosition("herooj", "nonsense", "en");
  await screen.findByText(`${refused?.name}: ${refused?.text}`);
  expect(document.querySelector("details")?.open).toBe(true);
  expect(await all()).toEqual([]);
});
