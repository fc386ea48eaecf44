import { hasDigit } from "../search-term.ts";
import { slipsAllowed, slipsBetween } from "../spelling.ts";
import { GrowingTerms } from "./growing-terms.ts";
import type { Weight } from "./listed-product.ts";
import type { Found } from "./posting-list.ts";
import { SealedTerms } from "./sealed-terms.ts";
import { plainWords, singular } from "./terms-in-text.ts";
import type { Turns } from "./turns.ts";

/** A term without a digit: what a mistyped word may have been meant for. */
interface Spelling {
  text: string;
  /** A bit for each letter in it: words that share few letters are not alike. */
  letters: number;
  /** How many products hold it or held it before they were changed. */
  count: number;
}

/** How well a word met a term: all of it, its beginning, or the same word in another number. */
const exactly = 4;
const atItsBeginning = 3;

/** That of a whole word where words weigh most. */
export const bestQuality = 7 * exactly;

/**
 * Which slots hold a word: the words of all texts, and where they stand. A slot's texts stay what
 * they are; whose texts change gets another slot, and the old one is dead.
 */
export class TermIndex {
  #sealed: SealedTerms | undefined;
  #growing = new GrowingTerms();
  readonly #spellings = new Map<string, Spelling>();

  /** @param isAlive whether a slot still has a product */
  constructor(private readonly isAlive: (slot: number) => boolean) {}

  /**
   * Files a product's texts under a slot that is after all the others.
   *
   * @param texts the weightiest first: of a word that is in several, the first counts
   */
  add(slot: number, texts: { weight: Weight; text: string }[]): void {
    for (const { weight, text } of texts) {
      for (const word of plainWords(text)) {
        const term = singular(word);
        if (this.#growing.add(term, slot, weight) && !hasDigit(term)) this.#countSpelling(term);
      }
    }
  }

  /**
   * Packs all that has been added. What comes later grows beside it.
   *
   * @param slots how many there are
   */
  async seal(slots: number, turns: Turns): Promise<void> {
    this.#sealed = await SealedTerms.of(this.#growing, slots, turns);
    this.#growing = new GrowingTerms();
  }

  /** Whether any product holds the word, or a word that begins with it. */
  has(word: string, asBeginning: boolean): boolean {
    return this.find(word, asBeginning, (slot) => this.isAlive(slot));
  }

  /**
   * Calls back with each slot that holds the word, dead ones too, and how well: a slot may come
   * several times, the best one counts. Who answers true has seen enough.
   *
   * @returns whether enough was seen
   */
  find(
    word: string,
    asBeginning: boolean,
    found: (slot: number, quality: number) => unknown,
  ): boolean {
    const tell =
      (quality: number): Found =>
      (slot, weight) =>
        found(slot, weight * quality);
    for (const terms of [this.#sealed, this.#growing]) {
      if (terms?.find(singular(word), tell(exactly))) return true;
      if (asBeginning && terms?.findBeginning(word, tell(atItsBeginning))) return true;
    }
    return false;
  }

  /**
   * The known word that the fewest slips turn into this one, the more frequent of two; none if it
   * takes too many. Numbers are never guessed at.
   */
  nearest(word: string): string | undefined {
    const letters = lettersOf(word);
    let fewest = slipsAllowed(word);
    let nearest: Spelling | undefined;
    for (const spelling of this.#spellings.values()) {
      // A slip changes one letter into another: two bits at most.
      if (bitCount(spelling.letters ^ letters) > 2 * fewest) continue;
      if (Math.abs(spelling.text.length - word.length) > fewest) continue;
      const slips = slipsBetween(word, spelling.text);
      if (slips > fewest) continue;
      const isBetter = !nearest || slips < fewest || spelling.count > nearest.count;
      if (!isBetter || !this.has(spelling.text, false)) continue;
      nearest = spelling;
      fewest = slips;
    }
    return nearest?.text;
  }

  #countSpelling(text: string): void {
    const known = this.#spellings.get(text);
    if (known) known.count += 1;
    else this.#spellings.set(text, { text, letters: lettersOf(text), count: 1 });
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
