// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import type { Occupant, SessionEvent, TimeControl } from "../rules/package";
import type { Saved } from "../store/saved";
import { find, save } from "../store/store";
import { text } from "../text/text.svelte";
import { HAND, type Agent, type Turn } from "./agent";
import { Table } from "./table.svelte";

ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });

beforeAll(() => text.speak("en"));
// The browser of these tests keeps nothing, and says so.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

const ANA: Occupant = { kind: "person", name: "Ana" };
const BEN: Occupant = { kind: "program", name: "Ben" };
const SCREEN = { show: (): void => undefined, play: (): Promise<void> => Promise.resolve() };

let ids = 0;

function saved(
  seats: Occupant[],
  of: { game?: string; opening?: string[]; control?: TimeControl; events?: SessionEvent[] } = {},
): Saved {
  const { game = "herooj", opening = [], control = { kind: "unlimited" }, events = [] } = of;
  const begun = Date.now();
  const terms = { game, opening, seats, controls: seats.map(() => control), begun };
  const id = `table ${(ids += 1)}`;
  return {
    id,
    stored: { version: 1, terms, events },
    view: 0,
    line: "",
    count: opening.length,
    isOver: false,
    kept: begun,
  };
}

/** Somebody elsewhere, whom a test speaks for. */
class Puppet implements Agent {
  readonly turns: Turn[] = [];
  stops = 0;
  isEnded = false;
  willAgree: (isYes: boolean) => void = () => undefined;

  constructor(readonly isHere = false) {}

  get turn(): Turn {
    return this.turns.at(-1) ?? expect.fail("it has not been asked");
  }

  begin(turn: Turn): void {
    this.turns.push(turn);
  }

  stop(): void {
    this.stops += 1;
  }

  agrees(): Promise<boolean> {
    return new Promise((resolve) => (this.willAgree = resolve));
  }

  end(): void {
    this.isEnded = true;
  }
}

function sitDown(agents: readonly Agent[], of: Parameters<typeof saved>[1] = {}): Table {
  const seats = agents.map(({ isHere }) => (isHere ? ANA : BEN));
  const table = new Table(ludejo, saved(seats, of), (_, seat) => agents[seat] ?? HAND);
  table.attach(SCREEN);
  return table;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("an agent elsewhere", () => {
  it("is asked when it is to move, and waited for", () => {
    const ben = new Puppet();
    const table = sitDown([HAND, ben]);
    expect([ben.turns.length, table.mayPick, table.isThinking]).toEqual([0, true, false]);
    table.act("b2b4");
    expect([table.mayPick, table.isThinking]).toEqual([false, true]);
    expect(ben.turn.course.actions).toEqual(["b2b4"]);
    ben.turn.play("b7b5");
    expect(table.history).toEqual(["b2b4", "b7b5"]);
    expect([table.mayPick, table.isThinking, ben.turns.length]).toEqual([true, false, 1]);
  });

  it("that repeats itself is heard once", () => {
    const ben = new Puppet();
    const table = sitDown([HAND, ben]);
    table.act("b2b4");
    const { turn } = ben;
    for (const action of ["b7b5", "b7b5", "c7c5"]) turn.play(action);
    expect(table.history).toEqual(["b2b4", "b7b5"]);
    table.act("c2c4");
    turn.play("c7c5");
    expect(table.history).toEqual(["b2b4", "b7b5", "c2c4"]);
    expect(table.refusal).toBeUndefined();
  });

  it("that is slow is not heard on what has been taken back", () => {
    const ben = new Puppet();
    const table = sitDown([HAND, ben]);
    table.act("b2b4");
    const late = ben.turn;
    table.talk.undo();
    expect(ben.stops).toBe(1);
    late.play("b7b5");
    expect(table.history).toEqual([]);
    table.act("c2c4");
    late.play("b7b5");
    late.fail("too late");
    expect([table.history, table.isThinking, table.notice]).toEqual([["c2c4"], true, ""]);
    ben.turn.play("b7b5");
    expect(table.history).toEqual(["c2c4", "b7b5"]);
  });

  it("that disagrees with the rules is told, and may say something else", () => {
    const ben = new Puppet();
    const table = sitDown([HAND, ben]);
    table.act("b2b4");
    ben.turn.play("b7b1");
    expect(table.history).toEqual(["b2b4"]);
    expect(table.refusal?.text).toBe(table.game.explain("b7b1", "en")?.text);
    expect(table.isThinking).toBe(true);
    ben.turn.play("b7b5");
    expect(table.history).toEqual(["b2b4", "b7b5"]);
  });

  it("that disappears leaves the game as it is", () => {
    const ben = new Puppet();
    const table = sitDown([HAND, ben]);
    table.act("b2b4");
    ben.turn.fail("Ben is gone.");
    expect([table.isThinking, table.notice, table.mayPick]).toEqual([false, "Ben is gone.", false]);
    expect(table.talk.canUndo).toBe(true);
    table.talk.undo();
    table.act("c2c4");
    ben.turn.play("b7b5");
    expect(table.history).toEqual(["c2c4", "b7b5"]);
    table.close();
    expect(ben.isEnded).toBe(true);
  });

  it("answers a draw, in its own time", async () => {
    const ben = new Puppet();
    const table = sitDown([HAND, ben]);
    table.talk.offer("draw");
    expect(table.match.isOver).toBe(false);
    ben.willAgree(false);
    await settled();
    expect(table.notice).toContain("declines");
    table.talk.offer("draw");
    expect(table.notice).toContain("just declined");
    table.act("b2b4");
    ben.turn.play("b7b5");
    table.talk.offer("draw");
    ben.willAgree(true);
    await settled();
    expect(table.outcome?.reason).toBe("agreement");
  });
});

describe("clocks", () => {
  const control: TimeControl = { kind: "delay", base: 60_000, delay: 5_000 };

  it("stand still while the page is away, and run while it sleeps", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
    const game = saved([ANA, ANA], { control });
    vi.setSystemTime(9_000_000);
    const table = new Table(ludejo, game);
    expect(table.clocks.left(0)).toBe(60_000);
    vi.setSystemTime(9_015_000);
    expect(table.clocks.left(0)).toBe(50_000);
    table.talk.pause();
    vi.setSystemTime(9_100_000);
    expect([table.clocks.left(0), table.mayPick]).toEqual([50_000, false]);
    table.talk.pause();
    vi.setSystemTime(9_200_000);
    table.tick();
    expect(table.outcome).toMatchObject({ winner: 1, reason: "time" });
    vi.useRealTimers();
  });
});

