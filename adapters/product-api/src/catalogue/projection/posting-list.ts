/**
 * Where a term stands, as it is called back with: a slot, and the weight of the place, 1 to 7. Who
 * answers true has seen enough, and is not called again.
 */
export type Found = (slot: number, weight: number) => unknown;

/** The slots that hold a term, ascending: the step to each one and its weight in a byte or two. */
export class PostingList {
  #bytes = new Uint8Array(8);
  #length = 0;
  #last = 0;
  #count = 0;

  /** How many there are. */
  get count(): number {
    return this.#count;
  }

  /** The last slot. */
  get last(): number {
    return this.#last;
  }

  /** What it is made of: for `eachPosting`. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** @param slot is after all that are in the list */
  add(slot: number, weight: number): void {
    if (this.#length + 5 > this.#bytes.length) {
      const larger = new Uint8Array(Math.ceil(1.5 * this.#bytes.length) + 5);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#length = writePosting(this.#bytes, this.#length, slot - this.#last, weight);
    this.#last = slot;
    this.#count += 1;
  }

  /** @returns whether enough was seen */
  each(found: Found): boolean {
    return eachPosting(this.#bytes, 0, this.#length, found);
  }
}

/** @returns where the next one goes */
export function writePosting(bytes: Uint8Array, at: number, step: number, weight: number): number {
  let position = at;
  let rest = step * 8 + weight;
  for (; rest > 127; rest >>>= 7) bytes[position++] = (rest & 127) | 128;
  bytes[position++] = rest;
  return position;
}

/**
 * Calls back with what was written from one position up to another.
 *
 * @returns whether enough was seen
 */
export function eachPosting(bytes: Uint8Array, from: number, to: number, found: Found): boolean {
  let slot = 0;
  for (let position = from; position < to; ) {
    let entry = bytes[position++] ?? 0;
    if (entry > 127) {
      entry &= 127;
      for (let shift = 7; ; shift += 7) {
        const byte = bytes[position++] ?? 0;
        entry |= (byte & 127) << shift;
        if (byte < 128) break;
      }
    }
    slot += entry >>> 3;
    if (found(slot, entry & 7) === true) return true;
  }
  return false;
}
