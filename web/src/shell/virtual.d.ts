/** The games, as `build/games.ts` finds them. */
declare module "virtual:games" {
  /** What is said of a game in a language. */
  interface Said {
    /** One sentence that invites people to play. */
    readonly tagline?: string;
    /** One sentence that says how it is won. */
    readonly goal?: string;
  }

  const games: readonly {
    readonly id: string;
    /** Names are names in every language. */
    readonly name: string;
    /** How many there are. */
    readonly seats: number;
    /** The positions it can begin from, the standard one first, as position lines. */
    readonly setups: readonly { readonly name: string; readonly line: string }[];
    /** How many steps its tutorial has; none if there is no tutorial. */
    readonly steps: number;
    /** The addresses of a picture of the board, for light pages and for dark ones. */
    readonly picture: Readonly<Record<"light" | "dark", string>>;
    readonly said: Readonly<Record<string, Said>>;
  }[];
  export default games;

  /** The version of what servers and clients say to each other. */
  export const ONLINE_VERSION: number;
}

/** The games that have been studied, as `build/studies.ts` finds them. */
declare module "virtual:studies" {
  const studies: readonly string[];
  export default studies;
}
