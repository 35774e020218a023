// What has been done, to be taken back and done again.

export class Steps<T> {
  #before = $state.raw<readonly T[]>([]);
  #after = $state.raw<readonly T[]>([]);
  #now = $state.raw() as T;
  /** What the last step was about; steps about the same are one. */
  #about: string | undefined;

  constructor(first: T) {
    this.#now = first;
  }

  get now(): T {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  /** Goes a step on. One `about` the same as the last, such as the next letter typed, belongs to it. */
  go(next: T, about?: string): void {
    if (next === this.#now) return;
    if (about === undefined || about !== this.#about) this.#before = [...this.#before, this.#now];
    this.#now = next;
    this.#after = [];
    this.#about = about;
  }

  /** What comes next is a step of its own. */
  rest(): void {
    this.#about = undefined;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#after = [...this.#after, this.#now];
    this.#now = this.#before.at(-1) as T;
    this.#before = this.#before.slice(0, -1);
    this.rest();
  }

  redo(): void {
    if (!this.canRedo) return;
    this.#before = [...this.#before, this.#now];
    this.#now = this.#after.at(-1) as T;
    this.#after = this.#after.slice(0, -1);
    this.rest();
  }
}
