// A server keeps a game: what is wanted here goes there, and what has happened comes from there.

import type { House, Wish } from "../play/house";
import type { Table } from "../play/table.svelte";
import type { Saved } from "../store/saved";
import { text } from "../text/text.svelte";
import { sentenceOf } from "./api";
import type { Connection, OfGame, Watcher } from "./connection.svelte";
import { identity } from "./identity.svelte";
import type { ChatLine, Command, Player, Presence, SessionEvent, Snapshot } from "./wire";

/** What it needs of a connection, which a test can be. */
export type Link = Pick<Connection, "now" | "watch" | "again" | "send" | "status">;

const NOBODY: Presence = { seats: [], watchers: 0 };

export class Remote implements House, Watcher {
  readonly isOpen = true;
  readonly isShared = true;
  readonly take = undefined;
  readonly id: string;
  readonly players: readonly (Player | undefined)[];
  /** The seats of the one who plays here; none for somebody who looks on. */
  readonly mine: readonly number[];
  presence = $state.raw<Presence>(NOBODY);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The game that has followed. */
  rematch = $state<string>();

  /** How many events are known. */
  #known: number;
  #table: Table | undefined;
  #end: (() => void) | undefined;

  constructor(
    readonly snapshot: Snapshot,
    readonly link: Link,
    /** Called when the game has to be fetched anew. */
    readonly lost: () => void = () => undefined,
  ) {
    this.id = snapshot.id;
    this.players = snapshot.players.map((player) => player ?? undefined);
    this.mine = this.players.flatMap((player, seat) => (identity.is(player) ? [seat] : []));
    this.#known = snapshot.events.length;
    this.#look(snapshot);
  }

  get isOutdated(): boolean {
    return this.link.status === "outdated";
  }

  /** Somebody who looks on sees the game as told to nobody in particular. */
  get people(): readonly number[] {
    return this.mine;
  }

  /** The game as devices keep it. */
  get saved(): Saved {
    const { id, terms, events } = this.snapshot;
    // Names are kept with the players, who may change them.
    const seats = terms.seats.map((who, seat) => {
      const player = this.players[seat];
      return player && who.kind === "person" ? { ...who, name: player.name } : who;
    });
    return {
      id,
      stored: { version: 1, terms: { ...terms, seats }, events },
      view: this.mine[0] ?? 0,
      line: "",
      count: 0,
      isOver: false,
      kept: terms.begun ?? 0,
    };
  }

  isAway(seat: number): boolean {
    return (
      this.players[seat] !== undefined && !this.presence.seats.includes(seat) && !this.mine.includes(seat)
    );
  }

  now(): number {
    return this.link.now();
  }

  welcome(table: Table): void {
    this.#table = table;
    this.#end = this.link.watch(this.id, this);
  }

  want({ seat, command, step }: Wish): boolean {
    const table = this.#table;
    // The server looks at the clocks itself.
    if (!table || command.do === "flag") return false;
    if (command.do === "move") {
      const refusal = table.game.explain(command.action, text.language);
      if (refusal) {
        table.refused(refusal, command);
        return false;
      }
      table.sent({ seat, action: command.action, ply: command.ply ?? table.history.length }, step);
    }
    void this.#ask(table, command);
    return true;
  }

  isDue(): boolean {
    return false;
  }

  async keep(): Promise<void> {
    // The server does.
  }

  leave(): void {
    this.#end?.();
    this.#table = undefined;
  }

  known(): { from: number; chat: number } {
    return { from: this.#known, chat: this.chat.length };
  }

  hear(message: OfGame): void {
    switch (message.say) {
      case "game":
        this.#look(message.snapshot);
        this.#follow(message.snapshot.from, message.snapshot.events);
        break;
      case "events":
        this.#follow(message.from, message.events);
        break;
      case "presence":
        this.presence = message.presence;
        break;
      case "chat":
        this.#add([message.line]);
        break;
      case "rematch":
        this.rematch = message.next;
        break;
    }
  }

  async #ask(table: Table, command: Command): Promise<void> {
    const { pending } = table;
    const problem = await this.link.send(this.id, command);
    if (this.#table !== table) return;
    if (problem) {
      const { anchor, key } = problem;
      const sentence = table.rules.tableRule(key, text.language) ?? sentenceOf(problem);
      table.refused({ text: sentence, ...(anchor !== undefined && { anchor }) }, command);
    } else if (command.do === "move" && table.pending === pending) {
      // It was carried out, and nothing was heard of it.
      this.lost();
    }
  }

  #look({ presence, rematch, chat }: Snapshot): void {
    this.presence = presence;
    this.rematch = rematch ?? this.rematch;
    this.#add(chat);
  }

  /** Lines may be told twice, but each counts once. */
  #add(lines: readonly ChatLine[]): void {
    const next = this.chat.length;
    const news = lines.filter(({ number }) => number >= next);
    if (news.length > 0) this.chat = [...this.chat, ...news];
  }

  /** Events from a number on have happened; some may be known. */
  #follow(from: number, events: readonly SessionEvent[]): void {
    if (from > this.#known) {
      this.link.again(this.id);
      return;
    }
    const news = events.slice(this.#known - from);
    if (news.length === 0) return;
    this.#known += news.length;
    if (this.#table && !this.#table.follow(news)) this.lost();
  }
}
