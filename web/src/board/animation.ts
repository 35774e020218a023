// What an action causes, shown: pieces that walk, jump, turn, vanish.

import type { EffectView, PieceAt } from "../rules/package";
import type { Point } from "./sight";
import { angleOf, middle } from "./turning";

/** How long a step takes, in milliseconds; 0 for at once. */
export interface Pace {
  readonly step: number;
}

/** The pieces on a board. */
export interface Stage {
  center(cell: number): Point;
  piece(cell: number): SVGGElement | undefined;
  /** Takes a piece off its cell; it is still seen, and nobody uses it again. */
  take(cell: number): SVGGElement | undefined;
  /** The piece on the first cell stands on the second one now. */
  move(from: number, to: number): void;
  add(piece: PieceAt): void;
}

type Moves = readonly (readonly [number, number])[];

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** Shows effects, those of pieces one after another as they happen. */
export async function animate(effects: readonly EffectView[], pace: Pace, stage: Stage): Promise<void> {
  if (pace.step <= 0) return;
  const ends: Promise<void>[] = [];
  for (const effect of effects) {
    switch (effect.what) {
      case "moved":
        await walk(effect.path, pace, stage);
        break;
      case "swapped":
        await swap(effect.from, effect.to, pace, stage);
        break;
      case "turned":
        await turn(effect.moves, pace, stage);
        break;
      case "captured":
        // It goes while the next thing happens.
        ends.push(vanish(stage.take(effect.at), pace.step));
        break;
      case "placed":
        stage.add({ cell: effect.at, ...effect.piece });
        await appear(stage.piece(effect.at), pace.step);
        break;
      case "became":
        await become({ cell: effect.at, ...effect.piece }, pace, stage);
        break;
    }
  }
  await Promise.all(ends);
}

async function walk(cells: readonly number[], pace: Pace, stage: Stage): Promise<void> {
  const [from, to] = [cells[0], cells.at(-1)];
  const piece = from === undefined ? undefined : stage.piece(from);
  if (!piece || from === undefined || to === undefined) return;
  // Above the others while it is on its way.
  piece.parentNode?.append(piece);
  stage.move(from, to);
  const way = cells.map((cell) => stage.center(cell));
  await go(piece, way, pace.step * Math.min(cells.length - 1, 3));
}

async function swap(from: number, to: number, pace: Pace, stage: Stage): Promise<void> {
  const lifted = carry(
    [
      [from, to],
      [to, from],
    ],
    stage,
  );
  await Promise.all(lifted.map(({ piece, from, to }) => go(piece, [from, to], pace.step)));
}

/** Takes what stands on the first cell of each pair to the second, all at once. */
function carry(moves: Moves, stage: Stage): { piece: SVGGElement; from: Point; to: Point }[] {
  const lifted = moves.flatMap(([from, to]) => {
    const piece = stage.piece(from);
    return piece
      ? [{ piece, from: stage.center(from), to: stage.center(to), cells: [from, to] as const }]
      : [];
  });
  // By way of cells that no board has, lest one takes the place of another.
  lifted.forEach(({ cells }, index) => stage.move(cells[0], -1 - index));
  lifted.forEach(({ cells }, index) => stage.move(-1 - index, cells[1]));
  return lifted;
}

/** All go round their middle, the shorter way. */
async function turn(moves: Moves, pace: Pace, stage: Stage): Promise<void> {
  const center = middle(moves.map(([from]) => stage.center(from)));
  const by = angleOf(moves, (cell) => stage.center(cell));
  const STEPS = 12;
  await Promise.all(
    carry(moves, stage).map(({ piece, from }) => {
      const radius = Math.hypot(from.x - center.x, from.y - center.y);
      const begin = Math.atan2(from.y - center.y, from.x - center.x);
      const way = Array.from({ length: STEPS + 1 }, (_, step) => {
        const angle = begin + (by * step) / STEPS;
        return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
      });
      return go(piece, way, pace.step * 2);
    }),
  );
}

async function become(to: PieceAt, pace: Pace, stage: Stage): Promise<void> {
  const [open, shut] = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }];
  await run(stage.piece(to.cell)?.firstElementChild, [open, shut], pace.step / 2);
  stage.add(to);
  await run(stage.piece(to.cell)?.firstElementChild, [shut, open], pace.step / 2);
}

async function go(piece: SVGGElement, way: readonly Point[], duration: number): Promise<void> {
  const end = way.at(-1);
  if (!end) return;
  piece.setAttribute("transform", `translate(${end.x} ${end.y})`);
  const frames = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  await run(piece, frames, duration);
}

async function vanish(piece: SVGGElement | undefined, duration: number): Promise<void> {
  const frames = [{ opacity: 1 }, { opacity: 0, transform: "scale(0.4)" }];
  await run(piece?.firstElementChild, frames, duration, "forwards");
  piece?.remove();
}

async function appear(piece: SVGGElement | undefined, duration: number): Promise<void> {
  await run(piece?.firstElementChild, [{ opacity: 0, transform: "scale(1.6)" }, { opacity: 1 }], duration);
}

async function run(
  element: Element | null | undefined,
  frames: Keyframe[],
  duration: number,
  fill: FillMode = "none",
): Promise<void> {
  const animation = element?.animate(frames, { duration, easing: EASE, fill });
  // Nothing moves on a page that nobody sees: whoever waits would wait until somebody does.
  const look = (): void => {
    if (document.hidden) animation?.finish();
  };
  document.addEventListener("visibilitychange", look);
  look();
  try {
    await animation?.finished;
  } catch {
    // It was cancelled: what it led to is shown all the same.
  } finally {
    document.removeEventListener("visibilitychange", look);
  }
}
