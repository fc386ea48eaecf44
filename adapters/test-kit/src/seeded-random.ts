/** Chance that comes out the same for the same seed, so that what it found can be found again. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0, below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0, below `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** Whether something happens that happens in `share` of all cases. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** One of these. Throws where there is none. */
  of<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  }

  /** Some of these, `most` at most, each once. */
  someOf<Item>(items: readonly Item[], most: number): Item[] {
    return [...new Set(Array.from({ length: this.below(most + 1) }, () => this.of(items)))];
  }
}
