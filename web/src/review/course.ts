// Which game a record tells, apart from all that is said about it.

import type { Rules } from "../rules/package";

/** A text that is the same for two records exactly if the same was played from the same position. */
export function courseOf(rules: Pick<Rules, "readRecord">, record: string): string {
  const { game, setup, position, main } = rules.readRecord(record);
  return JSON.stringify([game, setup, position, main.plies.map(({ action }) => action)]);
}
