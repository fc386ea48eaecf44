import type { Language } from "@chemical-ink/catalogue-schema/languages";
import { tidyTitle, titleCollator, titleKey } from "./names.ts";
import { SortOrder } from "./sort-order.ts";
import { lengthened } from "./typed-arrays.ts";

/** All products by their titles in one language, and then by their ids. */
export class TitleOrder {
  readonly order: SortOrder;
  readonly #collator: Intl.Collator;
  /** While loading: the docIds by title, and those that came out of order. */
  #loaded = new Uint32Array(0);
  #count = 0;
  #misplaced: number[] = [];

  constructor(
    language: Language,
    readonly titleOf: (docId: number) => string,
    private readonly idOf: (docId: number) => string,
  ) {
    this.#collator = titleCollator(language);
    this.order = new SortOrder((a, b) => this.compare(a, b));
  }

  /** Below 0 where the first docId comes first. */
  compare(a: number, b: number): number {
    return (
      this.#collator.compare(this.titleOf(a), this.titleOf(b)) ||
      (this.idOf(a) < this.idOf(b) ? -1 : 1)
    );
  }

  /** The products with exactly this title; case and space do not count. */
  docIdsOf(title: string): number[] {
    const tidy = tidyTitle(title);
    const key = titleKey(title);
    const { docIds } = this.order;
    const found: number[] = [];
    const compare = (docId: number) => this.#collator.compare(this.titleOf(docId), tidy);
    for (let at = this.order.lowerBound(compare); at < docIds.length; at += 1) {
      const docId = docIds[at] ?? 0;
      if (compare(docId) !== 0) break;
      if (titleKey(this.titleOf(docId)) === key) found.push(docId);
    }
    return found;
  }

  /** Makes room for so many products, before they are loaded. */
  expect(products: number): void {
    this.#loaded = new Uint32Array(products);
  }

  /** Loads the next product in the index's order of titles. Another order than ours costs time. */
  load(docId: number): void {
    const before = this.#count > 0 ? (this.#loaded[this.#count - 1] ?? 0) : undefined;
    if (before !== undefined && this.compare(before, docId) > 0) {
      this.#misplaced.push(docId);
      return;
    }
    if (this.#count === this.#loaded.length) {
      this.#loaded = lengthened(this.#loaded, new Uint32Array(2 * this.#count + 64));
    }
    this.#loaded[this.#count++] = docId;
  }

  /** To be called once, when all products are loaded. */
  finalize(): void {
    this.order.replace(this.#loaded.slice(0, this.#count));
    this.order.update([], this.#misplaced);
    this.#loaded = new Uint32Array(0);
    this.#misplaced = [];
  }
}
