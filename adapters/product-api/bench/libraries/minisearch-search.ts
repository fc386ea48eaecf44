import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import type { CataloguePage, CatalogueQuery } from "../../src/catalogue/catalogue-search.ts";
import { editDistance, mostEdits } from "../../src/catalogue/edit-distance.ts";
import { singular, tokenize } from "../../src/catalogue/projection/tokenizer.ts";
import { hasDigit } from "../../src/catalogue/query-variants.ts";
import {
  type IndexedProduct,
  LibrarySearch,
  pageOfProducts,
  type StoredProduct,
  weights,
} from "./library-search.ts";
import { wordsOfVariants } from "./words-of-variants.ts";

/** MiniSearch finds the texts, with typing errors; it has no facets, filters by value or orders. */
export class MiniSearchSearch extends LibrarySearch {
  readonly #texts = new MiniSearch<Pick<IndexedProduct, "id" | "texts">>({
    fields: weights.map(String),
    extractField: ({ id, texts }, name) =>
      name === "id" ? id : (texts.find(({ weight }) => String(weight) === name)?.text ?? ""),
    tokenize: (text) => tokenize(text),
    processTerm: singular,
    searchOptions: {
      combineWith: "AND",
      boost: Object.fromEntries(weights.map((weight) => [weight, weight])),
    },
  });

  protected index(products: IndexedProduct[]): void {
    this.#texts.addAll(products);
  }

  protected remove(id: string): void {
    this.#texts.discard(id);
  }

  async list(query: CatalogueQuery): Promise<CataloguePage> {
    const { term, sort } = query;
    if (term === undefined) {
      return pageOfProducts(this.sorted(sort === "relevance" ? "bestSelling" : sort), query);
    }
    const { hits, correctedTerm } = this.#find(term);
    const page = pageOfProducts(this.#inOrder(hits, sort), query);
    return { ...page, ...(correctedTerm !== undefined && { correctedTerm }) };
  }

  #find(term: string): { hits: SearchResult[]; correctedTerm?: string } {
    for (const words of wordsOfVariants(term)) {
      const hits = this.#search(words, {});
      if (hits.length > 0) return { hits };
    }
    const [words = []] = wordsOfVariants(term);
    const fuzzy = (word: string) => (hasDigit(word) ? false : mostEdits(word));
    const hits = this.#search(words, { fuzzy });
    const [best] = hits;
    if (!best) return { hits };
    const nearest = (word: string) =>
      hasDigit(word)
        ? word
        : best.terms.toSorted((a, b) => editDistance(word, a) - editDistance(word, b))[0];
    return { hits, correctedTerm: words.map(nearest).join(" ") };
  }

  #search(words: string[], options: SearchOptions): SearchResult[] {
    if (words.length === 0) return [];
    const prefix = (_word: string, index: number) => index === words.length - 1;
    return this.#texts.search(words.join(" "), { prefix, ...options });
  }

  #inOrder(hits: SearchResult[], sort: CatalogueQuery["sort"]): StoredProduct[] {
    const scores = new Map(hits.map(({ id, score }) => [id, score]));
    const found = this.sorted(sort === "relevance" ? "bestSelling" : sort).filter(({ id }) =>
      scores.has(id),
    );
    if (sort !== "relevance") return found;
    return found.sort((a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0));
  }
}
