import type { Turns } from "./turns.ts";

/** Compares two slots: below 0 where the first comes first. Never 0 for two different ones. */
type Compare = (a: number, b: number) => number;

/** The slots of the projection in one order. Kept sorted: a change costs one walk through it. */
export class SortOrder {
  #slots: Uint32Array = new Uint32Array(0);
  #length = 0;

  constructor(private readonly compare: Compare) {}

  /** The slots in order; what is read of it holds until the next change. */
  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#length);
  }

  /** Takes over slots that are in this order already. */
  take(sorted: Uint32Array): void {
    this.#slots = sorted;
    this.#length = sorted.length;
  }

  /**
   * Takes slots out and puts slots in.
   *
   * @param leaving the slots that leave; those that move leave and come in again
   * @param coming the slots to put in, which are not in the order or leave it
   */
  update(leaving: readonly number[], coming: readonly number[]): void {
    if (leaving.length > 0) this.#takeOut(new Set(leaving));
    if (coming.length > 0) this.#putIn(coming.toSorted(this.compare));
  }

  #takeOut(leaving: ReadonlySet<number>): void {
    const marks = new Uint8Array(Math.max(...leaving) + 1);
    for (const slot of leaving) marks[slot] = 1;
    const slots = this.#slots;
    let length = 0;
    for (let at = 0; at < this.#length; at += 1) {
      const slot = slots[at] ?? 0;
      if (marks[slot] !== 1) slots[length++] = slot;
    }
    this.#length = length;
  }

  /** From the last to the first: each shifts what comes after it once. */
  #putIn(sorted: number[]): void {
    const places = sorted.map((slot) => this.firstFrom((other) => this.compare(other, slot)));
    const length = this.#length + sorted.length;
    if (length > this.#slots.length) {
      const larger = new Uint32Array(Math.ceil(1.1 * length) + 64);
      larger.set(this.slots);
      this.#slots = larger;
    }
    let end = this.#length;
    for (let index = sorted.length - 1; index >= 0; index -= 1) {
      const place = places[index] ?? 0;
      this.#slots.copyWithin(place + index + 1, place, end);
      this.#slots[place + index] = sorted[index] ?? 0;
      end = place;
    }
    this.#length = length;
  }

  /** The place of the first slot that is not before what is looked for. */
  firstFrom(compareWith: (slot: number) => number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareWith(this.#slots[middle] ?? 0) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Slots by a number each has; those with the same stay in the order they are in. A counting sort:
 * it compares nothing, and at a million it takes a quarter of a second.
 *
 * @param numberOf by slot
 * @param direction 1 for the lowest first, −1 for the highest first
 */
export async function sortedBy(
  numberOf: Float64Array,
  slots: Uint32Array,
  direction: 1 | -1,
  turns: Turns,
): Promise<Uint32Array> {
  const keys = new Float64Array(slots.length);
  for (let at = 0; at < slots.length; at += 1) {
    keys[at] = direction * (numberOf[slots[at] ?? 0] ?? 0);
  }
  const distinct = keys.toSorted();
  let ranks = 0;
  for (let at = 0; at < distinct.length; at += 1) {
    if (at === 0 || distinct[at] !== distinct[at - 1]) distinct[ranks++] = distinct[at] ?? 0;
  }
  await turns.next();
  const rankOf = new Uint32Array(slots.length);
  const ends = new Uint32Array(ranks + 1);
  for (let at = 0; at < slots.length; at += 1) {
    const rank = rankAmong(distinct, ranks, keys[at] ?? 0);
    rankOf[at] = rank;
    ends[rank + 1] = (ends[rank + 1] ?? 0) + 1;
    if (at % 8_192 === 0) await turns.next();
  }
  for (let rank = 1; rank <= ranks; rank += 1)
    ends[rank] = (ends[rank] ?? 0) + (ends[rank - 1] ?? 0);
  const sorted = new Uint32Array(slots.length);
  for (let at = 0; at < slots.length; at += 1) {
    const rank = rankOf[at] ?? 0;
    const place = ends[rank] ?? 0;
    ends[rank] = place + 1;
    sorted[place] = slots[at] ?? 0;
    if (at % 65_536 === 0) await turns.next();
  }
  return sorted;
}

function rankAmong(sorted: Float64Array, length: number, key: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
