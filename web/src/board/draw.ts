// Making SVG elements.

import type { Point } from "./sight";

export type Attributes = Readonly<Record<string, string | number>>;

const SVG = "http://www.w3.org/2000/svg";

/** The width of a square, or the height of a hexagon, in units of the picture. */
export const UNIT = 60;

/** An SVG element with these attributes. */
export function draw<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A number as short as pictures need it. */
export function short(value: number): string {
  return String(+value.toFixed(2));
}

/** Corners in cells as path data: a closed shape, or an open line. */
export function path(corners: readonly Point[], isClosed = true): string {
  const places = corners.map(({ x, y }) => `${short(x * UNIT)} ${short(y * UNIT)}`);
  return `M${places.join("L")}${isClosed ? "z" : ""}`;
}
