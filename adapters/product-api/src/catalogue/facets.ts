import type { SearchResult } from "../commerce/search-query.ts";
import {
  type Facets,
  type FacetType,
  type FacetValue,
  type Filters,
  facetTypes,
} from "../contract/listing.ts";

/** The index's field of each filter type. */
export const facetFields = {
  brand: "brand",
  category: "category",
  color: "color",
  subCategory: "sub_category",
} as const satisfies Record<FacetType, string>;

/** More values than any filter type has; the index gives ten when nobody says. */
const facetLimit = 1_000;

/** What to ask the index for, so that every filter type gets its counts. */
export const facetRequests = facetTypes.map((type) => ({
  field: facetFields[type],
  limit: facetLimit,
}));

/** The counts per filter type; a chosen value stays in sight even where nothing is left of it. */
export function toFacets(found: SearchResult["facets"], chosen: Filters): Facets {
  return {
    brand: valuesOf("brand"),
    category: valuesOf("category"),
    color: valuesOf("color"),
    subCategory: valuesOf("subCategory"),
  };

  function valuesOf(type: FacetType): FacetValue[] {
    // The index writes "" where a product has no such word: a printer has no colour.
    const values = (found[facetFields[type]] ?? []).filter(({ value }) => value !== "");
    const seen = new Set(values.map(({ value }) => value));
    const missing = (chosen[type] ?? []).filter((value) => !seen.has(value));
    return [...values, ...[...new Set(missing)].map((value) => ({ value, count: 0 }))];
  }
}
