// The colours of boards and pages: what carries meaning is seen by everybody, in every theme.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ids } from "../../build/games";
import { readPalettes, sheet, type Palette } from "../../build/palettes";
import * as ludejo from "../../wasm/ludejo/ludejo";

type Color = readonly [number, number, number];

const THEMES = ["light", "dark"] as const;
const palettes = readPalettes();
const usual = palettes.get("default") ?? {};

/** The parts of a colour, as light: from 0 to 1. */
function read(hex: string): Color {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const luminance = ([r, g, b]: Color): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The contrast of two colours as WCAG 2 counts it. */
function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What those see who lack a kind of cones (Machado, Oliveira and Fernandes, 2009). */
const SIGHTS: Readonly<Record<string, readonly Color[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(sight: string, color: Color): Color {
  const row = (weights: Color): number => {
    const sum = weights.reduce((total, weight, index) => total + weight * (color[index] ?? 0), 0);
    return Math.min(1, Math.max(0, sum));
  };
  const [r, g, b] = SIGHTS[sight] ?? [];
  return r && g && b ? [row(r), row(g), row(b)] : color;
}

/** A colour over another, so opaque, mixed as browsers do. */
function over(top: string, ground: string, opacity: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [a, b] = [parseInt(top.slice(at, at + 2), 16), parseInt(ground.slice(at, at + 2), 16)];
    return Math.round(a * opacity + b * (1 - opacity))
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

/** All that a game's board and pieces look like in a theme. */
function dressed(id: string, theme: (typeof THEMES)[number]) {
  const own: Palette = palettes.get(id) ?? {};
  const colors = { ...usual.colors, ...own.colors };
  const color = (name: string): string => colors[name]?.[THEMES.indexOf(theme)] ?? "";
  const game = new ludejo.Game(id);
  const { seats } = game.info();
  const looks = seats.map(({ word }) => ({ ...usual.seats?.[word], ...own.seats?.[word] }));
  const paint = (seat: number, name: string): string => looks[seat]?.[name] ?? "";
  // The grounds that pieces stand on, as they are and tinted for those whose they are.
  const grounds = new Set<string>();
  for (const cell of game.board().cells) {
    if (cell.outline === "point") {
      grounds.add(color("plate-0")).add(color("plate-1"));
      continue;
    }
    const tone = color(`tone-${cell.tone}`);
    const tint = cell.area?.seat === undefined ? undefined : paint(cell.area.seat, "fill");
    grounds.add(tone);
    if (cell.area?.isDark) grounds.add(over(color("dark-area"), tone, 0.3));
    else if (tint) grounds.add(over(tint, tone, 0.18));
  }
  game.free();
  return { color, paint, seats, grounds: [...grounds] };
}

const games = await ids();

describe.each(games.flatMap((id) => THEMES.map((theme) => [id, theme] as const)))("%s, %s", (id, theme) => {
  const { color, paint, seats, grounds } = dressed(id, theme);

  it("has a palette of its own, and all its colours", () => {
    expect(palettes.get(id)?.material).toBeDefined();
    for (const name of Object.keys(usual.colors ?? {})) expect(color(name), name).toMatch(/^#[0-9a-f]{6}$/);
    seats.forEach((_, seat) => {
      for (const name of ["fill", "body", "ink", "edge"]) expect(paint(seat, name)).toMatch(/^#[0-9a-f]{6}$/);
    });
  });

  it("has coordinates that can be read", () => {
    expect(contrast(read(color("label")), read(color("rim")))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.keys(SIGHTS))("shows pieces, marks and lines on every ground: %s", (sight) => {
    const between = (a: string, b: string): number => contrast(seen(sight, read(a)), seen(sight, read(b)));
    for (const ground of grounds) {
      seats.forEach(({ word }, seat) => {
        const stands = [paint(seat, "fill"), paint(seat, "edge")].map((part) => between(part, ground));
        expect(Math.max(...stands), `${word} on ${ground}`).toBeGreaterThanOrEqual(3);
      });
      // A mark has a dark line and a light one; one of them stands out.
      for (const mark of ["path", "taken", "latest"]) {
        const stands = [color(mark), color("halo")].map((part) => between(part, ground));
        expect(Math.max(...stands), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
      expect(between(color("line"), ground), `lines on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(Object.keys(SIGHTS))(
    "has seats that differ in lightness, and details that are seen: %s",
    (sight) => {
      const between = (a: string, b: string): number => contrast(seen(sight, read(a)), seen(sight, read(b)));
      seats.forEach(({ word }, seat) => {
        expect(between(paint(seat, "fill"), paint(seat, "ink")), word).toBeGreaterThanOrEqual(4);
        expect(between(paint(seat, "body"), paint(seat, "ink")), word).toBeGreaterThanOrEqual(4);
        for (let other = 0; other < seat; other += 1) {
          expect(between(paint(seat, "fill"), paint(other, "fill")), `${word}, ${other}`).toBeGreaterThan(
            1.4,
          );
        }
      });
    },
  );
});

it("makes a style sheet of palettes, and one without colours of its own is as usual", () => {
  const made = sheet(
    new Map<string, Palette>([
      ["default", { colors: { rim: ["#ffffff", "#000000"] }, seats: { white: { fill: "#eeeeee" } } }],
      ["zoo", { material: "wood", colors: { rim: ["#111111", "#111111"] } }],
      ["park", { material: "felt" }],
    ]),
  );
  expect(made.split("\n")).toEqual([
    ":root,:host{--rim:light-dark(#ffffff,#000000)}",
    ".seat-white{--fill:#eeeeee}",
    '[data-game="zoo"]{--rim:#111111}',
  ]);
});

describe("pages", () => {
  const source = readFileSync(join(import.meta.dirname, "colors.css"), "utf8");
  const themes = [...source.matchAll(/\n(:root[^{]*)\{([^}]*)\}/g)].map(([, selector = "", body = ""]) => ({
    name: selector.trim().replace(/\s+/g, " "),
    colors: Object.fromEntries(
      [...body.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [
        name,
        [light, dark],
      ]),
    ) as Record<string, [string, string]>,
  }));

  it("has a usual theme and one of high contrast", () => {
    expect(themes.map(({ name }) => name)).toEqual([":root, :host", ':root[data-theme="contrast"]']);
    expect(Object.keys(themes[1]?.colors ?? {})).toEqual(Object.keys(themes[0]?.colors ?? {}));
  });

  it.each(themes.flatMap(({ name, colors }) => THEMES.map((theme) => [name, theme, colors] as const)))(
    "can be read: %s, %s",
    (name, theme, colors) => {
      const of = (word: string): Color => read(colors[word]?.[THEMES.indexOf(theme)] ?? "");
      const least = name.includes("contrast") ? 7 : 4.5;
      for (const ground of ["page", "card", "sunk", "board-card"]) {
        for (const ink of ["ink", "muted", "accent", "warn"]) {
          expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
        }
        expect(contrast(of("focus"), of(ground)), ground).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(of("accent-ink"), of("accent"))).toBeGreaterThanOrEqual(least);
      for (const [ink, ground] of [
        ["ink", "accent-soft"],
        ["muted", "accent-soft"],
        ["ink", "warn-soft"],
      ] as const) {
        expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    },
  );
});
