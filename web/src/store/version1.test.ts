import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { migrated, type Saved1 } from "./version1";

/** Games as the first version of the app has kept them, with what it told of their ends. */
const KEPT = JSON.parse(readFileSync("src/store/version1.json", "utf8")) as (Saved1 & {
  readonly result: string | null;
})[];

beforeAll(() => {
  ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

it("there are games of every kind and game", () => {
  for (const { id } of ludejo.games()) {
    const kinds = KEPT.filter(({ game }) => game === id).map((old) => old.id.split(" ")[1]);
    expect(kinds).toEqual(
      expect.arrayContaining(["begun", "clock", "resigned", "alone", "agreed", "flagged"]),
    );
  }
});

describe.each(KEPT)("the kept game $id", (old) => {
  const open = (): ludejo.Session => new ludejo.Session(migrated(old).stored);

  it("stands as it did", () => {
    const session = open();
    const state = session.state(old.kept);
    expect(session.fault("en")).toBeUndefined();
    expect(session.game().line()).toBe(old.line);
    expect(state.history).toEqual(old.actions);
    expect(state.undone).toEqual(old.undone);
    expect(state.ending !== undefined).toBe(old.isOver);
    expect(session.game().outcome("en")?.text).toBe(old.result ?? undefined);
    expect(session.game().outcome("en")?.winner).toBe(
      old.ended ? old.ended.winner : session.game().outcome("en")?.winner,
    );
  });

  it("is kept again as it is", () => {
    const { stored } = migrated(old);
    expect(new ludejo.Session(stored).stored().events).toEqual(stored.events);
  });

  it("has the same players, and as much time", () => {
    const { occupants, leavers } = open().state(old.kept);
    expect(occupants.map(({ kind }) => (kind === "person" ? "person" : "computer"))).toEqual(
      old.players.map(({ kind }) => kind),
    );
    const session = open();
    old.players.forEach((_, seat) => {
      const left = old.clocks?.[seat];
      expect(session.timeLeft(seat, old.kept)).toBe(left === undefined ? undefined : Math.round(left));
    });
    expect(leavers).toHaveLength(["time", "resignation"].includes(old.ended?.reason ?? "") ? 1 : 0);
  });

  it("goes on", () => {
    const session = open();
    const { toMove, canRedo } = session.state(old.kept);
    expect(canRedo).toBe(old.undone.length > 0);
    if (toMove === undefined) return;
    const action = session.game().legal()[0] ?? expect.fail("there is a move");
    const answer = session.command(toMove, { do: "move", action }, old.kept + 500, "en");
    expect(answer.events.map(({ what }) => what)).toEqual(["moved"]);
    if (old.control) {
      const expected = Math.round(old.clocks?.[toMove] ?? 0) - 500;
      expect([expected, expected + old.control.increment]).toContain(
        session.timeLeft(toMove, old.kept + 500),
      );
    }
  });
});

it("a kept game with a move that the rules refuse goes up to there", () => {
  const old = KEPT.find(({ id }) => id === "herooj clock") ?? expect.fail("it is there");
  const [first = "", ...others] = old.actions;
  const session = new ludejo.Session(migrated({ ...old, actions: [first, "a1a1", ...others] }).stored);
  expect(session.state(0).history).toEqual([first]);
  expect(session.fault("en")).toMatchObject({ actions: 1 });
});
