// The address of an analysis: all of it stands there, so that it can be shared, kept and gone back to.

import { readLink, shareLink } from "../record/link";
import type { RecordView } from "../rules/package";
import { router } from "../shell/router.svelte";
import { text } from "../text/text.svelte";
import type { Desk } from "./desk.svelte";
import { findRecord } from "./import";

/** A change is in the address after so many milliseconds without another. */
const REST = 300;
/** Where this tab remembers what of which analysis was shown. */
const PLACE = "ludejo.analyse.place";

/** What is wrong with an address: it was cut off or changed, or holds no record. */
export type Trouble = "link" | "record";

/** What was shown of an analysis. */
interface Remembered {
  readonly game: string;
  /** The fragment of its address. */
  readonly fragment: string | undefined;
  readonly places: readonly number[];
  /** The record, if more was done than the address says. */
  readonly record?: string;
}

export class Address {
  /** The fragment that the tree was written to or read from; nothing before the first. */
  #written: string | undefined;
  /** Whether the tree has changed since. */
  #isBehind = false;
  /** Counts what is written and read: the latest has the last word. */
  #count = 0;
  #saver: ReturnType<typeof setTimeout> | undefined;

  /** `broken` is told of an address that says nothing, and of the text in it that is no record. */
  constructor(
    readonly desk: Desk,
    readonly broken: (trouble: Trouble | undefined, text?: string) => void,
  ) {}

  /** Shows what an address holds. */
  async arrive(fragment: string): Promise<void> {
    if (fragment === this.#written) return;
    const { desk } = this;
    const kept = remembered(desk.info.id, fragment);
    // What was begun may have been left before it had an address.
    const isKept = this.#written === undefined && kept?.record !== undefined;
    if (!fragment.startsWith("r=") && !isKept) {
      // Other fragments are places on this page.
      const isOther = fragment !== "" && this.#written !== undefined;
      if (!isOther) this.#open(this.#empty(), "");
      return;
    }
    const count = this.#next();
    const record = kept?.record ?? (await readLink(fragment));
    if (count !== this.#count) return;
    this.broken(undefined);
    const source = { text: record ?? "", line: 1 };
    const found = record === undefined ? undefined : findRecord(desk.rules, source, text.language);
    if (found?.what === "record" && found.game === desk.info.id) {
      this.#open(desk.rules.readRecord(found.text), fragment, kept?.places);
    } else if (found?.what === "record") {
      router.go(`/analyse/${found.game}#${fragment}`, "replace");
    } else {
      this.#open(this.#empty(), fragment);
      this.broken(record === undefined ? "link" : "record", record);
    }
  }

  /** The tree has changed: the address will, too. */
  changed(): void {
    if (this.#written === undefined) return;
    this.#isBehind = true;
    clearTimeout(this.#saver);
    this.#saver = setTimeout(() => void this.#write(), REST);
  }

  /** Takes another record apart. The one before is one step back in the history of the browser. */
  async show(record: string, game: string, places?: readonly number[]): Promise<void> {
    await this.#write();
    const count = this.#next();
    const fragment = await shareLink(record);
    if (count !== this.#count) return;
    this.broken(undefined);
    if (game === this.desk.info.id) {
      this.#open(this.desk.rules.readRecord(record), fragment.slice(1), places);
    }
    router.go(`/analyse/${game}${fragment}`);
  }

  /** Begins anew from a position. */
  async begin(line: string, game: string): Promise<void> {
    const { rules } = this.desk;
    const info = rules.games().find(({ id }) => id === game);
    const setup = info?.setups.findIndex((setup) => setup.line === line) ?? -1;
    const named = info?.setups[setup]?.name;
    const start = named === undefined ? { position: line } : setup === 0 ? {} : { setup: named };
    await this.show(rules.writeRecord({ ...this.#empty(), ...start, game }), game);
  }

  /** Remembers what is shown, for when one comes back. */
  remember(): void {
    const { desk } = this;
    const record = this.#isBehind ? { record: desk.record() } : {};
    const { id: game } = desk.info;
    const kept: Remembered = { game, fragment: this.#written, places: desk.places, ...record };
    try {
      sessionStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // Then it begins at the end.
    }
  }

  /** Leaves the address to others. */
  close(): void {
    this.remember();
    this.#next();
  }

  /** Whatever was about to be written or read no longer counts. */
  #next(): number {
    clearTimeout(this.#saver);
    return (this.#count += 1);
  }

  #empty(): RecordView {
    return { game: this.desk.info.id, tags: [], main: { notes: [], plies: [] } };
  }

  #open(record: RecordView, fragment: string, places?: readonly number[]): void {
    this.#next();
    this.#written = fragment;
    this.#isBehind = false;
    this.desk.open(record, places);
  }

  /** Writes the tree into the address. */
  async #write(): Promise<void> {
    const { tree } = this.desk;
    const count = this.#next();
    const isEmpty = tree.isEmpty && Object.keys(tree.start).length === 0;
    const fragment = isEmpty ? "" : await shareLink(this.desk.record());
    if (count !== this.#count) return;
    this.#isBehind = false;
    if (fragment.slice(1) === this.#written) return;
    this.#written = fragment.slice(1);
    router.go(location.pathname + fragment, "replace");
  }
}

function remembered(game: string, fragment: string): Remembered | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? "{}") as Remembered;
    return kept.game === game && kept.fragment === fragment ? kept : undefined;
  } catch {
    return undefined;
  }
}
