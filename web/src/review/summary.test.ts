import { expect, test } from "vitest";
import { accuracy, isAsGood, isError, placed, tallies, type Moment } from "./summary";

function moment(seat: number, loss = 0, ...marks: string[]): Moment {
  return { seat, action: "a1a2", loss, marks, best: ["b1b2"] };
}

test("rounds begin with the first seat's turn", () => {
  const numbers = (seats: number[]): string[] =>
    placed(seats.map((seat) => moment(seat))).map(({ number }) => number);
  expect(numbers([0, 1, 0, 1])).toEqual(["1.", "1…", "2.", "2…"]);
  expect(numbers([1, 0, 1])).toEqual(["1…", "2.", "2…"]);
  expect(numbers([0, 0, 0, 1, 1, 0])).toEqual(["1.", "1…", "1…", "1…", "1…", "2."]);
  expect(numbers([2, 3, 0, 1, 2, 3, 0])).toEqual(["1…", "1…", "2.", "2…", "2…", "2…", "3."]);
});

test("the mark that tells most is shown", () => {
  const marks = [
    moment(0, 0.5, "blunder", "missed-win"),
    moment(1, 0, "only-move"),
    moment(0),
    moment(1, 0, "new"),
  ];
  expect(placed(marks).map(({ mark }) => mark)).toEqual(["missed-win", "only-move", undefined, undefined]);
  expect(marks.map(isError)).toEqual([true, false, false, false]);
});

test("accuracy falls with what is given away", () => {
  expect(accuracy(0)).toBe(1);
  expect(accuracy(0.05)).toBeCloseTo(0.8);
  expect(accuracy(0.3)).toBe(0);
});

test("each seat has its own counts", () => {
  const moments = [
    moment(0, 0.5, "blunder", "missed-win"),
    moment(1, 0, "only-move"),
    moment(0, 0),
    moment(1, 0.1, "inaccuracy"),
    moment(0, 0.1, "inaccuracy"),
    moment(1, 0.2, "mistake"),
  ];
  const [first, second, third] = tallies(moments, 3);
  expect(first?.actions).toBe(3);
  expect(first?.loss).toBeCloseTo(0.2);
  expect(first?.accuracy).toBeCloseTo(0.2);
  expect(first?.counts).toEqual({
    "missed-win": 1,
    blunder: 1,
    mistake: 0,
    inaccuracy: 1,
    "only-move": 0,
  });
  expect(second?.accuracy).toBeCloseTo(0.6);
  expect(second?.counts["only-move"]).toBe(1);
  expect(third).toMatchObject({ actions: 0, loss: undefined, accuracy: undefined });
});

test("an action may give a twentieth away and still be as good", () => {
  expect(isAsGood(0.6, 0.5)).toBe(true);
  expect(isAsGood(Math.fround(0.45), Math.fround(0.5))).toBe(true);
  expect(isAsGood(0.44, 0.5)).toBe(false);
});
