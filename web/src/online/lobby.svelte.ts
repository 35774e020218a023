// Who wants to play, and what the one who plays here waits for.

import { notify } from "../shell/notices.svelte";
import { play as sound } from "../sound/sound";
import { say } from "../text/text.svelte";
import * as api from "./api";
import { connection, type Connection, type ToAll } from "./connection.svelte";
import { identity } from "./identity.svelte";
import { player } from "./player";
import type { GameSummary, Invitation, Invited, Lobby, NewInvitation } from "./wire";

/** As many games that go on are asked for. */
const MOST = 50;

/** Whether an invitation can still lead to a game. */
export function isOpen({ began, declined_by }: Invitation): boolean {
  return began === undefined && declined_by === undefined;
}

/** Whether somebody has a place among those of an invitation. */
export function isIn({ places }: Invitation): boolean {
  return places.some((place) => place.kind === "taken" && identity.is(place.player));
}

/** Whether the one who plays here has been asked to this game, and has not answered. */
export function isAsked({ places }: Invitation): boolean {
  return places.some((place) => place.kind === "asked" && identity.is(place.player));
}

export class Waiting {
  /** What is there; nothing before it was heard. */
  lobby = $state.raw<Lobby>();
  /** Games of the one who plays here that go on, those that changed last first. */
  games = $state.raw<readonly GameSummary[]>([]);
  /** Why there is nothing. */
  fault = $state.raw<unknown>();
  /** Invitations by or to the one who plays here that were told, by id. */
  #told = $state.raw<ReadonlyMap<string, Invitation>>(new Map());
  #end: (() => void) | undefined;
  /** Called with the id of a game that has begun. */
  readonly #begun = new Set<(game: string) => void>();

  constructor(readonly link: Pick<Connection, "enter" | "listen"> = connection) {}

  /** Invitations that the one who plays here has a place in and that others are awaited for. */
  get mine(): Invitation[] {
    return this.#all.filter(isIn);
  }

  /** Invitations to the one who plays here. */
  get asked(): Invitation[] {
    return this.#all.filter(isAsked);
  }

  /** Invitations by the one who plays here that somebody has declined. */
  get declined(): Invitation[] {
    return [...this.#told.values()].filter(
      ({ by, declined_by }) => identity.is(by) && declined_by !== undefined && !identity.is(declined_by),
    );
  }

  /** An invitation as it was told last. */
  told(id: string): Invitation | undefined {
    return this.#told.get(id);
  }

  /** Invitations of others. */
  get others(): Invitation[] {
    return (this.lobby?.invitations ?? []).filter(
      (one) => !isIn(one) && isOpen(this.#told.get(one.id) ?? one),
    );
  }

  get #all(): Invitation[] {
    const all = new Map((this.lobby?.invitations ?? []).map((one) => [one.id, one]));
    for (const [id, one] of this.#told) all.set(id, one);
    return [...all.values()].filter(isOpen).sort((one, other) => other.made - one.made);
  }

  /** Looks what is there, and hears of what changes until what is returned is called. */
  enter(): () => void {
    void this.look();
    return this.link.enter((message) => this.hear(message));
  }

  /** Hears of invitations and beginnings, but not of the lobby, until what is returned is called. */
  attend(): () => void {
    void this.#ask().catch(() => undefined);
    return this.link.listen((message) => this.hear(message));
  }

  /** Looks what is there. */
  async look(): Promise<void> {
    try {
      const [lobby, games] = await Promise.all([
        api.lobby(),
        identity.me ? api.games(MOST) : [],
        this.#ask(),
      ]);
      this.lobby = lobby;
      this.games = games.filter(({ progress }) => progress.is === "on");
      this.fault = undefined;
    } catch (error) {
      // What is known is better than nothing.
      if (!this.lobby || api.isAbsent(error)) this.fault = error;
    }
  }

  /** Asks for the invitations that nobody tells of again. */
  async #ask(): Promise<void> {
    if (!identity.me) return;
    const invitations = await api.invitations();
    this.#told = new Map(invitations.map((one) => [one.id, one]));
    if (this.mine.length > 0) this.#wait();
  }

  /** Whoever waits hears of it on other pages, too. */
  #wait(): void {
    this.#end ??= this.link.listen((message) => this.hear(message));
  }

  /** Is told which games begin, until what is returned is called. */
  whenBegun(listener: (game: string) => void): () => void {
    this.#begun.add(listener);
    return () => this.#begun.delete(listener);
  }

  /** Invites others, or joins somebody who fits. */
  async invite(wanted: NewInvitation): Promise<Invited> {
    await player();
    return this.took(await api.invite(wanted));
  }

  async join(id: string, seat?: number): Promise<Invited> {
    await player();
    return this.took(await api.join(id, seat));
  }

  /** Begins with engines in the empty seats: a level for each, in turn order. */
  async start(id: string, levels: readonly number[]): Promise<Invited> {
    return this.took(await api.start(id, levels));
  }

  async withdraw(id: string): Promise<void> {
    try {
      await api.withdraw(id);
    } catch (error) {
      // It may have ended by itself.
      if (!api.isGone(error)) throw error;
    }
    this.#forget(id);
  }

  async decline(id: string): Promise<void> {
    await api.decline(id);
    this.#forget(id);
  }

  /** What has come of an invitation, or of joining one. */
  took(invited: Invited): Invited {
    if (invited.what === "began") this.#begin(invited.game);
    else for (const one of invited.invitations) this.tell(one);
    return invited;
  }

  /** An invitation is so now. */
  tell(invitation: Invitation): void {
    this.#told = new Map([...this.#told, [invitation.id, invitation]]);
    if (isOpen(invitation) && isIn(invitation)) this.#wait();
    else this.#relax();
  }

  hear(message: ToAll): void {
    switch (message.say) {
      case "lobby":
        this.lobby = message.lobby;
        // What is listed is there, or has ended.
        this.#told = new Map([...this.#told].filter(([, { listed }]) => !listed));
        if (this.mine.length > 0) this.#wait();
        else this.#relax();
        break;
      case "invitation":
        this.tell(message.invitation);
        if (message.invitation.began !== undefined && isIn(message.invitation))
          this.#begin(message.invitation.began);
        break;
      case "began":
        this.#begin(message.game);
        break;
    }
  }

  /** The last game that was said to have begun: it may be told in several ways. */
  #last: string | undefined;

  #begin(game: string): void {
    if (game === this.#last) return;
    this.#last = game;
    // All that were made at once have led to it.
    this.#told = new Map();
    this.#relax();
    sound("over");
    for (const listener of this.#begun) listener(game);
    // Whoever does something else meanwhile is told, and not taken away from it.
    if (this.#begun.size === 0) {
      notify({ text: say("game-begun"), href: `/game/${game}`, label: say("go-to-game") });
    }
  }

  #forget(id: string): void {
    const { lobby } = this;
    this.#told = new Map([...this.#told].filter(([other]) => other !== id));
    if (lobby) this.lobby = { ...lobby, invitations: lobby.invitations.filter((one) => one.id !== id) };
    this.#relax();
  }

  #relax(): void {
    if (this.mine.length > 0) return;
    this.#end?.();
    this.#end = undefined;
  }
}

export const waiting = new Waiting();
