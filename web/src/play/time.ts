// How a clock shows the time that is left.

import { text } from "../text/text.svelte";

/** So many milliseconds are little: a clock that shows less warns. */
export const LITTLE = 20_000;

/** Milliseconds as a text: `4:05`, `0:09.3`, `1:02:00`; from a day on `2d 3h`, as the language writes it. */
export function showTime(milliseconds: number): string {
  if (milliseconds < LITTLE) {
    const tenths = Math.ceil(milliseconds / 100);
    return `0:${String(Math.floor(tenths / 10)).padStart(2, "0")}.${tenths % 10}`;
  }
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return `${whole(Math.floor(hours / 24), "day")} ${whole(hours % 24, "hour")}`;
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** So many days or hours, in short. */
function whole(count: number, unit: "day" | "hour"): string {
  return new Intl.NumberFormat(text.language, { style: "unit", unit, unitDisplay: "narrow" }).format(count);
}
