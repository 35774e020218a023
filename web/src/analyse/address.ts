// The address of an analysis: it contains everything, so that it can be shared, saved and returned to.
// Writing it takes a moment; what was done last is remembered for this entry of the browser's history.

import * as v from "valibot";
import { fits, readLink, shareLink } from "../record/link";
import type { RecordView } from "../rules/package";
import { recall, remember } from "../shell/memory";
import { router } from "../shell/router.svelte";
import { text } from "../text/text.svelte";
import type { Desk } from "./desk.svelte";
import { findRecord } from "./import";

/** A change is in the address after so many milliseconds without another. */
const REST = 300;

/** What is wrong with an address: it was cut off or changed, is too long, or holds no record. */
export type Trouble = "link" | "long" | "record";

/** What was shown of an analysis when one left it. */
const Remembered = v.object({
  game: v.string(),
  record: v.string(),
  /** The places that lead to the node that was shown. */
  places: v.array(v.number()),
  /** The seats that people on this device played, if that was known. */
  people: v.fallback(v.optional(v.array(v.number())), undefined),
});

/** What is known of a record besides what it says. */
interface Aside {
  /** The places that lead to the node to be shown. */
  readonly places?: readonly number[] | undefined;
  /** The seats that people on this device played. */
  readonly people?: readonly number[] | undefined;
}

export class Address {
  /** Whether the address that was opened asks for a review. */
  readonly asksForReview: boolean;
  /** The entry of the browser's history in which the tree is shown. */
  #entry = router.place.entry;
  /** The fragment that the tree was written to or read from; nothing before the first. */
  #written: string | undefined;
  /** Counts what is written and read: the latest has the last word. */
  #count = 0;
  #saver: ReturnType<typeof setTimeout> | undefined;

  /** `broken` is called for an address that can't be read, and with the text in it that isn't a record. */
  constructor(
    readonly desk: Desk,
    readonly broken: (trouble: Trouble | undefined, text?: string) => void,
  ) {
    const asked = new URLSearchParams(location.search).get("review");
    this.asksForReview = asked !== null;
    desk.people = asked?.match(/\d+/g)?.map(Number);
  }

  /** Shows the contents of an address, or what was last shown there. */
  async arrive({ fragment, entry }: { readonly fragment: string; readonly entry: string }): Promise<void> {
    const isSame = entry === this.#entry && this.#written !== undefined;
    if (isSame && fragment === this.#written) return;
    this.remember();
    const kept = isSame ? undefined : this.#recall(entry);
    if (kept) {
      this.broken(undefined);
      this.#open(kept.record, fragment, entry, kept);
    } else if (fragment.startsWith("r=")) {
      await this.#read(fragment, entry);
    } else if (fragment === "" || this.#written === undefined) {
      this.#open(this.#empty(), "", entry);
    } else {
      // Other fragments are places on this page.
      this.#entry = entry;
    }
  }

  /** The tree has changed: the address will, too. */
  changed(): void {
    if (this.#written === undefined) return;
    clearTimeout(this.#saver);
    this.#saver = setTimeout(() => void this.#write(), REST);
  }

  /** Opens another record. The previous one is one step back in the browser's history. */
  async show(record: string, game: string, aside: Aside = {}): Promise<void> {
    await this.#write();
    const count = this.#next();
    const fragment = await shareLink(record);
    if (count !== this.#count) return;
    this.broken(undefined);
    router.go(`/analyse/${game}${fragment}`);
    if (game !== this.desk.info.id) return;
    this.#open(this.desk.rules.readRecord(record), fragment.slice(1), router.place.entry, aside);
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

  /** Remembers what is shown, at once, for when one comes back. */
  remember(): void {
    if (this.#written === undefined) return;
    const { desk } = this;
    const kept: v.InferOutput<typeof Remembered> = {
      game: desk.info.id,
      record: desk.study.record(),
      places: desk.study.places,
      people: desk.people && [...desk.people],
    };
    remember(this.#entry, kept);
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

  /** What was shown in an entry, if one comes back to it. */
  #recall(entry: string): (Aside & { readonly record: RecordView }) | undefined {
    const { info, rules } = this.desk;
    const kept = v.safeParse(Remembered, recall(entry));
    if (!kept.success || kept.output.game !== info.id) return undefined;
    const { record, places, people } = kept.output;
    return rules.explainRecord(record, "en")
      ? undefined
      : { record: rules.readRecord(record), places, people };
  }

  /** Opens what a link holds. */
  async #read(fragment: string, entry: string): Promise<void> {
    const { desk } = this;
    const count = this.#next();
    const linked = await readLink(fragment);
    if (count !== this.#count) return;
    this.broken(undefined);
    const record = linked && "record" in linked ? linked.record : undefined;
    const found =
      record === undefined ? undefined : findRecord(desk.rules, { text: record, line: 1 }, text.language);
    if (found?.what === "record" && found.game === desk.info.id) {
      this.#open(desk.rules.readRecord(found.text), fragment, entry);
    } else if (found?.what === "record") {
      router.go(`/analyse/${found.game}#${fragment}`, "replace");
    } else {
      this.#open(this.#empty(), fragment, entry);
      this.broken(linked && "trouble" in linked ? linked.trouble : "record", record);
    }
  }

  #open(record: RecordView, fragment: string, entry: string, aside: Aside = {}): void {
    this.#next();
    this.#entry = entry;
    this.desk.people = this.#written === undefined ? (aside.people ?? this.desk.people) : aside.people;
    this.#written = fragment;
    this.desk.open(record, aside.places);
  }

  /** Writes the tree into the address. */
  async #write(): Promise<void> {
    const { tree } = this.desk.study;
    const count = this.#next();
    this.remember();
    const record = this.desk.study.record();
    // What can't be read back can't be an address.
    if (!fits(record)) return;
    const isEmpty = tree.isEmpty && Object.keys(tree.start).length === 0;
    const fragment = isEmpty ? "" : await shareLink(record);
    // The user may be on another page by now.
    if (count !== this.#count || this.#entry !== router.place.entry) return;
    if (fragment.slice(1) === this.#written) return;
    this.#written = fragment.slice(1);
    router.go(location.pathname + fragment, "replace");
  }
}
