import type { GrowingTerms } from "./growing-terms.ts";
import { PackedTexts } from "./packed-texts.ts";
import { eachPosting, type Found, writePosting } from "./posting-list.ts";
import type { Turns } from "./turns.ts";

/** The slots that hold a term with one weight, a bit each: where very many do, that is less. */
interface DenseSlots {
  weight: number;
  bits: Uint8Array;
}

/** Calls back with the places of a term. */
type EachPlace = (found: Found) => unknown;

/** Terms in alphabetical order and where they stand: written once, in as little as it takes. */
export class SealedTerms {
  readonly #terms = new PackedTexts();
  /** By number of the term: where its places begin; they end where the next ones do. */
  readonly #starts: Uint32Array;
  readonly #places: Uint8Array;
  readonly #dense = new Map<number, DenseSlots[]>();

  private constructor(
    terms: number,
    bytes: number,
    private readonly slots: number,
  ) {
    this.#starts = new Uint32Array(terms + 1);
    this.#places = new Uint8Array(bytes);
  }

  /**
   * Writes down what has grown, of which nothing is left: both at once would be too much.
   *
   * @param slots how many there are: all that was found is below it
   */
  static async of(growing: GrowingTerms, slots: number, turns: Turns): Promise<SealedTerms> {
    growing.close();
    let bytes = 5 * growing.lone.size;
    for (const list of growing.lists.values()) bytes += list.bytes.length;
    const sealed = new SealedTerms(growing.lone.size + growing.lists.size, bytes, slots);
    for await (const [term, each] of inAlphabeticalOrder(growing, turns)) {
      sealed.#add(term, each);
      growing.forgetList(term);
    }
    sealed.#terms.trim();
    return sealed;
  }

  /**
   * Calls back with the places of this term.
   *
   * @returns whether enough was seen
   */
  find(term: string, found: Found): boolean {
    const number = this.#terms.firstFrom(term);
    const isThere = number < this.#terms.size && this.#terms.at(number) === term;
    return isThere && this.#each(number, found);
  }

  /**
   * Calls back with the places of all terms that begin so.
   *
   * @returns whether enough was seen
   */
  findBeginning(beginning: string, found: Found): boolean {
    // No term holds this character, and every other comes before it.
    const end = this.#terms.firstFrom(`${beginning}\uffff`);
    for (let number = this.#terms.firstFrom(beginning); number < end; number += 1) {
      if (this.#each(number, found)) return true;
    }
    return false;
  }

  #add(term: string, eachPlace: EachPlace): void {
    const number = this.#terms.add(term);
    const counts = new Uint32Array(8);
    eachPlace((_slot, weight) => {
      counts[weight] = (counts[weight] ?? 0) + 1;
    });
    const dense = Array.from(counts, (count, weight): DenseSlots | undefined =>
      count > 1_024 && 8 * count > this.slots
        ? { weight, bits: new Uint8Array((this.slots + 7) >>> 3) }
        : undefined,
    );
    let end = this.#starts[number] ?? 0;
    let last = 0;
    eachPlace((slot, weight) => {
      const bits = dense[weight]?.bits;
      if (bits) {
        bits[slot >>> 3] = (bits[slot >>> 3] ?? 0) | (1 << (slot & 7));
      } else {
        end = writePosting(this.#places, end, slot - last, weight);
        last = slot;
      }
    });
    this.#starts[number + 1] = end;
    const kept = dense.filter((slots) => slots !== undefined);
    if (kept.length > 0) this.#dense.set(number, kept);
  }

  #each(number: number, found: Found): boolean {
    for (const { weight, bits } of this.#dense.get(number) ?? []) {
      for (let at = 0; at < bits.length; at += 1) {
        for (let byte = bits[at] ?? 0; byte > 0; byte &= byte - 1) {
          if (found(at * 8 + 31 - Math.clz32(byte & -byte), weight) === true) return true;
        }
      }
    }
    const from = this.#starts[number] ?? 0;
    return eachPosting(this.#places, from, this.#starts[number + 1] ?? 0, found);
  }
}

/** Terms that begin alike: those with lists, and the last of the lone ones by its number. */
interface Shelf {
  listed: string[];
  lastLone: number;
}

/** The number of no term. */
const none = 0xffff_ffff;

/** A few at a time: all of them at once would be a hundred MB of texts. */
async function* inAlphabeticalOrder(
  growing: GrowingTerms,
  turns: Turns,
): AsyncGenerator<[term: string, eachPlace: EachPlace]> {
  const shelves = new Map<string, Shelf>();
  const shelfOf = (term: string): Shelf => {
    const beginning = term.slice(0, 4);
    const known = shelves.get(beginning);
    if (known) return known;
    const shelf = { listed: [], lastLone: none };
    shelves.set(beginning, shelf);
    return shelf;
  };
  for (const term of growing.lists.keys()) shelfOf(term).listed.push(term);
  // By number of the lone term: the one before it on its shelf.
  const before = new Uint32Array(growing.lone.size);
  for (let number = 0; number < growing.lone.size; number += 1) {
    if (growing.isLone(number)) {
      const shelf = shelfOf(growing.lone.at(number));
      before[number] = shelf.lastLone;
      shelf.lastLone = number;
    }
    if (number % 1_024 === 0) await turns.next();
  }
  const beginnings = [...shelves].sort(([a], [b]) => (a < b ? -1 : 1));
  shelves.clear();
  for (const [, { listed, lastLone }] of beginnings) {
    const terms = listed.map((term): [string, EachPlace] => [
      term,
      (found) => growing.lists.get(term)?.each(found),
    ]);
    for (let number = lastLone; number !== none; number = before[number] ?? none) {
      terms.push([growing.lone.at(number), (found) => growing.eachOfLone(number, found)]);
    }
    for (const term of terms.sort(([a], [b]) => (a < b ? -1 : 1))) yield term;
    await turns.next();
  }
}
