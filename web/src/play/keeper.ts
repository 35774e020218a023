// Keeps a match in the browser, and lets other tabs know.

import type { Saved } from "../store/saved";
import { save } from "../store/store";
import type { Lead } from "./lead.svelte";

/** How often a running clock is kept, in milliseconds, so that loading the page anew gives no time back. */
const EVERY = 2_000;

export class Keeper {
  /** When it was kept last, by the calendar. */
  at: number;

  constructor(
    readonly saved: Saved,
    readonly among: Lead,
    /** Called when it was kept elsewhere with what is not known here. */
    readonly behind: () => void,
  ) {
    this.at = saved.kept;
  }

  /** Whether a clock that runs is to be kept again. */
  isDue(now: number): boolean {
    return now - this.at > EVERY;
  }

  /** Another tab has kept it. */
  heard({ kept }: Saved): void {
    this.at = Math.max(this.at, kept);
  }

  /** Keeps how it stands. */
  async keep(standing: Omit<Saved, "id" | "kept">): Promise<void> {
    this.at = Date.now();
    const saved = { ...standing, id: this.saved.id, kept: this.at };
    if ((await save(saved)) === "behind") this.behind();
    else this.among.tell(saved);
  }
}
