// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "../shell/notices.svelte";
import { text } from "../text/text.svelte";
import { isAbsent } from "./api";
import type { ToAll } from "./connection.svelte";
import { identity } from "./identity.svelte";
import { Waiting } from "./lobby.svelte";
import type { Invitation, Lobby, Player } from "./wire";

beforeAll(() => text.speak("en"));

const ANA: Player = { id: "ana", name: "Ana" };
const BEN: Player = { id: "ben", name: "Ben" };

/** A connection whose other end a test is. */
class Wire {
  readonly listeners = new Set<(message: ToAll) => void>();

  listen(listener: (message: ToAll) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  enter(listener: (message: ToAll) => void): () => void {
    return this.listen(listener);
  }

  say(message: ToAll): void {
    for (const listener of this.listeners) listener(message);
  }
}

function invitation(id: string, by: Player, more: Partial<Invitation> = {}): Invitation {
  return {
    id,
    game: "herooj",
    control: { kind: "unlimited" },
    by,
    places: [{ kind: "taken", player: by }, { kind: "open" }],
    by_lot: true,
    listed: true,
    made: 1,
    ...more,
  };
}

const EMPTY: Lobby = { invitations: [], games: [], people: 1 };

/** What was asked of the server, and what it answers, by method and path. */
let asked: string[];
let answers: Record<string, unknown>;

beforeEach(() => {
  asked = [];
  answers = { "GET lobby": EMPTY, "GET games?count=50": [], "GET invitations": [] };
  identity.keep({ ...ANA, secret: "s" });
  vi.stubGlobal("fetch", (path: string, { method = "GET" }: RequestInit = {}) => {
    const what = `${method} ${path.replace("/api/", "")}`;
    asked.push(what);
    const answer = answers[what];
    if (answer === undefined) return Promise.resolve(new Response("<html>", { status: 404 }));
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  identity.keep(undefined);
  notices.latest = undefined;
});

describe("the lobby", () => {
  it("shows what is there, one's own apart", async () => {
    const wire = new Wire();
    const waiting = new Waiting(wire);
    const [mine, other] = [invitation("1", ANA), invitation("2", BEN)];
    const toMe = invitation("3", BEN, {
      listed: false,
      places: [
        { kind: "taken", player: BEN },
        { kind: "asked", player: ANA },
      ],
    });
    answers["GET lobby"] = { ...EMPTY, invitations: [mine, other] };
    waiting.enter();
    await vi.waitFor(() => expect(waiting.lobby).toBeDefined());
    expect([waiting.mine, waiting.others]).toEqual([[mine], [other]]);
    wire.say({ say: "invitation", invitation: toMe });
    expect(waiting.asked).toEqual([toMe]);
    wire.say({ say: "lobby", lobby: EMPTY });
    expect([waiting.mine, waiting.others, waiting.lobby]).toEqual([[], [], EMPTY]);
  });

  it("says whether there is one at all", async () => {
    delete answers["GET lobby"];
    const waiting = new Waiting(new Wire());
    await waiting.look();
    expect(isAbsent(waiting.fault)).toBe(true);
  });

  it("asks for a player first where nobody plays yet", async () => {
    identity.keep(undefined);
    answers["POST players"] = { player: BEN, secret: "t" };
    answers["POST invitations"] = { what: "began", game: "g" };
    const waiting = new Waiting(new Wire());
    const begun = vi.fn();
    waiting.whenBegun(begun);
    await waiting.invite({ games: ["herooj"], controls: [{ kind: "unlimited" }], listed: true, pair: true });
    expect(asked).toEqual(["POST players", "POST invitations"]);
    expect(identity.me).toEqual({ ...BEN, secret: "t" });
    expect(begun).toHaveBeenCalledExactlyOnceWith("g");
  });
});

describe("somebody who waits", () => {
  it("hears of it on every page, and goes where the game begins, once", async () => {
    const wire = new Wire();
    const waiting = new Waiting(wire);
    answers["POST invitations"] = { what: "waiting", invitations: [invitation("1", ANA)] };
    await waiting.invite({ games: ["herooj"], controls: [{ kind: "unlimited" }] });
    expect([waiting.mine.length, wire.listeners.size]).toEqual([1, 1]);
    const begun = vi.fn();
    const end = waiting.whenBegun(begun);
    const places = [ANA, BEN].map((player) => ({ kind: "taken" as const, player }));
    wire.say({ say: "invitation", invitation: invitation("1", ANA, { places, began: "g" }) });
    wire.say({ say: "began", game: "g" });
    expect(begun).toHaveBeenCalledExactlyOnceWith("g");
    expect([waiting.mine.length, wire.listeners.size]).toEqual([0, 0]);
    end();
  });

  it("is told with a way there while something else is looked at", () => {
    const waiting = new Waiting(new Wire());
    waiting.hear({ say: "began", game: "g" });
    expect(notices.latest?.way?.href).toBe("/game/g");
  });

  it("can stop waiting, also when that is over already", async () => {
    const waiting = new Waiting(new Wire());
    waiting.tell(invitation("1", ANA));
    vi.stubGlobal("fetch", () =>
      Promise.resolve(Response.json({ key: "no-such-invitation", text: "?" }, { status: 404 })),
    );
    await waiting.withdraw("1");
    expect(waiting.mine).toEqual([]);
  });

  it("learns that somebody has declined", () => {
    const waiting = new Waiting(new Wire());
    const no = invitation("1", ANA, { declined_by: BEN, rematch_of: "g" });
    waiting.tell(no);
    expect([waiting.mine, waiting.declined]).toEqual([[], [no]]);
  });
});
