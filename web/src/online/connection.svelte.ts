// The socket to the server: there as long as somebody on the page wants to hear from it. When it is lost, it comes back
// by itself, goes on where it was, and says again what was not answered.

import { newId } from "../store/id";
import { identity } from "./identity.svelte";
import { ONLINE_VERSION, type Command, type Problem, type ToClient, type ToServer } from "./wire";

/** How it is: not wanted, on its way, there, lost, or of no use before the app is updated. */
export type Status = "off" | "connecting" | "connected" | "lost" | "outdated";

/** What a server says of a game. */
export type OfGame = Extract<ToClient, { say: "game" | "events" | "presence" | "chat" | "rematch" }>;
/** What a server says to anybody who listens. */
export type ToAll = Extract<ToClient, { say: "lobby" | "invitation" | "began" }>;

/** Somebody who follows a game. */
export interface Watcher {
  /** How many of its events, and of the lines of its chat, are known. */
  known(): { readonly from: number; readonly chat: number };
  hear(message: OfGame): void;
}

/** What it needs of a socket, which a test can be. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** A command that was not answered. */
interface Sent {
  readonly game: string;
  readonly key: string;
  readonly command: Command;
  readonly answer: (problem: Problem | undefined) => void;
}

/** Waits before it tries again, in milliseconds. The last one is repeated. */
const PAUSES = [250, 1_000, 2_000, 4_000, 8_000];
/** The server says something every five seconds: after so much silence it is not there, in milliseconds. */
const SILENCE = 13_000;
/** How often to look for that, in milliseconds. */
const LOOK_EVERY = 2_000;
/** How long a socket stays when nobody wants it: the next page may. In milliseconds. */
const STAYS = 3_000;
/** What the server says to somebody whom it does not know. */
const UNKNOWN = "who-are-you";
/** Keys are at most so long. */
const KEY_LENGTH = 22;

