// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type OfGame, type Socket, type Watcher } from "./connection.svelte";
import { identity } from "./identity.svelte";
import { ONLINE_VERSION, type ToClient, type ToServer } from "./wire";

/** The other end of a socket, which answers when a test wants it to. */
class Line implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly heard: ToServer[] = [];
  isClosed = false;

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.isClosed = true;
  }

  /** What was said of a kind. */
  said(what: ToServer["say"]): ToServer[] {
    return this.heard.filter(({ say }) => say === what);
  }

  open(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  say(message: ToClient): void {
    const event = new MessageEvent("message", { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }

  welcome(now = Date.now()): void {
    this.open();
    this.say({ say: "welcome", version: ONLINE_VERSION, build: "", now });
  }

  break(): void {
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close"));
  }
}

class Reader implements Watcher {
  readonly heard: OfGame[] = [];
  from = 0;

  known(): { from: number; chat: number } {
    return { from: this.from, chat: 0 };
  }

  hear(message: OfGame): void {
    this.heard.push(message);
  }
}

const MOVE = { do: "move", action: "b2b4", ply: 0 } as const;

let lines: Line[];
let connection: Connection;
const line = (): Line => lines.at(-1) ?? expect.fail("no socket was opened");

beforeEach(() => {
  vi.useFakeTimers();
  // Those of earlier tests still hear that the network is back.
  const own: Line[] = [];
  lines = own;
  connection = new Connection(() => {
    const opened = new Line();
    own.push(opened);
    return opened;
  });
});
afterEach(() => {
  vi.useRealTimers();
  identity.keep(undefined);
});

describe("a connection", () => {
  it("is there while somebody wants it, and says who it is for", () => {
    identity.keep({ id: "ana", name: "Ana", secret: "s" });
    expect([connection.status, lines.length]).toEqual(["off", 0]);
    const end = connection.watch("g", new Reader());
    expect(connection.status).toBe("connecting");
    line().open();
    expect(line().heard).toEqual([{ say: "hello", version: ONLINE_VERSION, secret: "s" }]);
    line().welcome();
    expect(connection.status).toBe("connected");
    expect(line().said("watch")).toEqual([{ say: "watch", game: "g", from: 0, chat: 0 }]);
    end();
    expect(line().said("leave")).toEqual([{ say: "leave", game: "g" }]);
    vi.advanceTimersByTime(10_000);
    expect([connection.status, line().isClosed]).toEqual(["off", true]);
  });

  it("stays for the next page that wants it", () => {
    const end = connection.watch("g", new Reader());
    line().welcome();
    end();
    connection.listen(() => undefined);
    vi.advanceTimersByTime(10_000);
    expect([connection.status, lines.length]).toEqual(["connected", 1]);
  });

  it("that is lost comes back, from the event where it was", () => {
    const reader = new Reader();
    connection.watch("g", reader);
    connection.enter(() => undefined);
    line().welcome();
    reader.from = 7;
    line().break();
    expect([connection.status, connection.since]).toEqual(["lost", Date.now()]);
    vi.advanceTimersByTime(400);
    expect(lines.length).toBe(2);
    // The state that people see does not flicker in between.
    expect(connection.status).toBe("lost");
    line().welcome();
    expect([connection.status, connection.since]).toEqual(["connected", undefined]);
    expect(line().said("watch")).toEqual([{ say: "watch", game: "g", from: 7, chat: 0 }]);
    expect(line().said("lobby").length).toBe(1);
  });

  it("waits longer each time, and not when the network is back", () => {
    connection.watch("g", new Reader());
    for (let count = 0; count < 6; count += 1) {
      line().break();
      vi.advanceTimersByTime(12_000);
    }
    const { length } = lines;
    line().break();
    vi.advanceTimersByTime(5_000);
    expect(lines.length).toBe(length);
    globalThis.dispatchEvent(new Event("online"));
    expect(lines.length).toBe(length + 1);
  });

  it("that falls silent is lost, and pings keep it", () => {
    connection.watch("g", new Reader());
    line().welcome();
    for (let number = 0; number < 5; number += 1) {
      vi.advanceTimersByTime(5_000);
      line().say({ say: "ping", number });
    }
    expect(connection.status).toBe("connected");
    expect(line().said("pong").length).toBe(5);
    vi.advanceTimersByTime(16_000);
    expect(connection.status).toBe("lost");
  });

  it("hears nothing of a socket that it has given up", () => {
    const reader = new Reader();
    connection.watch("g", reader);
    line().welcome();
    const old = line();
    const { onmessage } = old;
    old.break();
    vi.advanceTimersByTime(400);
    line().welcome();
    const late: ToClient = { say: "events", game: "g", from: 0, events: [], now: 0 };
    onmessage?.call(old as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(late) }));
    expect(reader.heard).toEqual([]);
  });

  it("of another version is of no use before the app is updated", () => {
    connection.watch("g", new Reader());
    line().open();
    line().say({ say: "outdated", version: 99 });
    expect(connection.status).toBe("outdated");
    line().break();
    vi.advanceTimersByTime(60_000);
    expect([connection.status, lines.length]).toEqual(["outdated", 1]);
  });

  it("begins anew for somebody else", () => {
    connection.watch("g", new Reader());
    line().welcome();
    identity.keep({ id: "ben", name: "Ben", secret: "t" });
    connection.renew();
    line().open();
    expect(line().heard).toEqual([{ say: "hello", version: ONLINE_VERSION, secret: "t" }]);
    expect([lines.length, lines[0]?.isClosed]).toEqual([2, true]);
  });
});

describe("a command", () => {
  it("is answered", async () => {
    const done = connection.send("g", MOVE);
    const refused = connection.send("g", { do: "resign" });
    line().welcome();
    const [first, second] = line().said("do") as { key: string }[];
    expect(first).toMatchObject({ game: "g", command: MOVE });
    const problem = { key: "game-is-over", text: "The game is over." };
    line().say({ say: "refused", game: "g", key: second?.key ?? "", problem });
    line().say({ say: "done", game: "g", key: first?.key ?? "" });
    expect([await done, await refused]).toEqual([undefined, problem]);
  });

  it("that was not answered is said again with its key, after what is watched, in order", async () => {
    connection.watch("g", new Reader());
    line().welcome();
    const done = connection.send("g", MOVE);
    void connection.send("g", { do: "offer", offer: "draw" });
    const before = line().said("do");
    line().break();
    vi.advanceTimersByTime(400);
    line().welcome();
    expect(line().said("do")).toEqual(before);
    expect(line().heard.map(({ say }) => say)).toEqual(["hello", "watch", "do", "do"]);
    const [{ key } = { key: "" }] = before as { key: string }[];
    line().say({ say: "done", game: "g", key });
    // Answers can come twice.
    line().say({ say: "done", game: "g", key });
    expect(await done).toBeUndefined();
    line().break();
    vi.advanceTimersByTime(400);
    line().welcome();
    expect(line().said("do")).toEqual(before.slice(1));
  });
});

describe("the server's clock", () => {
  it("is read from the message that was on its way for the shortest time", () => {
    connection.watch("g", new Reader());
    const ahead = 60_000;
    // Half a second late.
    line().welcome(Date.now() + ahead - 500);
    expect(connection.now() - Date.now()).toBe(ahead - 500);
    line().say({ say: "events", game: "g", from: 0, events: [], now: Date.now() + ahead - 20 });
    expect(connection.now() - Date.now()).toBe(ahead - 20);
    line().say({ say: "events", game: "g", from: 0, events: [], now: Date.now() + ahead - 900 });
    expect(connection.now() - Date.now()).toBe(ahead - 20);
  });
});
