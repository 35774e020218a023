// The files that engines use besides their options: networks, and the solution of Le Rooya.

import solution from "../../../crates/oracle/rooya.oracle?url";

/** The networks, by their paths. */
const NETWORKS = import.meta.glob<string>("../../../networks/*.network", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Where each file is, by what the engines call it. */
const FILES: ReadonlyMap<string, string> = new Map([
  ["rooya.oracle", solution],
  ...Object.entries(NETWORKS).map(([path, url]) => [path.replace(/.*\//, ""), url] as const),
]);

/** Whether the app has a file of this name. */
export function hasFile(name: string): boolean {
  return FILES.has(name);
}

/** Fetches a file. Rejects if it is missing. */
export async function fetchFile(name: string): Promise<Uint8Array> {
  const answer = await fetch(FILES.get(name) ?? name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
