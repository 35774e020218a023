// What a person has chosen for this device. Kept in the browser.

import * as v from "valibot";
import { read, write } from "../store/local";

/** Under which key they are kept. */
export const KEY = "settings";

const isOn = v.fallback(v.boolean(), true);

const Settings = v.object({
  /** The code of a language; the browser's if none was chosen. */
  language: v.fallback(v.optional(v.string()), undefined),
  theme: v.fallback(v.picklist(["system", "light", "dark", "contrast"]), "system"),
  pieces: v.fallback(v.picklist(["tokens", "figures"]), "figures"),
  palette: v.fallback(v.picklist(["usual", "contrast"]), "usual"),
  /** The size of letters, in percent. */
  size: v.fallback(v.pipe(v.number(), v.minValue(50), v.maxValue(300)), 100),
  animations: isOn,
  sounds: isOn,
  /** Whether an action waits for a confirmation. */
  confirm: v.fallback(v.boolean(), false),
  /** Whether it is shown what the chosen piece can do. */
  targets: isOn,
  coordinates: isOn,
  /** Whether single letters are shortcuts. */
  shortcuts: isOn,
});

export type Settings = v.InferOutput<typeof Settings>;
export type PieceSet = Settings["pieces"];

export const settings = $state(read(KEY, Settings));

/** Saves what has been chosen, and applies it to the page. The app also works in a browser that saves nothing. */
export function keep(): void {
  write(KEY, settings);
  dress();
}

/** Chooses what was chosen elsewhere, as far as it can be read. */
export function adopt(chosen: unknown): void {
  const there = v.safeParse(Settings, chosen);
  if (!there.success) return;
  Object.assign(settings, there.output);
  keep();
}

/** Lets the page look as chosen. */
export function dress(): void {
  const { dataset, style } = document.documentElement;
  dataset["theme"] = settings.theme;
  dataset["palette"] = hasContrast() ? "contrast" : "usual";
  dataset["coordinates"] = settings.coordinates ? "on" : "off";
  style.fontSize = `${settings.size}%`;
}

/** Whether the device prefers dark pages; where nobody can tell, as in a test, it does not. */
const darkness = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
let prefersDark = $state(darkness?.matches ?? false);
darkness?.addEventListener?.("change", () => (prefersDark = darkness.matches));

/** Whether pages are dark. */
export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme !== "light" && prefersDark);
}

/** Whether boards have the colours of high contrast. */
export function hasContrast(): boolean {
  return settings.theme === "contrast" || settings.palette === "contrast";
}

/** How long a step of an animation takes, in milliseconds: none where nobody sees it. */
export function pace(): number {
  const still = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return settings.animations && !still ? 220 : 0;
}
