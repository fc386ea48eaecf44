import type { StringArena } from "./string-arena.ts";
import { stringHash } from "./string-hash.ts";

/** Finds the index of a string in an arena: an open hash table of indexes, without the strings. */
export class StringHashTable {
  /** Each entry is an index + 1, and 0 where the entry is empty. At most half of them are taken. */
  #entries = new Uint32Array(1_024);
  #taken = 0;

  constructor(private readonly strings: StringArena) {}

  /** The index that was put in last for this string. */
  find(string: string): number | undefined {
    const index = (this.#entries[this.#positionOf(string)] ?? 0) - 1;
    return index < 0 ? undefined : index;
  }

  /** Puts in the index of a string, in place of the index of the same string where there is one. */
  put(string: string, index: number): void {
    if (2 * this.#taken >= this.#entries.length) this.makeRoomFor(2 * this.#taken);
    const position = this.#positionOf(string);
    if (this.#entries[position] === 0) this.#taken += 1;
    this.#entries[position] = index + 1;
  }

  /** Makes the table large enough for so many strings: one large step is cheaper than many small ones. */
  makeRoomFor(count: number): void {
    const size = 2 ** Math.ceil(Math.log2(2 * Math.max(count, 512)));
    if (size <= this.#entries.length) return;
    const before = this.#entries;
    this.#entries = new Uint32Array(size);
    for (const entry of before) {
      if (entry > 0) this.#entries[this.#positionOf(this.strings.at(entry - 1))] = entry;
    }
  }

  /** The position of the string's entry, or of the empty entry where it belongs. */
  #positionOf(string: string): number {
    const mask = this.#entries.length - 1;
    let position = stringHash(string) & mask;
    for (;;) {
      const entry = this.#entries[position] ?? 0;
      if (entry === 0 || this.strings.at(entry - 1) === string) return position;
      position = (position + 1) & mask;
    }
  }
}
