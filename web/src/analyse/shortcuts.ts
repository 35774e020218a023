// The keys of an analysis.

import { settings } from "../settings/settings.svelte";
import type { Desk } from "./desk.svelte";
import { isInField } from "./fields";
import type { Watch } from "./watch.svelte";

/** What keys do besides walking, drawing and cutting at the desk. */
export interface Doings {
  /** Makes the engine's move. */
  best(): void;
  /** Asks what is threatened. */
  threat(): void;
  /** Puts the keyboard on the board. */
  toBoard(): void;
  /** Lists the keys. */
  list(): void;
}

/** Does what a key that was pressed stands for. */
export function shortcut(event: KeyboardEvent, desk: Desk, watch: Watch, doings: Doings): void {
  if (event.defaultPrevented || isInField(event) || event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== "z" || !desk.study.hasCuts) return;
    event.preventDefault();
    desk.restore();
    return;
  }
  const target = event.target instanceof Element ? event.target : document.body;
  const isOnBoard = target.closest(".board") !== null;
  const isOnControl = target.closest("button, a, summary, input") !== null;
  const steps: Record<string, () => void> = {
    ArrowLeft: () => desk.previous(),
    ArrowRight: () => desk.next(),
    Home: () => desk.toStart(),
    End: () => desk.toEnd(),
  };
  const others: Record<string, () => void> = {
    b: () => doings.toBoard(),
    c: () => document.getElementById("comment")?.focus(),
    d: () => {
      const { drawing } = desk.pencil;
      desk.draws(drawing === "off" ? "marks" : drawing === "marks" ? "arrows" : "off");
    },
    e: () => {
      watch.isOn = !watch.isOn;
      watch.keep();
    },
    f: () => desk.flip(),
    x: () => doings.threat(),
    delete: () => desk.cut(),
    "?": () => doings.list(),
  };
  // Without another variation these keys scroll, as they do anywhere.
  if (!isOnBoard && event.key === "ArrowUp" && desk.turnTo(-1)) event.preventDefault();
  if (!isOnBoard && event.key === "ArrowDown" && desk.turnTo(1)) event.preventDefault();
  const isLetter = event.key.length === 1;
  const other = isLetter && !settings.shortcuts ? undefined : others[event.key.toLowerCase()];
  const does = (isOnBoard ? undefined : steps[event.key]) ?? other;
  if (does) {
    event.preventDefault();
    does();
  } else if (event.key === " " && !isOnBoard && !isOnControl) {
    event.preventDefault();
    doings.best();
  }
}
