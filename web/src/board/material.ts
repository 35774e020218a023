// What a board is made of, drawn on its cells: the grain of wood, the veins of marble, the threads of linen.
// A few thin lines each, always the same for the same board; their colours are left to the style sheet.

import { short, UNIT } from "./draw";
import type { Point } from "./sight";

/** Lines of one kind: `grain` is darker than the ground, `gloss` lighter. */
export interface Strokes {
  readonly kind: "grain" | "gloss";
  readonly width: number;
  readonly opacity: number;
  readonly path: string;
}

/** A surface by its corners; neighbours of another tone can differ in the way they lie. */
export interface Surface {
  readonly corners: readonly Point[];
  readonly tone: number;
}

/** A material draws on one surface: it says how its lines go, with chance as it is handed. */
type Material = (surface: Surface, pen: Pen, chance: () => number) => void;

/** The materials by the names in the palettes of the games. */
const MATERIALS = import.meta.glob<string>("../../../crates/draw/palettes/*.json", {
  eager: true,
  import: "material",
});

const DEFAULT = "default";

/** What the board of a game is made of. */
export function materialOf(game: string): string {
  const named = (name: string): string | undefined => MATERIALS[`../../../crates/draw/palettes/${name}.json`];
  return named(game) ?? named(DEFAULT) ?? "";
}

/** The lines on surfaces of a material; none if it has no lines. It may pause after each surface. */
export function* strokes(material: string, surfaces: readonly Surface[]): Generator<void, Strokes[], void> {
  const draw = DRAWN[material];
  const pen = new Pen();
  for (const [index, surface] of surfaces.entries()) {
    draw?.(surface, pen, chances(index + 1));
    yield;
  }
  return pen.strokes;
}

/** Collects lines by their looks, so that there are a few elements and not one for each line. */
class Pen {
  readonly #paths = new Map<string, { look: Omit<Strokes, "path">; path: string }>();

  line(kind: Strokes["kind"], width: number, opacity: number, path: string): void {
    const key = `${kind} ${width} ${opacity}`;
    const known = this.#paths.get(key) ?? { look: { kind, width, opacity }, path: "" };
    known.path += path;
    this.#paths.set(key, known);
  }

  get strokes(): Strokes[] {
    return [...this.#paths.values()].map(({ look, path }) => ({ ...look, path }));
  }
}

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
function chances(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

const at = ({ x, y }: Point): string => `${short(x * UNIT)} ${short(y * UNIT)}`;

/** A point on the way from one to another. */
function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Where a line across a surface begins and ends, at this height, or this far right if it is `upright`. */
function span(corners: readonly Point[], place: number, upright: boolean): [Point, Point] | undefined {
  const along = (point: Point): number => (upright ? point.y : point.x);
  const across = (point: Point): number => (upright ? point.x : point.y);
  const found: number[] = [];
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    const [low, high] = [across(a), across(b)];
    if (low < place === high < place) return;
    found.push(along(a) + ((place - low) / (high - low)) * (along(b) - along(a)));
  });
  if (found.length < 2) return undefined;
  const ends = [Math.min(...found), Math.max(...found)].map((end) =>
    upright ? { x: place, y: end } : { x: end, y: place },
  );
  return ends as [Point, Point];
}

/** The least and the greatest of the corners, from above down or from left to right. */
function extent(corners: readonly Point[], upright: boolean): [number, number] {
  const places = corners.map((corner) => (upright ? corner.x : corner.y));
  return [Math.min(...places), Math.max(...places)];
}

/** Even lines from side to side of a surface, about so far apart. */
function* rows(corners: readonly Point[], apart: number, upright: boolean): Iterable<[Point, Point]> {
  const [from, to] = extent(corners, upright);
  const count = Math.max(1, Math.round((to - from) / apart));
  for (let index = 0; index < count; index += 1) {
    const ends = span(corners, from + ((index + 0.5) / count) * (to - from), upright);
    if (ends) yield ends;
  }
}

/** A point somewhere inside. */
function inside(corners: readonly Point[], chance: () => number): Point {
  const upright = false;
  const [from, to] = extent(corners, upright);
  const ends = span(corners, from + (0.06 + 0.88 * chance()) * (to - from), upright);
  return ends ? between(ends[0], ends[1], 0.06 + 0.88 * chance()) : { x: 0, y: 0 };
}

/** A short straight line around a point. */
function dash(center: Point, length: number, angle: number): string {
  const [x, y] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
  return `M${at({ x: center.x - x, y: center.y - y })}L${at({ x: center.x + x, y: center.y + y })}`;
}

