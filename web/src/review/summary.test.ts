import { expect, test } from "vitest";
import { count, isAsGood, isError, learners, placed, type Moment } from "./summary";

function moment(seat: number, loss = 0, ...marks: string[]): Moment {
  return { seat, action: "a1a2", loss, counts: true, marks, best: ["b1b2"] };
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
    moment(0, 0.06, "inaccuracy", "last-chance"),
    moment(1, 0.03, "slip", "last-chance"),
  ];
  expect(placed(marks).map(({ mark }) => mark)).toEqual([
    "missed-win",
    "only-move",
    undefined,
    undefined,
    "inaccuracy",
    "last-chance",
  ]);
  expect(marks.map(isError)).toEqual([true, false, false, false, true, true]);
});

test("each seat has its own counts", () => {
  const moments = [
    moment(0, 0.5, "blunder", "missed-win"),
    moment(1, 0, "only-move"),
    moment(0, 0),
    moment(1, 0.1, "inaccuracy"),
    moment(0, 0.1, "inaccuracy"),
  ];
  expect(count(moments, 0, "missed-win")).toBe(1);
  expect(count(moments, 0, "inaccuracy")).toBe(1);
  expect(count(moments, 1, "inaccuracy")).toBe(1);
  expect(count(moments, 1, "blunder")).toBe(0);
});

test("those who played learn from what they gave away; if nobody knows who did, all", () => {
  const moments = [
    moment(0, 0.5, "blunder"),
    moment(1, 0.06, "slip"),
    moment(2, 0, "only-move", "last-chance", "lost-by-force"),
  ];
  expect(learners(moments, 3)).toEqual([0, 1]);
  expect(learners(moments, 3, [1])).toEqual([1]);
  expect(learners(moments, 3, [0, 1, 2])).toEqual([0, 1]);
  expect(learners(moments, 3, [2])).toEqual([]);
});

test("an action may give a fortieth away and still be as good", () => {
  expect(isAsGood(0.6, 0.5)).toBe(true);
  expect(isAsGood(Math.fround(0.475), Math.fround(0.5))).toBe(true);
  expect(isAsGood(0.47, 0.5)).toBe(false);
});
