// What a person has chosen for this device. Kept in the browser.

export type Theme = "system" | "light" | "dark";
export type PieceSet = "tokens" | "figures";
export type Palette = "usual" | "contrast";

export interface Settings {
  /** The code of a language; the browser's if none was chosen. */
  language?: string;
  theme: Theme;
  pieces: PieceSet;
  palette: Palette;
  /** The size of letters, in percent. */
  size: number;
  animations: boolean;
  sounds: boolean;
  /** Whether an action waits for a confirmation. */
  confirm: boolean;
  /** Whether it is shown what the chosen piece can do. */
  targets: boolean;
  coordinates: boolean;
  /** Whether single letters are shortcuts. */
  shortcuts: boolean;
}

const KEY = "ludejo.settings";

const USUAL: Settings = {
  theme: "system",
  pieces: "tokens",
  palette: "usual",
  size: 100,
  animations: true,
  sounds: true,
  confirm: false,
  targets: true,
  coordinates: true,
  shortcuts: true,
};

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...USUAL, ...kept };
  } catch {
    // What cannot be read is as good as nothing.
    return { ...USUAL };
  }
}

export const settings = $state(read());

/** Keeps what has been chosen, and lets the page look like it. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  dress();
}

/** Lets the page look as chosen. */
export function dress(): void {
  const { dataset, style } = document.documentElement;
  dataset["theme"] = settings.theme;
  dataset["palette"] = settings.palette;
  dataset["coordinates"] = settings.coordinates ? "on" : "off";
  style.fontSize = `${settings.size}%`;
}

/** How long a step of an animation takes, in milliseconds. */
export function pace(): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return settings.animations && !still ? 220 : 0;
}
