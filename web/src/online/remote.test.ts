// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { AWAY, HAND } from "../play/agent";
import { Table } from "../play/table.svelte";
import { text } from "../text/text.svelte";
import type { OfGame, Watcher } from "./connection.svelte";
import { identity } from "./identity.svelte";
import { Remote, type Link } from "./remote.svelte";
import type { Command, Player, Problem, SessionEvent, Snapshot } from "./wire";

ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });

beforeAll(() => text.speak("en"));
afterEach(() => identity.keep(undefined));

const ANA: Player = { id: "ana", name: "Ana" };
const BEN: Player = { id: "ben", name: "Ben" };
const SCREEN = { show: (): void => undefined, play: (): Promise<void> => Promise.resolve() };
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A connection whose other end a test is. */
class Wire implements Link {
  status = "connected" as const;
  watcher: Watcher | undefined;
  asks = 0;
  readonly sent: { command: Command; answer: (problem?: Problem) => void }[] = [];

  now(): number {
    return 5_000;
  }

  watch(_: string, watcher: Watcher): () => void {
    this.watcher = watcher;
    return () => (this.watcher = undefined);
  }

  again(): void {
    this.asks += 1;
  }

  send(_: string, command: Command): Promise<Problem | undefined> {
    return new Promise((answer) => this.sent.push({ command, answer }));
  }

  hear(message: OfGame): void {
    this.watcher?.hear(message);
  }

  events(from: number, ...events: SessionEvent[]): void {
    this.hear({ say: "events", game: "g", from, events, now: 5_000 });
  }
}

function moved(seat: number, action: string): SessionEvent {
  return { at: 1_000, what: "moved", seat, action };
}

function snapshot(events: SessionEvent[] = [], from = 0): Snapshot {
  const seats = [ANA, BEN].map(({ name }) => ({ kind: "person" as const, name }));
  const terms = {
    game: "herooj",
    seats,
    controls: seats.map(() => ({ kind: "unlimited" as const })),
    policy: "agreement" as const,
    lag_bound: 500,
    begun: 0,
  };
  return {
    id: "g",
    terms,
    players: [ANA, BEN],
    from,
    events,
    now: 5_000,
    presence: { seats: [0, 1], watchers: 0 },
    chat: [],
  } as unknown as Snapshot;
}

/** A game that a player sees; nobody looks on. */
function open(who: Player | undefined, events: SessionEvent[] = []) {
  identity.keep(who && { ...who, secret: "s" });
  const [wire, lost] = [new Wire(), vi.fn()];
  const remote = new Remote(snapshot(events), wire, lost);
  const table = new Table(
    ludejo,
    remote.saved,
    (_, seat) => (remote.mine.includes(seat) ? HAND : AWAY),
    remote,
  );
  table.attach(SCREEN);
  return { wire, remote, table, lost };
}

describe("a move", () => {
  it("is shown at once and counts when the server says so, once", async () => {
    const { wire, table } = open(ANA);
    table.act("b2b4");
    expect(table.pending).toEqual({ seat: 0, action: "b2b4", ply: 0 });
    expect([table.history, table.match.state.history, table.mayPick]).toEqual([["b2b4"], [], false]);
    expect(wire.sent.map(({ command }) => command)).toEqual([{ do: "move", action: "b2b4", ply: 0 }]);
    wire.events(0, moved(0, "b2b4"));
    wire.sent[0]?.answer();
    await settled();
    wire.events(0, moved(0, "b2b4"));
    expect([table.pending, table.match.state.history, table.history]).toEqual([
      undefined,
      ["b2b4"],
      ["b2b4"],
    ]);
  });

  it("is taken back, with the reason, when the server refuses it", async () => {
    const { wire, table } = open(ANA);
    table.act("b2b4");
    wire.sent[0]?.answer({ key: "unknown-key", text: "Not so fast." });
    await settled();
    expect([table.pending, table.history, table.notice]).toEqual([undefined, [], "Not so fast."]);
    expect(table.mayPick).toBe(true);
  });

  it("that breaks a rule never leaves", () => {
    const { wire, table } = open(ANA);
    table.act("b2b7");
    expect([wire.sent.length, table.history, table.pending]).toEqual([0, [], undefined]);
    expect(table.refusal?.text).toBe(table.game.explain("b2b7", "en")?.text);
  });

  it("stays on its way while an offer comes, and is gone when the game ends", () => {
    const { wire, table } = open(ANA);
    table.act("b2b4");
    wire.events(0, { at: 1_000, what: "offered", seat: 1, offer: "draw" });
    expect([table.pending?.action, table.history, table.talk.offered.length]).toEqual(["b2b4", ["b2b4"], 1]);
    wire.events(1, { at: 1_000, what: "resigned", seat: 1 });
    expect([table.pending, table.history, table.match.isOver]).toEqual([undefined, [], true]);
    expect(table.verdict).toBe("won");
  });

  it("gives way to one that was made on another device", () => {
    const { wire, table } = open(ANA);
    table.act("b2b4");
    wire.events(0, moved(0, "c2c4"));
    expect([table.pending, table.history]).toEqual([undefined, ["c2c4"]]);
  });

  it("that was carried out unheard has the game fetched anew", async () => {
    const { wire, table, lost } = open(ANA);
    table.act("b2b4");
    wire.sent[0]?.answer();
    await settled();
    expect(lost).toHaveBeenCalledOnce();
  });

  it("that was chosen ahead is made when the turn comes", () => {
    const { wire, table } = open(BEN);
    table.pick("b7");
    table.pick("b5");
    wire.events(0, moved(0, "b2b4"));
    expect(wire.sent.map(({ command }) => command)).toEqual([{ do: "move", action: "b7b5", ply: 1 }]);
    expect(table.pending?.action).toBe("b7b5");
  });
});

