// Why nothing can be shown.

/** A message and what is put into it. */
export class Problem extends Error {
  override name = "Problem";

  constructor(
    readonly key: string,
    readonly args: Readonly<Record<string, string | number>> = {},
  ) {
    super(key);
  }
}
