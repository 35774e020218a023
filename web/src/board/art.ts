// The pieces' pictures, each drawn once and used wherever such a piece stands.

import type { GameInfo, PieceAt } from "../rules/package";
import { draw } from "./draw";

/** Draws a piece as a whole SVG, as seen from a seat. */
export type Draw = (seat: number, letter: string, view: number) => string;

let boards = 0;

/** The pictures that one board uses. */
export class Art {
  readonly element = draw("defs");
  readonly #prefix = `art${++boards}-`;
  readonly #known = new Set<string>();

  constructor(
    readonly info: GameInfo,
    readonly draw: Draw,
    readonly view: number,
  ) {}

  /** What tells one piece from another of a different look. */
  key(piece: PieceAt): string {
    return `${this.#prefix}${this.view}-${piece.seat}${piece.letter}`;
  }

  /** A picture of a piece around the origin. */
  picture(piece: PieceAt): SVGElement {
    const key = this.key(piece);
    if (!this.#known.has(key)) {
      this.#known.add(key);
      const svg = this.draw(piece.seat, piece.letter, this.view);
      const symbol = draw("g", { id: key, transform: centering(svg) });
      symbol.innerHTML = inside(svg);
      this.element.append(symbol);
    }
    return draw("use", { href: `#${key}` });
  }
}

/** What is drawn in an SVG, without its title. */
function inside(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>\s*$|<(title|desc)>[^<]*<\/\1>/g, "");
}

/** What brings the middle of an SVG to the origin. */
function centering(svg: string): string {
  const box = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = box;
  return `translate(${-left - width / 2} ${-top - height / 2})`;
}