function openSocket(): Socket {
  const { protocol, host } = location;
  return new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/api/socket`);
}

export class Connection {
  status = $state<Status>("off");
  /** Since when it has been lost, in milliseconds since 1970. */
  since = $state<number>();

  /** What the server's clock shows is so much more than what this device's does. */
  #ahead = 0;
  #socket: Socket | undefined;
  /** When anything was heard last. */
  #heard = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;
  readonly #watchers = new Map<string, Watcher>();
  readonly #listeners = new Set<(message: ToAll) => void>();
  #lobbies = 0;
  readonly #sent = new Map<string, Sent>();

  constructor(readonly open: () => Socket = openSocket) {
    globalThis.addEventListener?.("online", () => this.#hurry());
    globalThis.addEventListener?.("offline", () => this.#lose());
    globalThis.document?.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#hurry();
    });
  }

  /** The moment by the server's clock. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Follows a game; what is returned ends that. */
  watch(game: string, watcher: Watcher): () => void {
    this.#watchers.set(game, watcher);
    this.#say({ say: "watch", game, ...watcher.known() });
    this.#want();
    return () => {
      if (this.#watchers.get(game) !== watcher) return;
      this.#watchers.delete(game);
      this.#say({ say: "leave", game });
      this.#relax();
    };
  }

  /** Asks once more how a game stands. */
  again(game: string): void {
    const watcher = this.#watchers.get(game);
    if (watcher) this.#say({ say: "watch", game, ...watcher.known() });
  }

  /** Hears what is said to the one who plays here; what is returned ends that. */
  listen(listener: (message: ToAll) => void): () => void {
    this.#listeners.add(listener);
    this.#want();
    return () => {
      this.#listeners.delete(listener);
      this.#relax();
    };
  }

  /** Hears of the lobby as well; what is returned ends that. */
  enter(listener: (message: ToAll) => void): () => void {
    const end = this.listen(listener);
    this.#lobbies += 1;
    if (this.#lobbies === 1) this.#say({ say: "lobby" });
    return () => {
      this.#lobbies -= 1;
      if (this.#lobbies === 0) this.#say({ say: "leave-lobby" });
      end();
    };
  }

  /** Has a command carried out, however often it has to be said; why it cannot be, if it cannot. */
  send(game: string, command: Command): Promise<Problem | undefined> {
    const key = newId().slice(0, KEY_LENGTH);
    return new Promise((answer) => {
      this.#sent.set(key, { game, key, command, answer });
      this.#say({ say: "do", game, key, command });
      this.#want();
    });
  }

  /** Somebody else plays here from now on: the server is to know. */
  renew(): void {
    if (!this.#isWanted) return;
    this.#drop();
    this.#connect();
  }

  /** Tries again now. */
  retry(): void {
    if (this.status !== "lost") return;
    this.#tries = 0;
    this.#connect();
  }

  get #isWanted(): boolean {
    return this.#watchers.size + this.#listeners.size + this.#sent.size > 0;
  }

  #want(): void {
    clearTimeout(this.#timer);
    if (this.status === "off") this.#connect();
    else if (this.status === "lost") this.#again();
  }

  /** Nobody may want it any more. */
  #relax(): void {
    if (this.#isWanted) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#isWanted) return;
      this.#drop();
      this.status = "off";
      this.since = undefined;
    }, STAYS);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    if (this.status !== "lost") this.status = "connecting";
    let socket: Socket;
    try {
      socket = this.open();
    } catch {
      this.#lose();
      return;
    }
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      const secret = identity.me?.secret;
      this.#tell({ say: "hello", version: ONLINE_VERSION, ...(secret !== undefined && { secret }) });
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#hear(JSON.parse(data) as ToClient);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
    this.#looking = setInterval(() => this.#look(), LOOK_EVERY);
  }

  /** The socket is not listened to any more. */
  #drop(): void {
    clearInterval(this.#looking);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(): void {
    if (this.status === "off" || this.status === "outdated") return;
    this.#drop();
    if (this.status !== "lost") this.since = Date.now();
    this.status = "lost";
    if (this.#isWanted) this.#again();
  }

  /** Tries again after a while, not all clients of a server at the same moment. */
  #again(): void {
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 0;
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  /** The network or the page is back: that is worth a try. */
  #hurry(): void {
    if (!this.#isWanted) return;
    this.#look();
    this.retry();
  }

  #look(): void {
    if (this.#socket && Date.now() - this.#heard > SILENCE) this.#lose();
  }

  #hear(message: ToClient): void {
    switch (message.say) {
      case "ping":
        this.#tell({ say: "pong", number: message.number });
        break;
      case "welcome":
        this.#ahead = message.now - Date.now();
        this.#greeted();
        break;
      case "outdated":
        this.#drop();
        this.status = "outdated";
        break;
      case "game":
        this.#set(message.snapshot.now);
        this.#watchers.get(message.snapshot.id)?.hear(message);
        break;
      case "events":
        this.#set(message.now);
        this.#watchers.get(message.game)?.hear(message);
        break;
      case "presence":
      case "chat":
      case "rematch":
        this.#watchers.get(message.game)?.hear(message);
        break;
      case "done":
        this.#answer(message.key, undefined);
        break;
      case "refused":
        this.#answer(message.key, message.problem);
        break;
      case "lobby":
      case "invitation":
      case "began":
        for (const listener of this.#listeners) listener(message);
        break;
      case "problem":
        this.#complain(message.problem);
        break;
    }
  }

  /** The server is there: it hears what is wanted, and what it has not answered. */
  #greeted(): void {
    this.status = "connected";
    this.since = undefined;
    this.#tries = 0;
    for (const [game, watcher] of this.#watchers) this.#tell({ say: "watch", game, ...watcher.known() });
    if (this.#lobbies > 0) this.#tell({ say: "lobby" });
    for (const { game, key, command } of this.#sent.values()) this.#tell({ say: "do", game, key, command });
  }

  #complain({ key, text }: Problem): void {
    console.warn("The server:", text);
    // Nobody is known by this secret any more, perhaps forgotten on another device.
    if (key === UNKNOWN) identity.keep(undefined);
  }

  #answer(key: string, problem: Problem | undefined): void {
    const sent = this.#sent.get(key);
    this.#sent.delete(key);
    sent?.answer(problem);
    this.#relax();
  }

  /** A message that was on its way longer shows an earlier moment: the latest one is the best. */
  #set(now: number): void {
    this.#ahead = Math.max(this.#ahead, now - Date.now());
  }

  /** Says something if the server is there; if not, it will be said when it is. */
  #say(message: ToServer): void {
    if (this.status === "connected") this.#tell(message);
  }

  #tell(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

export const connection = new Connection();
