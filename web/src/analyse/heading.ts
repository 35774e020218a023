// What a game that is studied is headed with: who played, at which event, and when.

import type { Desk } from "./desk.svelte";

export function headingOf(desk: Desk): string[] {
  const { study } = desk;
  // Of two the order says who was who.
  const players = desk.info.seats.flatMap(({ letter }, seat, { length }) => {
    const name = study.tagOf(`Seat.${letter}`);
    if (name === "" || length === 2) return name;
    return `${desk.seats[seat] ?? ""}: ${name}`;
  });
  return [players.filter(Boolean).join(" – "), study.tagOf("Event"), study.tagOf("Date")].filter(Boolean);
}
