// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { settings } from "../settings/settings.svelte";
import BoardOnPage from "./Board.svelte";
import { NO_MARKS } from "./marks";

beforeAll(() => {
  ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

afterEach(() => {
  settings.pieces = "tokens";
  document.body.replaceChildren();
});

/** Puts the board of a game on the page, and counts how often a piece is drawn. */
function place(view: number): { drawn: () => number; kinds: number; remove: () => void } {
  const game = new ludejo.Game("herooj");
  const scene = game.scene();
  const drawPiece = vi.fn(ludejo.drawPiece);
  const component = mount(BoardOnPage, {
    target: document.body,
    props: {
      rules: { ...ludejo, drawPiece },
      info: game.info(),
      board: game.board(),
      host: { pick() {}, drag() {}, lifts: () => false, spins: () => [], spin() {}, cancel() {} },
      label: "Board",
      view,
      marks: NO_MARKS,
      ready: (board) => board.show(scene, game.describeCells("en")),
    },
  });
  flushSync();
  return {
    drawn: () => drawPiece.mock.calls.length,
    kinds: new Set(scene.pieces.map(({ seat, letter }) => `${seat}${letter}`)).size,
    remove: () => {
      void unmount(component);
      game.free();
    },
  };
}

it.each([0, 1])("is drawn once when it comes onto a page, seen from seat %d", (view) => {
  const { drawn, kinds, remove } = place(view);
  expect(document.querySelectorAll(".layer-pieces .piece")).not.toHaveLength(0);
  expect(drawn()).toBe(kinds);
  remove();
});

it("is drawn anew with another set of pieces", () => {
  const { drawn, kinds, remove } = place(0);
  settings.pieces = "figures";
  flushSync();
  expect(drawn()).toBe(2 * kinds);
  remove();
});
