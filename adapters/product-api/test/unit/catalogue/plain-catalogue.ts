import type { FacetType } from "@chemical-ink/catalogue-schema/attributes";
import { attributes } from "@chemical-ink/catalogue-schema/attributes";
import { facetTypes, forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import { type Language, mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import type { CheckedListingRequest, Facets } from "../../../src/contract/listing.ts";

/** A document, as far as a listing depends on it. */
export interface PlainDocument extends Record<string, unknown> {
  id: string;
  title: string;
  status: string;
  sales_channel_ids: string[];
  brand: string;
  category: string;
  category_handle: string;
  color: string;
  sub_category: string;
  sub_category_handle: string;
  printers: string[];
  price: number;
  in_stock: boolean;
  sold: number;
  created_at: string;
}

const nameOf = forEachFacet((_type, attribute) => attributes[attribute].backend);

/** The word of a document that a facet counts; documents of these tests may lack a newer attribute. */
function wordOf(type: FacetType): (document: PlainDocument) => string {
  return (document) => String(document[nameOf[type]] ?? "");
}

/** A text of a document in a language; in the main one where it is not translated. */
function textIn(document: PlainDocument, name: string, language: Language): string {
  const json = String(document.translations_json ?? "");
  const translations = json ? JSON.parse(json) : {};
  return String(translations[language]?.[name] || (document[name] ?? ""));
}

const titles = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

type Compare = (a: PlainDocument, b: PlainDocument) => number;

const comparisons: Record<CheckedListingRequest["sort"], Compare> = {
  relevance: (a, b) => b.sold - a.sold,
  bestSelling: (a, b) => b.sold - a.sold,
  newest: (a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0),
  priceAsc: (a, b) => a.price - b.price,
  priceDesc: (a, b) => b.price - a.price,
  titleAsc: () => 0,
};

/** Documents in an order; title, then id, decide where the rest is equal. */
export function plainOrder(
  documents: PlainDocument[],
  sort: CheckedListingRequest["sort"],
  language: Language = mainLanguage,
): PlainDocument[] {
  // Titles of the main language decide between equals in other orders.
  const titleOf = (document: PlainDocument) =>
    textIn(document, "title", sort === "titleAsc" ? language : mainLanguage);
  return documents.toSorted(
    (a, b) =>
      comparisons[sort](a, b) || titles.compare(titleOf(a), titleOf(b)) || (a.id < b.id ? -1 : 1),
  );
}

/**
 * A page of a listing, found out the plain way: each product is looked at for each question. Slow,
 * and easy to see that it is right.
 */
export function plainListing(
  documents: PlainDocument[],
  salesChannel: string,
  { page, itemsPerPage, sort, filters }: CheckedListingRequest,
  category?: string,
  language: Language = mainLanguage,
): { ids: string[]; total: number; facets: Facets } {
  const forSale = documents.filter(
    ({ status, sales_channel_ids }) =>
      status === "published" && sales_channel_ids.includes(salesChannel),
  );
  const inScope = forSale.filter(
    (document) =>
      category === undefined ||
      document.category_handle === category ||
      document.sub_category_handle === category,
  );
  const passes = (document: PlainDocument, without?: FacetType) =>
    facetTypes.every((type) => {
      const chosen = type === without ? undefined : filters[type];
      return !chosen?.length || chosen.includes(wordOf(type)(document));
    }) &&
    (!filters.printer?.length ||
      filters.printer.some((name) => document.printers.includes(name))) &&
    document.price >= (filters.price?.min ?? 0) &&
    document.price <= (filters.price?.max ?? Number.POSITIVE_INFINITY) &&
    (!filters.inStock || document.in_stock);

  const facetOf = (type: FacetType) => {
    const words = inScope.filter((document) => passes(document, type)).map(wordOf(type));
    const values = new Set([...words, ...(filters[type] ?? [])].filter(Boolean));
    return [...values]
      .map((value) => {
        const count = words.filter((word) => word === value).length;
        const [label] = forSale
          .filter((document) => wordOf(type)(document) === value)
          .map((document) => textIn(document, nameOf[type], language))
          .filter((word) => word !== value)
          .toSorted();
        return label === undefined ? { value, count } : { value, count, label };
      })
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  };

  const selected = plainOrder(
    inScope.filter((document) => passes(document)),
    sort,
    language,
  );
  return {
    ids: selected.slice((page - 1) * itemsPerPage, page * itemsPerPage).map(({ id }) => id),
    total: selected.length,
    facets: forEachFacet(facetOf),
  };
}

/** Values with the same count come in one order, also those with a count of 0. */
export function inOneOrder(facets: Facets): Facets {
  const sorted = { ...facets };
  for (const type of facetTypes) {
    sorted[type] = facets[type].toSorted(
      (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
    );
  }
  return sorted;
}
