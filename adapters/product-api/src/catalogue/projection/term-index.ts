import { editDistance, mostEdits } from "../edit-distance.ts";
import { hasDigit } from "../query-variants.ts";
import { FrozenSegment } from "./frozen-segment.ts";
import type { Weight } from "./listed-product.ts";
import type { PostingVisitor } from "./posting-list.ts";
import { SegmentBuilder } from "./segment-builder.ts";
import { singular, tokenize } from "./tokenizer.ts";
import type { YieldToEventLoop } from "./yield-to-event-loop.ts";

/** A term without a digit: a possible correction of a mistyped word. */
interface Correction {
  text: string;
  /** A bit for each letter of the term: terms with few letters in common are not similar. */
  letters: number;
  /** How many documents have or had the term. */
  count: number;
}

/** The quality of a match is the weight of the field times one of these. */
const wholeWord = 4;
const prefixOfWord = 3;

/** The quality of a whole word in the field with the highest weight. */
export const bestQuality = 7 * wholeWord;

/**
 * The inverted index: which documents have a term, and in which field. The texts of a docId never
 * change: a product with new texts gets a new docId, and the old docId becomes a tombstone.
 */
export class TermIndex {
  #frozen: FrozenSegment | undefined;
  #builder = new SegmentBuilder();
  readonly #corrections = new Map<string, Correction>();

  /** @param isAlive whether a docId is a product, and no tombstone */
  constructor(private readonly isAlive: (docId: number) => boolean) {}

  /**
   * Adds the texts of a document.
   *
   * @param docId above all docIds that were added
   * @param texts the highest weight first: the first text that has a word decides its weight
   */
  add(docId: number, texts: { weight: Weight; text: string }[]): void {
    for (const { weight, text } of texts) {
      for (const word of tokenize(text)) {
        const term = singular(word);
        if (this.#builder.add(term, docId, weight) && !hasDigit(term)) this.#countTerm(term);
      }
    }
  }

  /**
   * Writes all that was added into a frozen segment. What is added later is in a builder beside it.
   *
   * @param docCount how many docIds there are
   */
  async freeze(docCount: number, yieldToEventLoop: YieldToEventLoop): Promise<void> {
    this.#frozen = await FrozenSegment.of(this.#builder, docCount, yieldToEventLoop);
    this.#builder = new SegmentBuilder();
  }

  /** Whether any product has the word, or a word with this prefix. */
  has(word: string, asPrefix: boolean): boolean {
    return this.find(word, asPrefix, (docId) => this.isAlive(docId));
  }

  /**
   * Visits the documents that have a word, tombstones too, with the quality of the match. A document
   * may come several times: its best quality counts. A visitor that returns true needs no more.
   *
   * @returns whether the visitor needs no more
   */
  find(
    word: string,
    asPrefix: boolean,
    visitor: (docId: number, quality: number) => unknown,
  ): boolean {
    const withQuality =
      (quality: number): PostingVisitor =>
      (docId, weight) =>
        visitor(docId, weight * quality);
    for (const segment of [this.#frozen, this.#builder]) {
      if (segment?.find(singular(word), withQuality(wholeWord))) return true;
      if (asPrefix && segment?.findPrefix(word, withQuality(prefixOfWord))) return true;
    }
    return false;
  }

  /**
   * The most similar term: the one with the fewest edits, and the most frequent one among equals.
   * Undefined where every term needs too many edits. A term with a digit is never a correction.
   */
  nearest(word: string): string | undefined {
    const letters = lettersOf(word);
    let fewest = mostEdits(word);
    let nearest: Correction | undefined;
    for (const correction of this.#corrections.values()) {
      // An edit changes two bits at most: it replaces one letter by another.
      if (bitCount(correction.letters ^ letters) > 2 * fewest) continue;
      if (Math.abs(correction.text.length - word.length) > fewest) continue;
      const edits = editDistance(word, correction.text);
      if (edits > fewest) continue;
      const isBetter = !nearest || edits < fewest || correction.count > nearest.count;
      if (!isBetter || !this.has(correction.text, false)) continue;
      nearest = correction;
      fewest = edits;
    }
    return nearest?.text;
  }

  #countTerm(text: string): void {
    const known = this.#corrections.get(text);
    if (known) known.count += 1;
    else this.#corrections.set(text, { text, letters: lettersOf(text), count: 1 });
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
