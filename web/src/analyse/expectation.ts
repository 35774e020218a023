// What comes of a line, as a sentence.

import type { LineView } from "../rules/package";
import { percent } from "../review/percent";
import { say } from "../text/text.svelte";

/** Who wins, and when, if that is proven; or else what a seat can expect. */
export function expectation(names: readonly string[], line: LineView, seat: number): string {
  if (line.end) {
    const { winner, actions: count } = line.end;
    return say("analysis-forced", { seat: names[winner] ?? "", count });
  }
  return say("analysis-chances", { seat: names[seat] ?? "", share: percent(line.shares[seat] ?? 0) });
}