const DRAWN: Readonly<Record<string, Material>> = {
  // Lines that bend a little, from side to side in light cells and up and down in dark ones, as inlaid.
  wood: ({ corners, tone }, pen, chance) => {
    const upright = tone === 0;
    let bend = (chance() - 0.5) * 0.12;
    for (const [from, to] of rows(corners, 0.11, upright)) {
      bend += (chance() - 0.5) * 0.05;
      const aside = (share: number, by: number): Point => {
        const { x, y } = between(from, to, share);
        return upright ? { x: x + by, y } : { x, y: y + by };
      };
      const curve = `M${at(from)}C${at(aside(0.3, bend))} ${at(aside(0.65, -bend * 0.7))} ${at(to)}`;
      const pick = chance();
      if (pick < 0.22) pen.line("gloss", 1.6, 0.28, curve);
      else if (pick < 0.5) pen.line("grain", 1.5, 0.16, curve);
      else pen.line("grain", 0.7, 0.26, curve);
    }
  },
  // Veins that run one way, as through one slab, some of them forked.
  marble: ({ corners }, pen, chance) => {
    const [left, right] = extent(corners, true);
    const [above, below] = extent(corners, false);
    const [width, height] = [right - left, below - above];
    const count = chance() < 0.6 ? 1 : 2;
    for (let vein = 0; vein < count; vein += 1) {
      // From the left or lower edge up to the right or upper one, a little crooked.
      const begin = chance() * 1.4 - 0.2;
      const point = (share: number): Point => ({
        x: left + width * share,
        y: below - height * Math.min(1, Math.max(0, begin + (share - 0.5) * 0.75 + (chance() - 0.5) * 0.2)),
      });
      const [a, b, c, d] = [point(0), point(0.3), point(0.65), point(1)];
      const curve = `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`;
      pen.line("grain", 3, 0.08, curve);
      pen.line("grain", 0.8, 0.24, curve);
      if (chance() < 0.4) pen.line("grain", 0.5, 0.22, `M${at(between(b, c, 0.4))}L${at(point(0.9))}`);
      const near = ({ x, y }: Point): Point => ({ x, y: Math.min(below, y + 0.05 * height) });
      pen.line("gloss", 1.6, 0.3, `M${at(near(a))}C${at(near(b))} ${at(near(c))} ${at(near(d))}`);
    }
  },
  // Cleft along one direction, with specks.
  slate: ({ corners, tone }, pen, chance) => {
    for (let index = 0; index < 9; index += 1) {
      const angle = -0.45 + (chance() - 0.5) * 0.5 + (tone === 0 ? 0.3 : 0);
      const line = dash(inside(corners, chance), 0.05 + 0.16 * chance(), angle);
      if (index % 3 === 0) pen.line("gloss", 0.8, 0.26, line);
      else pen.line("grain", 0.7, 0.22, line);
    }
  },
  // Threads across and down, some of them thicker.
  linen: ({ corners }, pen, chance) => {
    for (const upright of [false, true]) {
      for (const [from, to] of rows(corners, 1 / 9, upright)) {
        const isThick = chance() < 0.16;
        const line = `M${at(from)}L${at(to)}`;
        if (isThick) pen.line("gloss", 1.3, 0.3, line);
        else pen.line("grain", 0.6, upright ? 0.13 : 0.2, line);
      }
    }
  },
  // Strips of reed laid crosswise, with fibres.
  papyrus: ({ corners }, pen, chance) => {
    for (const upright of [false, true]) {
      for (const [from, to] of rows(corners, upright ? 0.3 : 0.17, upright)) {
        const by = (chance() - 0.5) * 0.04;
        const { x, y } = between(from, to, 0.35 + 0.3 * chance());
        const bent = upright ? { x: x + by, y } : { x, y: y + by };
        const line = `M${at(between(from, to, 0.03))}Q${at(bent)} ${at(between(from, to, 0.97))}`;
        if (chance() < 0.3) pen.line("gloss", 1.8, 0.3, line);
        else pen.line("grain", upright ? 0.6 : 0.8, upright ? 0.14 : 0.22, line);
      }
    }
    for (let index = 0; index < 3; index += 1) {
      pen.line(
        "grain",
        0.9,
        0.3,
        dash(inside(corners, chance), 0.04 + 0.07 * chance(), (chance() - 0.5) * 0.6),
      );
    }
  },
  // Short fibres in all directions.
  felt: ({ corners }, pen, chance) => {
    for (let index = 0; index < 9; index += 1) {
      const line = dash(inside(corners, chance), 0.03 + 0.06 * chance(), Math.PI * chance());
      if (index % 2 === 0) pen.line("gloss", 0.9, 0.32, line);
      else pen.line("grain", 0.9, 0.24, line);
    }
  },
  // Turned on a lathe: rings around the middle, as far as the surface reaches on all sides.
  metal: ({ corners }, pen, chance) => {
    const [left, right] = extent(corners, true);
    const [above, below] = extent(corners, false);
    const [x, y] = [(left + right) / 2, (above + below) / 2];
    const reach = Math.min(right - left, below - above) / 2;
    for (let radius = 0.07; radius < reach - 0.04; radius += 0.042) {
      const r = radius * UNIT;
      const [from, to] = [Math.PI * 2 * chance(), Math.PI * (1.2 + 0.75 * chance())];
      const point = (angle: number): Point => ({
        x: x + Math.cos(angle) * radius,
        y: y + Math.sin(angle) * radius,
      });
      const arc = `M${at(point(from))}A${short(r)} ${short(r)} 0 ${to > Math.PI ? 1 : 0} 1 ${at(point(from + to))}`;
      if (chance() < 0.4) pen.line("gloss", 1.1, 0.32, arc);
      else pen.line("grain", 0.6, 0.2, arc);
    }
  },
};