describe("what the server tells", () => {
  it("late, twice or in pieces counts once, in order", () => {
    const { wire, table } = open(undefined, [moved(0, "b2b4")]);
    wire.events(1, moved(1, "b7b5"));
    wire.events(0, moved(0, "b2b4"), moved(1, "b7b5"), moved(0, "c2c4"));
    expect(table.history).toEqual(["b2b4", "b7b5", "c2c4"]);
  });

  it("with a gap is asked for once more", () => {
    const { wire, table } = open(undefined);
    wire.events(1, moved(1, "b7b5"));
    expect([table.history, wire.asks]).toEqual([[], 1]);
    wire.hear({ say: "game", snapshot: snapshot([moved(0, "b2b4"), moved(1, "b7b5")]) });
    expect(table.history).toEqual(["b2b4", "b7b5"]);
  });

  it("after a long absence is shown as it stands", () => {
    const { wire, table } = open(BEN, [moved(0, "b2b4")]);
    wire.hear({
      say: "game",
      snapshot: snapshot([moved(1, "b7b5"), moved(0, "c2c4"), moved(1, "c7c5")], 1),
    });
    expect([table.history.length, wire.watcher?.known()]).toEqual([4, { from: 4, chat: 0 }]);
    expect(table.mayPick).toBe(false);
  });

  it("that cannot be has the game fetched anew", () => {
    const { wire, lost } = open(undefined);
    wire.events(0, moved(0, "b2b7"));
    expect(lost).toHaveBeenCalledOnce();
  });

  it("is heard in the language chosen where it is a rule of the table", async () => {
    const { wire, table } = open(ANA);
    table.talk.offer("draw");
    wire.sent[0]?.answer({ key: "offer-too-soon", text: "?" });
    await settled();
    expect(table.notice).toContain("just declined");
  });
});

describe("at the table", () => {
  it("nobody gets advice, and an undo is asked for", async () => {
    const { wire, table } = open(ANA, [moved(0, "b2b4")]);
    await table.advise();
    expect([table.hint.isSought, table.talk.canUndo]).toEqual([false, false]);
    table.talk.undo();
    expect(wire.sent.at(-1)?.command).toEqual({ do: "offer", offer: "takeback" });
  });

  it("whoever looks on moves nothing, and hears everything", () => {
    const { wire, table, remote } = open(undefined);
    expect([table.mayPick, table.here, table.match.me, table.talk.canPause]).toEqual([
      false,
      [],
      undefined,
      false,
    ]);
    wire.hear({ say: "presence", game: "g", presence: { seats: [0], watchers: 3 } });
    expect([remote.isAway(0), remote.isAway(1), remote.presence.watchers]).toEqual([false, true, 3]);
    const line = { number: 0, at: 1, by: BEN, words: { text: "Hi" } };
    wire.hear({ say: "chat", game: "g", line });
    wire.hear({ say: "chat", game: "g", line });
    expect(remote.chat).toEqual([line]);
    wire.hear({ say: "rematch", game: "g", next: "h" });
    expect(remote.rematch).toBe("h");
  });

  it("what was offered can be withdrawn, and a game that has hardly begun aborted", () => {
    const { wire, table } = open(ANA);
    wire.events(0, { at: 1, what: "offered", seat: 0, offer: "draw" });
    expect([table.talk.made, table.talk.canAbort]).toEqual([["draw"], true]);
    table.talk.withdraw("draw");
    table.talk.abort();
    expect(wire.sent.map(({ command }) => command)).toEqual([
      { do: "withdraw", offer: "draw" },
      { do: "abort" },
    ]);
  });

  it("clocks are those of the server, which also says who is out of time", () => {
    const { wire, table } = open(ANA);
    table.tick();
    expect([table.house.now(), wire.sent]).toEqual([5_000, []]);
  });

  it("a table that is left hears nothing more", () => {
    const { wire, table } = open(ANA);
    table.close();
    expect(wire.watcher).toBeUndefined();
  });
});
