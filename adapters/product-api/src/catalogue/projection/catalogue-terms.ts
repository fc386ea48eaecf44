import { type Language, languages } from "@chemical-ink/catalogue-schema/languages";
import type { ListedProduct } from "./listed-product.ts";
import { TermIndex } from "./term-index.ts";
import { wordFormsOf } from "./word-forms.ts";
import type { YieldToEventLoop } from "./yield-to-event-loop.ts";

/** The terms of several indexes, as if they were one. */
export class Terms {
  constructor(private readonly indexes: readonly TermIndex[]) {}

  /** Whether any product has the word, a compound of it, or a word with this prefix. */
  has(word: string, asPrefix: boolean): boolean {
    return this.indexes.some((index) => index.has(word, asPrefix));
  }

  /** Visits the documents that have a word, as `TermIndex.find` does. */
  find(
    word: string,
    asPrefix: boolean,
    visitor: (docId: number, quality: number) => unknown,
  ): boolean {
    return this.indexes.some((index) => index.find(word, asPrefix, visitor));
  }

  /** What a mistyped word means, as it is written in the catalogue; undefined where it is unclear. */
  nearest(word: string): string | undefined {
    const found = this.indexes.flatMap((index) => index.nearest(word) ?? []);
    // The sort is stable: among equals, the word of the language comes before the others.
    const [nearest] = found.sort((a, b) => a.edits - b.edits || b.count - a.count);
    if (nearest) return nearest.written;
    return this.indexes.map((index) => index.nearestCompound(word)).find(Boolean);
  }

  /** The words with compounds in parts. */
  inParts(words: string[]): string[] {
    return words.flatMap((word) => {
      const parts = this.indexes.map((index) => index.partsOf(word)).find(Boolean);
      return parts ?? [word];
    });
  }
}

/** An index for each language, and one for texts that are the same in all of them. */
export class CatalogueTerms {
  readonly #shared: TermIndex;
  readonly #own: ReadonlyMap<Language, TermIndex>;
  /** The terms of all languages together. */
  readonly all: Terms;

  /** @param isAlive whether a docId is a product, and no tombstone */
  constructor(isAlive: (docId: number) => boolean) {
    this.#shared = new TermIndex(wordFormsOf(), isAlive);
    this.#own = new Map(
      languages.map((language) => [language, new TermIndex(wordFormsOf(language), isAlive)]),
    );
    this.all = new Terms([...this.#own.values(), this.#shared]);
  }

  /** The terms of one language, and those without a language. */
  in(language: Language): Terms {
    const own = this.#own.get(language);
    return new Terms(own ? [own, this.#shared] : [this.#shared]);
  }

  /** @param docId above all docIds that were added */
  add(docId: number, { texts, wordings }: ListedProduct): void {
    this.#shared.add(docId, texts);
    for (const [language, index] of this.#own) {
      index.add(docId, wordings.get(language)?.texts ?? []);
    }
  }

  /** @param docCount how many docIds there are */
  async freeze(docCount: number, yieldToEventLoop: YieldToEventLoop): Promise<void> {
    for (const index of [this.#shared, ...this.#own.values()]) {
      await index.freeze(docCount, yieldToEventLoop);
    }
  }
}
