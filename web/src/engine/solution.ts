// What is known for certain of a game that is solved.

import type { Resources, Rules } from "../rules/package";
import { fetchFile } from "./files";

/** The games that are solved, with the file of each. */
const SOLUTIONS: Readonly<Partial<Record<string, string>>> = { rooya: "rooya.oracle" };

/** Whether a game is solved. */
export function isSolved(game: string): boolean {
  return game in SOLUTIONS;
}

const known = new Map<string, Promise<Resources>>();

/** What is known of a game; nothing if it is not solved. It is fetched once. */
export async function solutionOf(
  rules: Pick<Rules, "Resources">,
  game: string,
): Promise<Resources | undefined> {
  const solution = SOLUTIONS[game];
  if (!solution) return undefined;
  const found = known.get(game) ?? fetchSolution(rules, solution);
  known.set(game, found);
  // Another try may find the network again.
  found.catch(() => known.delete(game));
  return found;
}

async function fetchSolution({ Resources }: Pick<Rules, "Resources">, name: string): Promise<Resources> {
  const bytes = await fetchFile(name);
  const resources = new Resources();
  resources.add(name, bytes);
  return resources;
}
