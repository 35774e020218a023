// Pictures of boards for pages that show them before the rules are there: the app's own board, drawn when the app is
// built, with all of its colours inside. An address that ends in `#contrast` shows it in those of high contrast.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { JSDOM } from "jsdom";
import { runnerImport } from "vite";
import { rules } from "./games";
import { readPalettes, sheet } from "./palettes";

const SOURCE = resolve(import.meta.dirname, "../src");

/** The id of the picture, by which its address asks for the palette of this name. */
const CONTRAST = "contrast";

/** Draws the start of a game, for pages that are light or dark. */
export type Artist = (game: string, theme: "light" | "dark") => string;

/** Gets ready to draw. */
export async function artist(): Promise<Artist> {
  const { Game, drawPiece, planBoard } = await rules();
  const { window } = new JSDOM();
  // The board draws into whatever document there is.
  globalThis.document = window.document;
  const { module } = await runnerImport<typeof import("../src/board/board")>(`${SOURCE}/board/board.ts`, {
    configFile: false,
    logLevel: "error",
  });
  const look = readFileSync(`${SOURCE}/style/board.css`, "utf8")
    .replace(/\/\*[^]*?\*\//g, "")
    .replaceAll(`[data-palette="${CONTRAST}"] .board`, ".board:target");
  const palettes = readPalettes();
  return (id, theme) => {
    const game = new Game(id);
    const board = new module.Board(
      game.info(),
      game.board(),
      (seat, letter, view) => drawPiece(id, seat, letter, view, "figures"),
      (view) => planBoard(id, view),
      { pick() {}, drag() {}, lifts: () => false, spins: () => [], spin() {}, cancel() {} },
      "",
    );
    board.show(game.scene(), []);
    game.free();
    const { element } = board;
    // Only to be seen: what answers to hands and what marks show stays away.
    for (const layer of [".layer-cells", ".layer-below", ".layer-above", ".tick"]) {
      for (const part of element.querySelectorAll(layer)) part.remove();
    }
    for (const name of ["role", "aria-label"]) element.removeAttribute(name);
    const box = element.getAttribute("viewBox")?.split(" ") ?? [];
    element.setAttribute("id", CONTRAST);
    element.setAttribute("width", box[2] ?? "");
    element.setAttribute("height", box[3] ?? "");
    const own = new Map([...palettes].filter(([name]) => name === "default" || name === id));
    const style = window.document.createElementNS("http://www.w3.org/2000/svg", "style");
    style.textContent = `:root{color-scheme:${theme};--round:14px}${sheet(own)}${look}`.replace(/\s+/g, " ");
    element.prepend(style);
    return new window.XMLSerializer().serializeToString(element);
  };
}
