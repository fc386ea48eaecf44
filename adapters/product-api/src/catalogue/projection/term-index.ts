import { FrozenSegment } from "./frozen-segment.ts";
import type { Text } from "./listed-product.ts";
import type { PostingVisitor } from "./posting-list.ts";
import { SegmentBuilder } from "./segment-builder.ts";
import { wordsOf } from "./tokenizer.ts";
import { type Correction, Vocabulary } from "./vocabulary.ts";
import type { WordForms } from "./word-forms.ts";
import type { YieldToEventLoop } from "./yield-to-event-loop.ts";

/** The quality of a match is the weight of the field times one of these. */
const wholeWord = 4;
const prefixOfWord = 3;
const partOfCompound = 2;

/** A text of a lower weight is running text: its words are no names of goods. */
const lowestWeightOfNames = 2;

/** What a word of a document counts, where that is not the weight of its field. */
export type WeightOf = (docId: number, weight: number) => number;

/** The quality of a whole word in the field with the highest weight. */
export const bestQuality = 7 * wholeWord;

/**
 * The inverted index of texts in one language: which documents have a term, and in which field. The
 * texts of a docId never change: a product with new texts gets a new docId, and the old docId becomes
 * a tombstone.
 */
export class TermIndex {
  #frozen: FrozenSegment | undefined;
  #builder = new SegmentBuilder();
  readonly #vocabulary: Vocabulary;

  /** @param isAlive whether a docId is a product, and no tombstone */
  constructor(
    private readonly forms: WordForms,
    private readonly isAlive: (docId: number) => boolean,
  ) {
    this.#vocabulary = new Vocabulary(forms);
  }

  /**
   * Adds the texts of a document.
   *
   * @param docId above all docIds that were added
   * @param texts the highest weight first: the first text that has a word decides its weight
   */
  add(docId: number, texts: readonly Text[]): void {
    for (const { weight, text } of texts) {
      for (const word of wordsOf(text, this.forms.elision)) {
        const term = this.#vocabulary.add(word, weight >= lowestWeightOfNames);
        this.#builder.add(term, docId, weight);
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

  /** Whether any product has the word, a compound of it, or a word with this prefix. */
  has(word: string, asPrefix: boolean): boolean {
    return this.find(word, asPrefix, (docId) => this.isAlive(docId));
  }

  /** The same among names of goods: words of running text do not count. */
  hasName(word: string, asPrefix: boolean): boolean {
    const isName = (_docId: number, weight: number) => (weight >= lowestWeightOfNames ? 1 : 0);
    return this.find(word, asPrefix, (docId, name) => name > 0 && this.isAlive(docId), isName);
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
    weightOf?: WeightOf,
  ): boolean {
    const withQuality = (quality: number): PostingVisitor =>
      weightOf
        ? (docId, weight) => visitor(docId, weightOf(docId, weight) * quality)
        : (docId, weight) => visitor(docId, weight * quality);
    const visit = (terms: Iterable<string>, quality: number) => {
      for (const term of terms) if (this.#visit(term, withQuality(quality))) return true;
      return false;
    };
    if (visit([this.#vocabulary.termOf(word)], wholeWord)) return true;
    if (asPrefix) {
      const prefix = this.#vocabulary.textOf(word);
      for (const segment of [this.#frozen, this.#builder]) {
        if (segment?.findPrefix(prefix, withQuality(prefixOfWord))) return true;
      }
      if (visit(this.#vocabulary.termsWithPrefix(prefix), prefixOfWord)) return true;
    }
    return visit(this.#vocabulary.termsOfCompounds(word), partOfCompound);
  }

  /** The most similar word that names goods for sale, as it is written in the catalogue. */
  nearest(word: string): Correction | undefined {
    return this.#vocabulary.nearest(word, this.#isUsed);
  }

  /** A mistyped compound as it is meant: one word where the catalogue has it, its parts otherwise. */
  nearestCompound(word: string): string | undefined {
    const parts = this.#vocabulary.nearestParts(word, this.#isUsed);
    const compound = parts?.join("");
    const isKnown = compound && this.#visit(this.#vocabulary.termOf(compound), this.isAlive);
    return isKnown ? compound : parts?.join(" ");
  }

  /** The words that a compound consists of; undefined where it is none. */
  partsOf(word: string): string[] | undefined {
    return this.#vocabulary.partsOf(word);
  }

  readonly #isUsed = (term: string): boolean =>
    this.#visit(term, (docId, weight) => weight >= lowestWeightOfNames && this.isAlive(docId));

  #visit(term: string, visitor: PostingVisitor): boolean {
    return this.#frozen?.find(term, visitor) || this.#builder.find(term, visitor);
  }
}
