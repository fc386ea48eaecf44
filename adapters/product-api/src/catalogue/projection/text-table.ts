import type { PackedTexts } from "./packed-texts.ts";
import { textHash } from "./text-hash.ts";

/** Finds packed texts by what they say: a hash table that holds nothing but their numbers. */
export class TextTable {
  /** A text's number and 1; 0 where there is none. At most half of it is taken. */
  #places = new Uint32Array(1_024);
  #taken = 0;

  constructor(private readonly texts: PackedTexts) {}

  /** The number that was put in last for this text. */
  find(text: string): number | undefined {
    const number = (this.#places[this.#placeOf(text)] ?? 0) - 1;
    return number < 0 ? undefined : number;
  }

  /** Puts in a text by its number: instead of the one that says the same, where there is one. */
  put(text: string, number: number): void {
    if (2 * this.#taken >= this.#places.length) this.makeRoomFor(2 * this.#taken);
    const place = this.#placeOf(text);
    if (this.#places[place] === 0) this.#taken += 1;
    this.#places[place] = number + 1;
  }

  /** Makes the table as large as so many texts need: doing it at once is cheaper. */
  makeRoomFor(count: number): void {
    const size = 2 ** Math.ceil(Math.log2(2 * Math.max(count, 512)));
    if (size <= this.#places.length) return;
    const before = this.#places;
    this.#places = new Uint32Array(size);
    for (const entry of before) {
      if (entry > 0) this.#places[this.#placeOf(this.texts.at(entry - 1))] = entry;
    }
  }

  /** Where a text is, or where it would go. */
  #placeOf(text: string): number {
    const mask = this.#places.length - 1;
    let place = textHash(text) & mask;
    for (;;) {
      const entry = this.#places[place] ?? 0;
      if (entry === 0 || this.texts.at(entry - 1) === text) return place;
      place = (place + 1) & mask;
    }
  }
}
