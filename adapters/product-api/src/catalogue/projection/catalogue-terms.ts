import {
  type Language,
  languages,
  mainLanguage,
  otherLanguages,
} from "@chemical-ink/catalogue-schema/languages";
import type { ListedProduct } from "./listed-product.ts";
import { TermIndex, type WeightOf } from "./term-index.ts";
import { lengthened } from "./typed-arrays.ts";
import { wordFormsOf } from "./word-forms.ts";
import type { YieldToEventLoop } from "./yield-to-event-loop.ts";

/** An index, and what its words count where that is not the weight of their field. */
interface Part {
  index: TermIndex;
  weightOf?: WeightOf;
}

/** The terms of several indexes, as if they were one. */
export class Terms {
  constructor(private readonly parts: readonly Part[]) {}

  /** Whether any product has the word, a compound of it, or a word with this prefix. */
  has(word: string, asPrefix: boolean): boolean {
    return this.parts.some(({ index }) => index.has(word, asPrefix));
  }

  /** Whether goods for sale are named by the word: words of running text do not count. */
  hasName(word: string, asPrefix: boolean): boolean {
    return this.parts.some(({ index }) => index.hasName(word, asPrefix));
  }

  /** Visits the documents that have a word, as `TermIndex.find` does. */
  find(word: string, asPrefix: boolean, visitor: (docId: number, quality: number) => void): void {
    for (const { index, weightOf } of this.parts) index.find(word, asPrefix, visitor, weightOf);
  }

  /**
   * What a mistyped word means, as it is written in the catalogue; undefined where it is unclear.
   *
   * @param mostEdits with more edits nothing is meant
   */
  nearest(word: string, mostEdits = Number.POSITIVE_INFINITY): string | undefined {
    const found = this.parts
      .flatMap(({ index }) => index.nearest(word) ?? [])
      .filter(({ edits }) => edits <= mostEdits);
    // The sort is stable: among equals, a word of the first index is meant.
    const [nearest] = found.sort((a, b) => a.edits - b.edits);
    return (
      nearest?.written ??
      this.parts.map(({ index }) => index.nearestCompound(word)).find((meant) => meant)
    );
  }

  /** The words with compounds in parts. */
  inParts(words: string[]): string[] {
    return words.flatMap((word) => {
      const parts = this.parts.map(({ index }) => index.partsOf(word)).find((parts) => parts);
      return parts ?? [word];
    });
  }
}

/**
 * An index for each language. That of the main language has part numbers, makes and printers too, and
 * is searched in every language: it finds products that are not translated, without memory for them
 * in the other indexes.
 */
export class CatalogueTerms {
  readonly #main: TermIndex;
  readonly #others: ReadonlyMap<Language, TermIndex>;
  /** By docId: a bit for each other language that the product is translated into. */
  #translated = new Uint32Array(1_024);

  /** @param isAlive whether a docId is a product, and no tombstone */
  constructor(isAlive: (docId: number) => boolean) {
    this.#main = new TermIndex(wordFormsOf(mainLanguage), isAlive);
    this.#others = new Map(
      otherLanguages.map((language) => [language, new TermIndex(wordFormsOf(language), isAlive)]),
    );
  }

  /** The terms of a visitor with this language. */
  in(language: Language): Terms {
    const index = this.#others.get(language);
    if (!index) return new Terms([{ index: this.#main }]);
    const bit = bitOf(language);
    return new Terms([
      { index },
      {
        index: this.#main,
        // Of a translated product, the words of the main language count as little as search terms.
        weightOf: (docId, weight) =>
          ((this.#translated[docId] ?? 0) & bit) === 0 || weight === 7
            ? weight
            : Math.min(weight, 2),
      },
    ]);
  }

  /** The terms of all languages. */
  get all(): Terms {
    return new Terms([this.#main, ...this.#others.values()].map((index) => ({ index })));
  }

  /** @param docId above all docIds that were added */
  add(docId: number, { texts, wordings }: ListedProduct): void {
    const main = wordings.get(mainLanguage);
    const all = [...texts, ...(main?.texts ?? [])];
    this.#main.add(
      docId,
      all.sort((a, b) => b.weight - a.weight),
    );
    if (docId >= this.#translated.length) {
      this.#translated = lengthened(this.#translated, new Uint32Array(2 * docId));
    }
    this.#translated[docId] = 0;
    for (const [language, index] of this.#others) {
      const own = wordings.get(language);
      if (!own || own === main) continue;
      index.add(docId, own.texts);
      this.#translated[docId] |= bitOf(language);
    }
  }

  /** @param docCount how many docIds there are */
  async freeze(docCount: number, yieldToEventLoop: YieldToEventLoop): Promise<void> {
    for (const index of [this.#main, ...this.#others.values()]) {
      await index.freeze(docCount, yieldToEventLoop);
    }
  }
}

function bitOf(language: Language): number {
  return 1 << languages.indexOf(language);
}
