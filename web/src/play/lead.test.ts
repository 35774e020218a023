// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import type { Occupant, TimeControl } from "../rules/package";
import { begin } from "../store/begin";
import { find } from "../store/store";
import { text } from "../text/text.svelte";
import { HAND, type Seating } from "./agent";
import { Device } from "./device.svelte";
import { Lead } from "./lead.svelte";
import { TabLocks, type Locks } from "./locks";
import { Table } from "./table.svelte";

ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });

beforeAll(() => text.speak("en"));

const ANA: Occupant = { kind: "person", name: "Ana" };
const SCREEN = { show: (): void => undefined, play: (): Promise<void> => Promise.resolve() };
const HANDS: Seating = () => HAND;

/** The locks of a browser, as far as games need them: one holder of each name, and those who wait. */
class BrowserLocks implements Locks {
  #held: { leave: (error?: Error) => void } | undefined;
  #waiting: (() => void)[] = [];

  request = async (
    _: string,
    { steal, signal }: LockOptions,
    callback: () => Promise<void> | undefined,
  ): Promise<void> => {
    if (steal) this.#held?.leave(new DOMException("stolen", "AbortError"));
    else if (this.#held) {
      await new Promise<void>((go, stop) => {
        this.#waiting.push(go);
        signal?.addEventListener("abort", () => {
          this.#waiting = this.#waiting.filter((other) => other !== go);
          stop(new DOMException("given up", "AbortError"));
        });
      });
    }
    const mine = {} as { leave: (error?: Error) => void };
    const left = new Promise<void>(
      (leave, fail) => (mine.leave = (error) => (error ? fail(error) : leave())),
    );
    this.#held = mine;
    try {
      await Promise.race([callback(), left]);
    } finally {
      if (this.#held === mine) {
        this.#held = undefined;
        this.#waiting.shift()?.();
      }
    }
  };
}

const tabs: Tab[] = [];
afterEach(() => {
  for (const { table, lead } of tabs.splice(0)) {
    table.close();
    lead.end();
  }
});

interface Tab {
  readonly table: Table;
  readonly lead: Lead;
  readonly lost: () => void;
}

/** Opens a game in a tab of its own. */
async function open(id: string, locks: Locks): Promise<Tab> {
  const lead = new Lead(id, locks);
  const saved = (await find(id)) ?? expect.fail("the game is kept");
  const lost = vi.fn();
  const table = new Table(ludejo, saved, HANDS, new Device(saved, lead, lost));
  table.attach(SCREEN);
  const tab = { table, lead, lost };
  tabs.push(tab);
  return tab;
}

/** Waits until a tab leads. */
async function leads({ table }: Tab): Promise<void> {
  await vi.waitFor(() => expect(table.mayPick).toBe(true));
}

async function game(control?: TimeControl): Promise<string> {
  const start = new ludejo.Game("herooj").line();
  return begin({ game: "herooj", start, seats: [ANA, ANA], control });
}

const kept = async (id: string): Promise<string[]> => {
  const saved = await find(id);
  return saved?.stored.events.flatMap((event) => (event.what === "moved" ? [event.action] : [])) ?? [];
};

describe.each([
  ["the browser's locks", (): Locks => new BrowserLocks()],
  ["those that tabs have among themselves", (): Locks => new TabLocks()],
])("with %s", (_, locks) => {
  it("one tab leads, and the other shows what happens there", async () => {
    const [id, shared] = [await game(), locks()];
    const first = await open(id, shared);
    await leads(first);
    const second = await open(id, shared);
    await vi.waitFor(() => expect([first.lead.isMine, second.lead.isMine]).toEqual([true, false]));
    for (const action of ["b2b4", "b7b5", "c2c4"]) first.table.act(action);
    await vi.waitFor(() => expect(second.table.history).toEqual(["b2b4", "b7b5", "c2c4"]));
    first.table.talk.undo();
    await vi.waitFor(() => expect(second.table.history).toEqual(["b2b4", "b7b5"]));
    expect([second.table.mayPick, second.table.talk.canUndo, second.table.isThinking]).toEqual([
      false,
      false,
      false,
    ]);
    second.table.act("c2c4");
    expect(second.table.history).toEqual(["b2b4", "b7b5"]);
  });

  it("the other tab takes over, and the first one follows", async () => {
    const [id, shared] = [await game(), locks()];
    const first = await open(id, shared);
    await leads(first);
    first.table.act("b2b4");
    const second = await open(id, shared);
    second.lead.take();
    await vi.waitFor(() => expect([second.table.mayPick, first.table.mayPick]).toEqual([true, false]));
    second.table.act("b7b5");
    await vi.waitFor(() => expect(first.table.history).toEqual(["b2b4", "b7b5"]));
    first.lead.take();
    await vi.waitFor(() => expect(first.table.mayPick).toBe(true));
    first.table.act("c2c4");
    await vi.waitFor(() => expect(second.table.history).toEqual(["b2b4", "b7b5", "c2c4"]));
    expect(await kept(id)).toEqual(["b2b4", "b7b5", "c2c4"]);
    expect([first.lost, second.lost].map((lost) => vi.mocked(lost).mock.calls.length)).toEqual([0, 0]);
  });

  it("when the tab that leads is closed, one that waits leads, with the clocks as they were", async () => {
    const [id, shared] = [await game({ kind: "increment", base: 60_000, increment: 0 }), locks()];
    const first = await open(id, shared);
    await leads(first);
    const second = await open(id, shared);
    first.table.act("b2b4");
    first.table.close();
    first.lead.end();
    await vi.waitFor(() => expect(second.table.mayPick).toBe(true));
    expect(second.table.history).toEqual(["b2b4"]);
    second.table.act("b7b5");
    expect(second.table.clocks.left(0)).toBeGreaterThan(58_000);
    await vi.waitFor(async () => expect(await kept(id)).toEqual(["b2b4", "b7b5"]));
  });

  it("one tab of many leads, however they come and go", async () => {
    const [id, shared] = [await game(), locks()];
    for (let count = 0; count < 4; count += 1) await open(id, shared);
    const leading = (): Tab[] => tabs.filter(({ lead }) => lead.isMine);
    await vi.waitFor(() => expect(leading()).toHaveLength(1));
    for (let left = 3; left > 0; left -= 1) {
      const [leader] = leading();
      leader?.table.close();
      leader?.lead.end();
      tabs.splice(tabs.indexOf(leader!), 1);
      await vi.waitFor(() => expect(leading()).toHaveLength(1));
    }
  });
});

it("no move is written over even if two lead: both tabs show what is kept", async () => {
  const id = await game();
  const first = await open(id, new BrowserLocks());
  const second = await open(id, new BrowserLocks());
  first.table.act("b2b4");
  await vi.waitFor(() => expect(second.table.history).toEqual(["b2b4"]));
  second.table.act("b7b5");
  await vi.waitFor(() => expect(first.table.history).toEqual(["b2b4", "b7b5"]));
  // Both at the same moment: one of them is kept, and the other tab is told to look again.
  first.table.act("c2c4");
  second.table.act("d2d4");
  await vi.waitFor(() => {
    const losses = [first, second].map(({ lost }) => vi.mocked(lost).mock.calls.length);
    expect(losses.some((count) => count > 0)).toBe(true);
  });
  expect([
    ["b2b4", "b7b5", "c2c4"],
    ["b2b4", "b7b5", "d2d4"],
  ]).toContainEqual(await kept(id));
});
