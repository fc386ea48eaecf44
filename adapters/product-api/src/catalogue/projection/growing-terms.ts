import { PackedTexts } from "./packed-texts.ts";
import { type Found, PostingList } from "./posting-list.ts";
import { TextTable } from "./text-table.ts";

/** Says of a lone term that it has a list by now. A slot's place is `slot * 8 + weight`. */
const listed = 0xffff_ffff;

/**
 * Terms and where they stand, while products come in. Most terms are numbers that one product alone
 * has: these are packed; the others have lists.
 */
export class GrowingTerms {
  readonly #lists = new Map<string, PostingList>();
  readonly #lone = new PackedTexts();
  #loneNumbers = new TextTable(this.#lone);
  /** By number of the lone term. */
  #lonePlaces = new Uint32Array(1_024);

  /**
   * @param slot is not before any other
   * @returns whether it is new to this term; where it is not, nothing is done
   */
  add(term: string, slot: number, weight: number): boolean {
    const list = this.#lists.get(term);
    if (list) {
      if (list.last === slot) return false;
      list.add(slot, weight);
      return true;
    }
    const number = this.#loneNumbers.find(term);
    if (number === undefined) {
      this.#addLone(term, slot * 8 + weight);
      return true;
    }
    const place = this.#lonePlaces[number] ?? listed;
    if (place >>> 3 === slot) return false;
    this.#giveList(term, number, place).add(slot, weight);
    return true;
  }

  /**
   * Calls back with the places of this term.
   *
   * @returns whether enough was seen
   */
  find(term: string, found: Found): boolean {
    const list = this.#lists.get(term);
    return list ? list.each(found) : this.eachOfLone(this.#loneNumbers.find(term), found);
  }

  /**
   * Calls back with the places of all terms that begin so: looks at every term.
   *
   * @returns whether enough was seen
   */
  findBeginning(beginning: string, found: Found): boolean {
    for (const [term, list] of this.#lists) {
      if (term.startsWith(beginning) && list.each(found)) return true;
    }
    for (let number = 0; number < this.#lone.size; number += 1) {
      const isOne = this.#lone.at(number).startsWith(beginning);
      if (isOne && this.eachOfLone(number, found)) return true;
    }
    return false;
  }

  /** Nothing comes in any more, and nothing is looked for: what that took is given back. */
  close(): void {
    this.#loneNumbers = new TextTable(this.#lone);
  }

  /** Gives back the list of a term that is written down elsewhere. */
  forgetList(term: string): void {
    this.#lists.delete(term);
  }

  /** The terms that have lists. */
  get lists(): ReadonlyMap<string, PostingList> {
    return this.#lists;
  }

  /** The terms that only one product has, and some that have lists by now. */
  get lone(): PackedTexts {
    return this.#lone;
  }

  /** Whether a term that was lone still is. */
  isLone(number: number): boolean {
    return this.#lonePlaces[number] !== listed;
  }

  /**
   * Calls back with the one place of a lone term; not where it has a list.
   *
   * @returns whether enough was seen
   */
  eachOfLone(number: number | undefined, found: Found): boolean {
    const place = number === undefined ? listed : (this.#lonePlaces[number] ?? listed);
    return place !== listed && found(place >>> 3, place & 7) === true;
  }

  #addLone(term: string, place: number): void {
    const number = this.#lone.add(term);
    this.#loneNumbers.put(term, number);
    if (number >= this.#lonePlaces.length) {
      const larger = new Uint32Array(2 * number);
      larger.set(this.#lonePlaces);
      this.#lonePlaces = larger;
    }
    this.#lonePlaces[number] = place;
  }

  #giveList(term: string, number: number, place: number): PostingList {
    const list = new PostingList();
    list.add(place >>> 3, place & 7);
    this.#lonePlaces[number] = listed;
    this.#lists.set(term, list);
    return list;
  }
}
