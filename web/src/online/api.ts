// What is asked of a server, and why it cannot be had.

import { say, text } from "../text/text.svelte";
import { identity } from "./identity.svelte";
import type {
  GameSummary,
  Invitation,
  Invited,
  Lobby,
  NewChatLine,
  NewInvitation,
  Player,
  Problem,
  Registered,
  Snapshot,
} from "./wire";

/** Why something cannot be had: there is no online play here, the server is not heard, or it says why. */
export type Fault =
  | { readonly is: "absent" }
  | { readonly is: "unreachable" }
  | { readonly is: "refused"; readonly status: number; readonly problem: Problem };

export class Trouble extends Error {
  constructor(readonly fault: Fault) {
    super(fault.is === "refused" ? fault.problem.text : fault.is);
  }
}

/** The longest that an answer may take, in milliseconds. */
const PATIENCE = 15_000;

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (identity.me) headers["authorization"] = `Bearer ${identity.me.secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const request: RequestInit = { method, headers, cache: "no-store", signal: AbortSignal.timeout(PATIENCE) };
  if (body !== undefined) request.body = JSON.stringify(body);
  const response = await fetch(`/api/${path}`, request).catch(() => {
    throw new Trouble({ is: "unreachable" });
  });
  return answerOf<T>(response);
}

async function answerOf<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  // Where there is no server for games, any address is a page of the app, or nothing at all.
  if (!/^application\/json\b/.test(response.headers.get("content-type") ?? "")) {
    throw new Trouble({ is: response.status >= 500 ? "unreachable" : "absent" });
  }
  const told: unknown = await response.json().catch(() => {
    throw new Trouble({ is: "unreachable" });
  });
  if (response.ok) return told as T;
  // Nobody is known by this secret any more, perhaps forgotten on another device.
  if (response.status === 401) identity.keep(undefined);
  throw new Trouble({ is: "refused", status: response.status, problem: told as Problem });
}

/** A name in an address. */
const part = encodeURIComponent;

/** Becomes a player. */
export const register = (name: string): Promise<Registered> => ask("POST", "players", { name });
export const rename = (name: string): Promise<Player> => ask("PATCH", "me", { name });
/** Has the server forget who plays here. */
export const forgetMe = (): Promise<void> => ask("DELETE", "me");

export const lobby = (): Promise<Lobby> => ask("GET", "lobby");
/** The open invitations that the one who plays here has to do with. */
export const invitations = (): Promise<Invitation[]> => ask("GET", "invitations");
export const invite = (wanted: NewInvitation): Promise<Invited> => ask("POST", "invitations", wanted);
export const invitation = (id: string): Promise<Invitation> => ask("GET", `invitations/${part(id)}`);
export const join = (id: string, seat?: number): Promise<Invited> =>
  ask("POST", `invitations/${part(id)}/join`, seat === undefined ? {} : { seat });
export const decline = (id: string): Promise<void> => ask("POST", `invitations/${part(id)}/decline`);
/** Begins with engines in the seats that are empty: a level for each, in turn order. */
export const start = (id: string, levels: readonly number[]): Promise<Invited> =>
  ask("POST", `invitations/${part(id)}/start`, { levels });
export const withdraw = (id: string): Promise<void> => ask("DELETE", `invitations/${part(id)}`);

/** Games of the one who plays here, those that changed last first, as many as there are or were asked for. */
export const games = (count: number, before?: number): Promise<GameSummary[]> =>
  ask("GET", `games?count=${count}${before === undefined ? "" : `&before=${before}`}`);
export const game = (id: string): Promise<Snapshot> => ask("GET", `games/${part(id)}`);
export const chat = (id: string, line: NewChatLine): Promise<unknown> =>
  ask("POST", `games/${part(id)}/chat`, line);
export const rematch = (id: string): Promise<Invited> => ask("POST", `games/${part(id)}/rematch`);
/** Ends a game whose other players have left it. */
export const claim = (id: string, as: "win" | "draw"): Promise<unknown> =>
  ask("POST", `games/${part(id)}/claim`, { as });
export const block = (player: string): Promise<void> => ask("PUT", `blocks/${part(player)}`);
export const unblock = (player: string): Promise<void> => ask("DELETE", `blocks/${part(player)}`);
export const blocks = (): Promise<Player[]> => ask("GET", "blocks");

/** A problem as a sentence in the language chosen, or else as the server says it. */
export function sentenceOf(problem: Problem): string {
  const key = `problem-${problem.key}`;
  return text.has(key) ? text.say(key) : problem.text;
}

/** Why something cannot be had, as a sentence. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Trouble)) return say("load-failed-why");
  const { fault } = error;
  if (fault.is === "refused") return sentenceOf(fault.problem);
  return fault.is === "absent" ? say("online-absent") : say("online-unreachable");
}

/** Whether there is no such thing. */
export function isGone(error: unknown): boolean {
  return error instanceof Trouble && error.fault.is === "refused" && error.fault.status === 404;
}

/** Whether there is no online play here. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Trouble && error.fault.is === "absent";
}
