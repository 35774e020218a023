// Changes to a position line that may not be valid yet. Only the rules know how a line is written.

import type { PieceAt, Rules } from "../rules/package";

/** A kind of piece of a seat. */
export interface Kind {
  readonly seat: number;
  readonly letter: string;
}

/** What reads and writes lines. */
export type Scribe = Pick<Rules, "giveCell" | "readDraft" | "showDraft" | "writeDraft">;

/** The lines of one game. Each change gives a new line; the same one if there is nothing to change. */
export class Lines {
  constructor(
    readonly rules: Scribe,
    readonly game: string,
  ) {}

  /** Whether the board of a line can be laid out. */
  isLaidOut(line: string): boolean {
    return this.rules.readDraft(this.game, line) !== undefined;
  }

  /** What stands on a cell. */
  at(line: string, cell: number): Kind | undefined {
    return this.rules.readDraft(this.game, line)?.pieces.find((piece) => piece.cell === cell);
  }

  /** The text of a field. */
  field(line: string, name: string): string {
    const fields = this.rules.readDraft(this.game, line)?.fields ?? [];
    return fields.find((field) => field.name === name)?.text ?? "";
  }

  /** Puts a piece on a cell, or nothing. */
  put(line: string, cell: number, kind: Kind | undefined): string {
    return this.#place(line, (pieces) => {
      const others = pieces.filter((piece) => piece.cell !== cell);
      return kind ? [...others, { cell, seat: kind.seat, letter: kind.letter }] : others;
    });
  }

  /** Takes what stands on a cell to another one, in place of what stands there. */
  move(line: string, from: number, to: number): string {
    const piece = this.at(line, from);
    if (!piece || from === to) return line;
    return this.put(this.put(line, from, undefined), to, piece);
  }

  /** Takes all pieces off the board. */
  clear(line: string): string {
    return this.#place(line, () => []);
  }

  /** Writes a field. No field holds a space. */
  write(line: string, name: string, text: string): string {
    const draft = this.rules.readDraft(this.game, line);
    if (!draft) return line;
    const fields = draft.fields.map((field) =>
      field.name === name ? { name, text: text.replace(/\s/g, "") } : field,
    );
    return this.rules.writeDraft(this.game, { ...draft, fields });
  }

  /** Gives a cell that seats own to the next seat; nothing if seats can't own it. */
  give(line: string, cell: number, seats: number): string | undefined {
    const owners = this.rules.showDraft(this.game, line, "en")?.scene.owners ?? [];
    const owner = new Map(owners).get(cell);
    return this.rules.giveCell(this.game, line, cell, owner === undefined ? 0 : (owner + 1) % seats);
  }

  #place(line: string, change: (pieces: PieceAt[]) => PieceAt[]): string {
    const draft = this.rules.readDraft(this.game, line);
    return draft ? this.rules.writeDraft(this.game, { ...draft, pieces: change(draft.pieces) }) : line;
  }
}

/** Whether two pieces are alike. */
export function isSame(one: Kind | undefined, other: Kind | undefined): boolean {
  return one?.seat === other?.seat && one?.letter === other?.letter;
}
