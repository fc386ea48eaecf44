import {
  type Language,
  mainLanguage,
  otherLanguages,
} from "@chemical-ink/catalogue-schema/languages";
import type { ListedProduct } from "./listed-product.ts";
import { type Names, tidyTitle } from "./names.ts";
import { StringArena } from "./string-arena.ts";
import { TitleOrder } from "./title-order.ts";
import { lengthened } from "./typed-arrays.ts";

/** The titles that differ from those of the main language. */
class TranslatedTitles {
  readonly #strings = new StringArena();
  /** By docId: the index of its title + 1; 0 where it has none. */
  #indexes = new Uint32Array(0);

  set(docId: number, title: string): void {
    if (docId >= this.#indexes.length) {
      this.#indexes = lengthened(this.#indexes, new Uint32Array(Math.ceil(1.1 * docId) + 1_024));
    }
    this.#indexes[docId] = this.#strings.add(title) + 1;
  }

  of(docId: number): string | undefined {
    const index = this.#indexes[docId] ?? 0;
    return index === 0 ? undefined : this.#strings.at(index - 1);
  }

  trim(): void {
    this.#strings.trim();
  }
}

/**
 * The titles of all languages. A language has an order of its own from the first title that is
 * translated; until then it has that of the main language.
 */
export class Titles {
  readonly #main: TitleOrder;
  readonly #others = new Map<Language, { titles: TranslatedTitles; order: TitleOrder }>();

  constructor(
    private readonly names: Names,
    private readonly idOf: (docId: number) => string,
  ) {
    this.#main = new TitleOrder(mainLanguage, (docId) => names.titleOf(docId), idOf);
  }

  /** The products by title in this language. */
  in(language: Language): TitleOrder {
    return this.#others.get(language)?.order ?? this.#main;
  }

  /** The languages that have an order of their own, the main one first. */
  get languages(): Language[] {
    return [mainLanguage, ...otherLanguages.filter((language) => this.#others.has(language))];
  }

  expect(products: number): void {
    this.#main.expect(products);
  }

  /** Begins an order for each language that a title is translated into. */
  expectTranslations(wordings: ListedProduct["wordings"]): void {
    const title = wordings.get(mainLanguage)?.title;
    for (const language of otherLanguages) {
      const isTranslated = wordings.get(language)?.title !== title;
      if (isTranslated && !this.#others.has(language)) this.#begin(language);
    }
  }

  /** Sets a title in a language. Its title in the main language is set before. */
  set(docId: number, language: Language, title: string): void {
    const own = this.#others.get(language)?.titles;
    const tidy = tidyTitle(title);
    if (own && tidy !== this.names.titleOf(docId)) own.set(docId, tidy);
  }

  finalize(): void {
    this.#main.finalize();
    for (const { order, titles } of this.#others.values()) {
      order.finalize();
      titles.trim();
    }
  }

  update(removed: readonly number[], inserted: readonly number[]): void {
    for (const language of this.languages) this.in(language).order.update(removed, inserted);
  }

  #begin(language: Language): void {
    const titles = new TranslatedTitles();
    const titleOf = (docId: number) => titles.of(docId) ?? this.names.titleOf(docId);
    const order = new TitleOrder(language, titleOf, this.idOf);
    order.order.replace(this.#main.order.docIds.slice());
    this.#others.set(language, { titles, order });
  }
}
