/** How well slots match, of those that do: as little of it as there are. */
export class SlotScores {
  #scores = new Uint16Array(0);
  #slots = new Uint32Array(64);
  #size = 0;

  /** The slots that match, dead ones too, each once; what is read of it holds until the next change. */
  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#size);
  }

  /** 0 where the slot does not match. */
  of(slot: number): number {
    return this.#scores[slot] ?? 0;
  }

  /** Gives a slot this score, unless it has a better one. */
  add(slot: number, score: number): void {
    const before = this.#scores[slot] ?? 0;
    if (score <= before) return;
    this.#scores[slot] = score;
    if (before > 0) return;
    if (this.#size === this.#slots.length) {
      const larger = new Uint32Array(2 * this.#size);
      larger.set(this.#slots);
      this.#slots = larger;
    }
    this.#slots[this.#size++] = slot;
  }

  /**
   * Nothing matches any more.
   *
   * @param slots how many there are
   */
  clear(slots: number): void {
    if (this.#scores.length < slots) {
      this.#scores = new Uint16Array(Math.ceil(1.1 * slots));
    } else {
      for (const slot of this.slots) this.#scores[slot] = 0;
    }
    this.#size = 0;
  }
}
