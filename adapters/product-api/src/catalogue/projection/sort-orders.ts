/** Compares two slots: below 0 where the first comes first. Never 0 for two different ones. */
type Compare = (a: number, b: number) => number;

/** The slots of the projection in one order. Kept sorted: a change costs one walk through it. */
export class SortOrder {
  #slots = new Int32Array(0);

  constructor(private readonly compare: Compare) {}

  get slots(): Int32Array {
    return this.#slots;
  }

  /**
   * Takes slots out and puts slots in.
   *
   * @param removed says of each slot whether it leaves; those that move leave and come in again
   * @param added the slots to put in, which are not in the order or leave it
   */
  update(removed: (slot: number) => boolean, added: number[]): void {
    const incoming = added.toSorted(this.compare);
    const merged = new Int32Array(this.#slots.length + incoming.length);
    let length = 0;
    let next = 0;
    for (const slot of this.#slots) {
      if (removed(slot)) continue;
      for (; next < incoming.length; next += 1) {
        const candidate = incoming[next] ?? 0;
        if (this.compare(candidate, slot) > 0) break;
        merged[length++] = candidate;
      }
      merged[length++] = slot;
    }
    for (; next < incoming.length; next += 1) merged[length++] = incoming[next] ?? 0;
    this.#slots = merged.subarray(0, length);
  }
}
