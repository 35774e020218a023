// What is known for certain of a game that is solved.

import solution from "../../../crates/oracle/rooya.oracle?url";
import type { Resources, Rules } from "../rules/package";

interface Solution {
  /** What the engines call it. */
  readonly name: string;
  readonly url: string;
}

/** The games that are solved. */
const SOLUTIONS: Readonly<Partial<Record<string, Solution>>> = {
  rooya: { name: "rooya.oracle", url: solution },
};

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

async function fetchSolution(
  { Resources }: Pick<Rules, "Resources">,
  { name, url }: Solution,
): Promise<Resources> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const resources = new Resources();
  resources.add(name, new Uint8Array(await answer.arrayBuffer()));
  return resources;
}
