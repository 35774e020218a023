// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi, type Mock } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { settings } from "../settings/settings.svelte";
import Board from "./Board.svelte";
import type { Board as Shown, Host } from "./board";
import { NO_MARKS, type Mark, type Marks } from "./marks";

ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
const GAMES = ludejo.games();

function host(): Host {
  return {
    pick: vi.fn(),
    drag: vi.fn(),
    lifts: () => false,
    spins: () => [],
    spin: vi.fn(),
    cancel: vi.fn(),
  };
}

/** A board of a game, at its start unless `ready` shows something else. */
function open(
  id: string,
  view = 0,
  marks: Marks = NO_MARKS,
  ready?: (board: Shown) => void,
): { game: ludejo.Game; host: Host; drawPiece: Mock } {
  const game = new ludejo.Game(id);
  const it = host();
  const drawPiece = vi.fn(ludejo.drawPiece);
  render(Board, {
    rules: { ...ludejo, drawPiece },
    info: game.info(),
    board: game.board(),
    host: it,
    label: `Board of ${id}`,
    view,
    marks,
    ready: ready ?? ((board) => board.show(game.scene(), game.describeCells("en"))),
  });
  return { game, host: it, drawPiece };
}

const cells = (): SVGElement[] => [...document.querySelectorAll<SVGElement>("[data-cell]")];
const names = (): (string | null)[] => cells().map((cell) => cell.getAttribute("data-cell"));

describe.each(GAMES)("the board of $id", ({ id, seats }) => {
  it("is called what it is, and so is each cell", () => {
    const { game } = open(id);
    expect(screen.getByRole("application", { name: `Board of ${id}` })).toBeDefined();
    expect(cells().every((cell) => cell.getAttribute("role") === "button")).toBe(true);
    expect(cells().map((cell) => cell.getAttribute("aria-label"))).toEqual(game.describeCells("en"));
  });

  it("has names for its cells before anything stands on them", () => {
    open(id, 0, NO_MARKS, () => undefined);
    flushSync();
    expect(cells().map((cell) => cell.getAttribute("aria-label"))).toEqual(names());
  });

  it("has one stop for the tab key", () => {
    open(id);
    expect(cells().filter((cell) => cell.getAttribute("tabindex") === "0")).toHaveLength(1);
  });

  it.each(seats.map((_, seat) => seat))("is walked over by arrow keys, seen from seat %i", async (view) => {
    open(id, view);
    const all = cells();
    const reached = new Set([0]);
    const queue: number[] = [0];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        all[at]?.focus();
        await fireEvent.keyDown(all[at] as SVGElement, { key });
        const next = all.findIndex((cell) => cell === document.activeElement);
        if (!reached.has(next)) {
          reached.add(next);
          queue.push(next);
        }
      }
    }
    expect(reached.size).toBe(all.length);
  });

  it("hands on what is picked with the keyboard, and that one gives up", async () => {
    const { host } = open(id);
    const cell = cells()[3] as SVGElement;
    cell.focus();
    await fireEvent.keyDown(cell, { key: "Enter" });
    await fireEvent.keyDown(cell, { key: " " });
    await fireEvent.keyDown(cell, { key: "Escape" });
    expect(host.pick).toHaveBeenNthCalledWith(2, 3);
    expect(host.cancel).toHaveBeenCalledOnce();
  });

  it("hands on the click of a screen reader, which has no pointer", async () => {
    const { host } = open(id);
    await fireEvent.click(cells()[5] as SVGElement, { detail: 0 });
    expect(host.pick).toHaveBeenCalledExactlyOnceWith(5);
  });

  it("shows every piece where it stands", () => {
    const { game } = open(id);
    expect(document.querySelectorAll(".piece")).toHaveLength(game.scene().pieces.length);
  });

  it("has the same cells from every side", () => {
    open(id);
    const here = names();
    cleanup();
    open(id, seats.length - 1);
    expect(names()).toEqual(here);
  });
});

it("tells every two marks apart by shape", () => {
  const shapes = (["from", "to", "capture", "become", "last", "no", "hint", "threat", "win"] as Mark[]).map(
    (mark) => {
      open("herooj", 0, { cells: [[20, mark]], arrows: [] });
      const shape = [".layer-below", ".layer-above"]
        .flatMap((layer) => [...document.querySelectorAll(`${layer} > *`)])
        .map((element) => `${element.tagName} ${element.getAttribute("d") ?? element.getAttribute("r")}`)
        .join();
      cleanup();
      return shape;
    },
  );
  expect(shapes.every((shape) => shape !== "")).toBe(true);
  // Where one comes from and where the last one was differ by the line around them (board.css).
  expect(new Set(shapes).size).toBeGreaterThanOrEqual(shapes.length - 1);
});

describe("each kind of piece", () => {
  afterEach(() => {
    settings.pieces = "figures";
  });

  it.each([0, 1])("is drawn once when the board comes onto a page, seen from seat %i", (view) => {
    const { game, drawPiece } = open("herooj", view);
    flushSync();
    const kinds = new Set(game.scene().pieces.map(({ seat, letter }) => `${seat}${letter}`));
    expect(drawPiece).toHaveBeenCalledTimes(kinds.size);
    settings.pieces = "tokens";
    flushSync();
    expect(drawPiece).toHaveBeenCalledTimes(2 * kinds.size);
  });
});
