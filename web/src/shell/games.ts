// The games as the first page needs them, before the rules are there. A test holds them against
// the rules.

export const GAMES = [
  { id: "herooj", name: "Herooj", seats: 2 },
  { id: "master-herooj", name: "Master Herooj", seats: 2 },
  { id: "rooya", name: "Le Rooya", seats: 2 },
  { id: "sparta", name: "Sparta", seats: 2 },
  { id: "heroes", name: "Heroes Hexagonal Chess", seats: 2 },
  { id: "evo", name: "EVO", seats: 2 },
  { id: "evo4", name: "EVO for four", seats: 4 },
] as const;

/** Whether there is a game of this id. */
export function isGame(id: string): boolean {
  return GAMES.some((game) => game.id === id);
}

/** What a game is called; names are names in every language. */
export function nameOf(id: string): string {
  return GAMES.find((game) => game.id === id)?.name ?? id;
}
