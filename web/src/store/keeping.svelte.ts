// Whether this browser keeps what it is given.

/** Nothing is kept, because the browser does not or because a later version of the app has the games now. */
export type Trouble = "failed" | "outdated";

export const keeping = $state<{ trouble: Trouble | undefined }>({ trouble: undefined });
