// This device keeps a game, in one of the tabs that show it.

import { keeping } from "../store/keeping.svelte";
import type { Saved } from "../store/saved";
import { continues, find } from "../store/store";
import type { House, Standing, Wish } from "./house";
import { Keeper } from "./keeper";
import { Lead, type Member } from "./lead.svelte";
import type { Table } from "./table.svelte";

export class Device implements House, Member {
  readonly isShared = false;
  readonly people = undefined;
  /** Whether this tab decides what happens, and keeps it. */
  isOpen = $state(false);

  readonly #keeper: Keeper;
  #table: Table | undefined;

  constructor(
    readonly saved: Saved,
    readonly among = new Lead(),
    /** Called when the game has gone on in another tab in a way that cannot be followed from here. */
    readonly lost: () => void = () => undefined,
  ) {
    this.#keeper = new Keeper(saved, among, () => this.#lose());
    this.isOpen = among.isMine;
  }

  get isOutdated(): boolean {
    return keeping.trouble === "outdated";
  }

  get take(): (() => void) | undefined {
    return this.among.isMine ? undefined : () => this.among.take();
  }

  isAway(): boolean {
    return false;
  }

  now(): number {
    return Date.now();
  }

  welcome(table: Table): void {
    this.#table = table;
    if (this.isOpen) this.#return(table);
    this.among.join(this);
  }

  want({ seat, command, step }: Wish): boolean {
    const table = this.#table;
    if (!table) return false;
    const { events, refused } = table.match.command(seat, command);
    if (refused) table.refused(refused, command);
    else table.happened(events, step);
    return !refused;
  }

  isDue(now: number): boolean {
    return this.#keeper.isDue(now);
  }

  async keep(standing: Standing): Promise<void> {
    await this.#keeper.keep(standing);
  }

  leave(): void {
    this.#table = undefined;
  }

  // Other tabs that show the game.

  lead(isLeading: boolean): void {
    void this.#lead(isLeading);
  }

  follow(saved: Saved): void {
    const table = this.#table;
    if (!table || table.match.fault) return;
    this.#keeper.heard(saved);
    const here = { stored: table.match.stored() };
    if (continues(here, saved)) return;
    const news = saved.stored.events.slice(here.stored.events.length);
    if (!continues(saved, here) || !table.follow(news)) this.#lose();
  }

  async #lead(isLeading: boolean): Promise<void> {
    // What the other tab has kept last may not have been heard of here.
    const saved = isLeading ? await find(this.saved.id) : undefined;
    if (saved && this.among.isMine) this.follow(saved);
    const table = this.#table;
    if (!table || this.among.isMine !== isLeading || this.isOpen === isLeading) return;
    this.isOpen = isLeading;
    if (isLeading) this.#return(table);
    table.opened();
  }

  /** The page is here again: while it was not, nobody's time ran. */
  #return({ match, clocks }: Table): void {
    const { isOver, state, fault } = match;
    if (!fault && !isOver && !state.isPaused && clocks.areThere) match.skip(this.#keeper.at);
  }

  #lose(): void {
    if (this.#table) this.lost();
  }
}
