// A graph of shares: areas upon one another, the first seat's at the bottom; x is the ply.

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place for a letter in an area, and how high the area is there. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export class Graph {
  /** How high each seat's area begins and ends at each ply, 0 to 1 from below: by ply, then seat. */
  readonly #heights: readonly (readonly number[])[];

  /** Shares by ply, then seat. */
  constructor(
    shares: readonly (readonly number[])[],
    readonly size: Size,
  ) {
    this.#heights = shares.map((row) => {
      const all = row.reduce((sum, share) => sum + share, 0);
      let below = 0;
      return [0, ...row.map((share) => (below += all > 0 ? share / all : 1 / row.length))];
    });
  }

  /** The number of the last ply. */
  get last(): number {
    return Math.max(0, this.#heights.length - 1);
  }

  x(ply: number): number {
    return this.last === 0 ? 0 : (ply / this.last) * this.size.width;
  }

  /** Where on the screen a seat's area ends at a ply; where it begins is where the one before ends. */
  y(ply: number, seat: number): number {
    return (1 - (this.#heights[ply]?.[seat + 1] ?? 0)) * this.size.height;
  }

  /** The ply that is nearest to a place. */
  plyAt(x: number): number {
    const share = this.size.width > 0 ? x / this.size.width : 0;
    return Math.min(this.last, Math.max(0, Math.round(share * this.last)));
  }

  /** The area of a seat as path data. */
  area(seat: number): string {
    const above = this.#edge(seat);
    const below = this.#edge(seat - 1).reverse();
    return `M${[...above, ...below].join("L")}z`;
  }

  /** The line between the areas of a seat and the next as path data. */
  border(seat: number): string {
    return `M${this.#edge(seat).join("L")}`;
  }

  /** Where the area of a seat is highest. */
  room(seat: number): Room {
    let best: Room = { x: 0, y: 0, height: 0 };
    for (let ply = 0; ply <= this.last; ply += 1) {
      const [top, bottom] = [this.y(ply, seat), this.y(ply, seat - 1)];
      if (bottom - top <= best.height) continue;
      best = { x: this.x(ply), y: (top + bottom) / 2, height: bottom - top };
    }
    return best;
  }

  #edge(seat: number): string[] {
    const places = this.#heights.map((_, ply) => `${short(this.x(ply))} ${short(this.y(ply, seat))}`);
    // A single ply fills the whole width.
    if (this.last === 0 && places[0] !== undefined)
      places.push(`${short(this.size.width)} ${short(this.y(0, seat))}`);
    return places;
  }
}

function short(value: number): string {
  return String(+value.toFixed(1));
}
