// A picture of each game's board.

const FILES = import.meta.glob<string>("../../../docs/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of the picture of a game. */
export function pictureOf(game: string): string | undefined {
  return FILES[`../../../docs/pictures/${game}.svg`];
}
