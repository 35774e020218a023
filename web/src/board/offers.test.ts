// @vitest-environment jsdom
import { expect, it } from "vitest";
import { draw, UNIT } from "./draw";
import { changes, type Change, type Surroundings } from "./offers";

const AT = { x: 6 * UNIT, y: 6 * UNIT };
const FRAME = { left: 0, top: 0, width: 12 * UNIT, height: 12 * UNIT };
const OFFERED = ["a", "b"].map((word): Change => {
  return { word, label: word, piece: { cell: 0, seat: 0, letter: "W" }, isPicked: false };
});

/** The centres of cells, counted from the piece. */
function around(...cells: [column: number, row: number][]): { x: number; y: number }[] {
  return cells.map(([column, row]) => ({ x: AT.x + column * UNIT, y: AT.y + row * UNIT }));
}

/** The middle of the row of buttons, in cells from the piece. */
function placed(surroundings: Omit<Surroundings, "frame">): [column: number, row: number] {
  const buttons = changes(OFFERED, AT, { ...surroundings, frame: FRAME }, 1, () => draw("g"));
  const places = buttons.map((button) => {
    const [x = 0, y = 0] = (button.getAttribute("transform")?.match(/-?[\d.]+/g) ?? []).map(Number);
    return { x, y };
  });
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [
    Math.sign(Math.round(mean(places.map(({ x }) => x)) - AT.x)),
    Math.sign(Math.round(mean(places.map(({ y }) => y)) - AT.y)),
  ];
}

it("puts what a piece can become below it, where nothing is hidden", () => {
  expect(placed({ targets: [], others: [] })).toEqual([0, 1]);
});

it("does not hide other pieces, where there is room", () => {
  const below = around([-1, 1], [0, 1], [1, 1], [-1, 2], [0, 2], [1, 2], [-1, 3], [0, 3], [1, 3]);
  expect(placed({ targets: [], others: below })).toEqual([0, -1]);
});

it("hides other pieces rather than a place where the piece can go", () => {
  const others = around([-1, 1], [0, 1], [1, 1]);
  const rest = around(
    [-1, -1],
    [0, -1],
    [1, -1],
    [0, -2],
    [0, -3],
    [-1, 0],
    [-2, 0],
    [-3, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  );
  const targets = [...rest, ...around([-1, 2], [0, 2], [1, 2], [0, 3], [-1, 3], [1, 3])];
  expect(placed({ targets, others })).toEqual([0, 1]);
});
