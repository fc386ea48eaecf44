import type { FacetType } from "@chemical-ink/catalogue-schema/attributes";
import type { Language } from "@chemical-ink/catalogue-schema/languages";
import type { SortOrder } from "@chemical-ink/catalogue-schema/sort-orders";
import type { Facets, Filters } from "../contract/listing.ts";
import type { SupportedPrinters } from "../contract/printers.ts";
import type { ProductTitles } from "../contract/titles.ts";

/** A question for one page of products. */
export interface CatalogueQuery {
  filters: Filters;
  sort: SortOrder;
  /** How many products are on the pages before, and how many on this one. */
  skip: number;
  take: number;
  /** Only products in this category: its slug, of either level. */
  categoryHandle?: string;
  /** Only products that match this search term. */
  term?: string;
  /** The language of the term, of titles that are sorted, and of labels; the main one if absent. */
  language?: Language;
}

/** One page of products. */
export interface CataloguePage {
  ids: string[];
  /** How many products are on all pages. */
  total: number;
  /** A facet's counts ignore the choice of that facet. */
  facets: Facets;
  /** The term that was searched for instead, where no product matches the term as typed. */
  correctedTerm?: string;
}

/** A product as far as the search itself knows it, without its document. */
export interface ProductSummary extends ProductKey {
  title: string;
  facets: Record<FacetType, string>;
  categorySlug: string;
  subCategorySlug: string;
  /** Major currency units. */
  price: number;
  inStock: boolean;
  sold: number;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface ProductKey {
  id: string;
  slug: string;
}

/** Changes of the catalogue index: documents as they are now, and the ids of removed ones. */
export interface CatalogueChanges {
  documents: { id: string; document: unknown }[];
  gone: string[];
}

/**
 * Lists, filters, sorts and searches the products that are for sale, and answers with their ids.
 *
 * The projection in memory is one adapter; a search library or a search server can be another one.
 * An adapter is right when it passes `describeCatalogueSearch` (test/unit/catalogue).
 */
export interface CatalogueSearch {
  /** How many products are for sale. */
  readonly size: number;
  /** Whether changes have made it so large or slow that the catalogue should be loaded again. */
  readonly isFragmented: boolean;

  /**
   * One page of products with the counts of all facets.
   *
   * A product matches a term when it has all of its words; the last word may be a prefix, and part
   * numbers match with any punctuation. Texts that are not translated are found in the main language.
   * Where no product matches, the words of all languages count, and then typing errors are corrected,
   * towards words that name goods in the language of the query.
   * `relevance` sorts by the quality of the match, and without a term by best selling. Title, then
   * id, decide between equals.
   */
  list(query: CatalogueQuery): Promise<CataloguePage>;

  /** A part of all products in one order, without facets. */
  ranked(
    sort: Exclude<SortOrder, "relevance">,
    range: { skip: number; take: number },
  ): Promise<ProductKey[]>;

  /** The title and slug of every product by title, in batches, as they were at the first batch. */
  titles(language?: Language): AsyncIterable<ProductTitles>;

  /** Every printer that a product fits, with how many products fit it; in any order. */
  printers(): Promise<SupportedPrinters>;

  /** Whether a product with this id is for sale. */
  has(id: string): Promise<boolean>;
  /** The id of the product with this id, or else with this slug. */
  idOf(idOrSlug: string): Promise<string | undefined>;
  /** The id of the product with exactly this title; case and space do not count. */
  idOfTitle(title: string): Promise<string | undefined>;
  /** What is known of a product without its document; the title is in this language. */
  summary(id: string, language?: Language): Promise<ProductSummary | undefined>;

  /** Applies changes: the next answer has them. Applying them twice has the same result. */
  apply(changes: CatalogueChanges): Promise<void>;
}

/** Reads the whole catalogue into a new search. The calls come in the order of the methods. */
export interface CatalogueLoader {
  /** How many documents will come, to reserve memory. */
  expect(documents: number): void;
  /** A batch of documents. */
  load(documents: CatalogueChanges["documents"]): void | Promise<void>;
  /** The languages that titles were loaded in, the main one first: names are loaded in each of them. */
  titleLanguages(): Language[];
  /** A batch of names in the index's order of titles: it spares sorting them again. */
  loadNames(names: ProductNames[], language?: Language): void;
  /** Sorts and indexes what was loaded. */
  finalize(): Promise<CatalogueSearch>;
}

export interface ProductNames extends ProductKey {
  title: string;
}

/**
 * Starts a new, empty search.
 *
 * @param salesChannelIds only products in one of these are for sale
 */
export type StartLoading = (salesChannelIds: ReadonlySet<string>) => CatalogueLoader;
