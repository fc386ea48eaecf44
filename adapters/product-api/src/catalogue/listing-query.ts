import type { SearchFilters, SearchOrder, SearchQuery } from "../commerce/search-query.ts";
import {
  type CheckedListingRequest,
  type Filters,
  facetTypes,
  type SortOrder,
} from "../contract/listing.ts";
import { documentFields } from "./catalogue-document.ts";
import { facetFields, facetRequests } from "./facets.ts";

/** What a listing is a part of: all products, one category's, or what matches a text. */
export interface ListingScope {
  categoryHandle?: string;
  text?: string;
}

/** The query for one page of a listing with its exact total and its facets. */
export function listingQuery(request: CheckedListingRequest, scope: ListingScope): SearchQuery {
  return {
    entity: "product",
    fields: documentFields,
    filters: {
      ...(scope.text !== undefined && { q: scope.text }),
      ...(scope.categoryHandle !== undefined && inCategory(scope.categoryHandle)),
      ...toSearchFilters(request.filters),
    },
    pagination: {
      skip: (request.page - 1) * request.itemsPerPage,
      take: request.itemsPerPage,
      order: toSearchOrder(request.sort, scope.text !== undefined),
    },
    search_options: {
      count: "exact",
      facets: facetRequests,
      disjunctive_facets: true,
      ...(scope.text !== undefined && { match_strategy: "last" }),
    },
  };
}

/** A category of either level by its handle. */
export function inCategory(handle: string): SearchFilters {
  return { $or: [{ category_handle: handle }, { sub_category_handle: handle }] };
}

function toSearchFilters(filters: Filters): SearchFilters {
  const found: SearchFilters = {};
  for (const type of facetTypes) {
    const values = filters[type];
    if (values?.length) {
      found[facetFields[type]] = values;
    }
  }
  if (filters.printer?.length) {
    found.printers = filters.printer;
  }
  const { min, max } = filters.price ?? {};
  if (min !== undefined || max !== undefined) {
    found.price = {
      ...(min !== undefined && { $gte: min }),
      ...(max !== undefined && { $lte: max }),
    };
  }
  if (filters.inStock) {
    found.in_stock = true;
  }
  return found;
}

/** Title, then id, decide where the rest is equal: pages never overlap. */
const tieBreakers: SearchOrder = { title: "ASC", id: "ASC" };

const orders: Record<Exclude<SortOrder, "relevance">, SearchOrder> = {
  newest: { created_at: "DESC", ...tieBreakers },
  priceAsc: { price: "ASC", ...tieBreakers },
  priceDesc: { price: "DESC", ...tieBreakers },
  bestSelling: { sold: "DESC", ...tieBreakers },
  titleAsc: tieBreakers,
};

/** The index's order for a sort; `relevance` without a text is best selling. */
export function toSearchOrder(sort: SortOrder, hasText: boolean): SearchOrder {
  if (sort !== "relevance") {
    return orders[sort];
  }
  return hasText ? { _score: "DESC", ...orders.bestSelling } : orders.bestSelling;
}