it("in a game for four, who gives up has lost and the computer plays on", async () => {
  const agents = [HAND, HAND, HAND, HAND];
  const table = new Table(
    ludejo,
    saved(
      agents.map(() => ANA),
      { game: "evo4" },
    ),
    (who) => (who.kind === "person" ? HAND : new Puppet()),
  );
  table.attach(SCREEN);
  table.talk.resign();
  expect(table.match.isOver).toBe(false);
  expect(table.notice).toBe("South resigns and loses. The computer takes over.");
  expect([table.isHere(0), table.isThinking, table.here]).toEqual([false, true, [1, 2, 3]]);
  const kept = await find(table.saved.id);
  expect(kept?.stored.events.map(({ what }) => what)).toEqual(["resigned"]);
});

it("a game that the rules refuse is shown up to there, with the reason, and never written over", async () => {
  const events: SessionEvent[] = ["b2b4", "b7b1", "c2c4"].map((action, ply) => ({
    at: 0,
    what: "moved",
    seat: ply % 2,
    action,
  }));
  const game = saved([ANA, ANA], { events });
  await save(game);
  const table = new Table(ludejo, game);
  table.attach(SCREEN);
  expect(table.history).toEqual(["b2b4"]);
  expect(table.match.fault?.refused.text).toBe(table.game.explain("b7b1", "en")?.text);
  expect([table.mayPick, table.talk.canUndo]).toEqual([false, false]);
  table.flip();
  table.tick();
  table.close();
  expect(await find(game.id)).toEqual(game);
});

describe("the only person at a table", () => {
  it("is told whose turn it is, and who has won", () => {
    const ben = new Puppet();
    const table = sitDown([HAND, ben]);
    expect([table.match.me, table.standing]).toEqual([0, "Your turn."]);
    table.act("b2b4");
    expect(table.standing).toBe("Black to move.");
    table.talk.resign();
    expect([table.verdict, table.isFresh]).toEqual(["lost", true]);
    expect(table.standing).toBe(`You lost. ${table.reason}`);
  });

  it("is not told so where there are several", () => {
    const table = sitDown([HAND, HAND]);
    expect([table.match.me, table.standing]).toEqual([undefined, "White to move."]);
    table.talk.resign();
    expect([table.verdict, table.standing]).toEqual([undefined, table.reason]);
  });
});

describe("an earlier moment", () => {
  it("is looked at without playing, and left again", () => {
    const table = sitDown([HAND, HAND]);
    for (const action of ["b2b4", "b7b5", "c2c4"]) table.act(action);
    const now = table.marks;
    table.visit(1);
    expect([table.past.at, table.mayPick, table.history.length]).toEqual([1, false, 3]);
    expect(table.marks).not.toEqual(now);
    table.visit(-5);
    expect(table.past.at).toBe(0);
    table.visit(3);
    expect([table.past.at, table.mayPick]).toEqual([undefined, true]);
    expect(table.marks).toEqual(now);
  });

  it("is left when somebody moves", () => {
    const ben = new Puppet();
    const table = sitDown([HAND, ben]);
    table.act("b2b4");
    table.visit(0);
    ben.turn.play("b7b5");
    expect([table.past.at, table.mayPick]).toEqual([undefined, true]);
  });
});
