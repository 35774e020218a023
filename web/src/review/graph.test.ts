import { expect, test } from "vitest";
import { Graph } from "./graph";

const size = { width: 200, height: 100 };

test("areas lie upon one another and fill the graph", () => {
  const graph = new Graph(
    [
      [0.5, 0.5],
      [0.25, 0.75],
      [1, 0],
    ],
    size,
  );
  expect(graph.area(0)).toBe("M0 50L100 75L200 0L200 100L100 100L0 100z");
  expect(graph.area(1)).toBe("M0 0L100 0L200 0L200 0L100 75L0 50z");
  expect(graph.border(0)).toBe("M0 50L100 75L200 0");
});

test("any number of seats has room", () => {
  const graph = new Graph(
    [
      [0.25, 0.25, 0.25, 0.25],
      [0.1, 0.6, 0.2, 0.1],
    ],
    size,
  );
  expect(graph.y(1, 0)).toBeCloseTo(90);
  expect(graph.y(1, 3)).toBeCloseTo(0);
  const room = graph.room(1);
  expect([room.x, room.y, room.height].map(Math.round)).toEqual([200, 60, 60]);
  expect(graph.room(0).x).toBe(0);
});

test("shares need not add up to 1", () => {
  const graph = new Graph(
    [
      [0.2, 0.2],
      [0, 0],
    ],
    size,
  );
  expect([graph.y(0, 0), graph.y(0, 1), graph.y(1, 0)]).toEqual([50, 0, 50]);
});

test("places are plies", () => {
  const graph = new Graph([[1], [1], [1], [1], [1]], size);
  expect(graph.last).toBe(4);
  expect([-20, 0, 24, 26, 120, 199, 999].map((x) => graph.plyAt(x))).toEqual([0, 0, 0, 1, 2, 4, 4]);
  expect(graph.x(3)).toBe(150);
});

test("nothing and one ply are graphs too", () => {
  const one = new Graph([[0.5, 0.5]], size);
  expect([one.last, one.x(0), one.plyAt(150)]).toEqual([0, 0, 0]);
  expect(one.area(0)).toBe("M0 50L200 50L200 100L0 100z");
  const none = new Graph([], { width: 0, height: 0 });
  expect([none.last, none.plyAt(3)]).toEqual([0, 0]);
});
