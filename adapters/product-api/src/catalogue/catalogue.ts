import type { Caller, Engine } from "../commerce/engine.ts";
import type {
  SearchFilters,
  SearchOrder,
  SearchQuery,
  SearchResult,
} from "../commerce/search-query.ts";
import type { CheckedListingRequest, Listing } from "../contract/listing.ts";
import type { Product } from "../contract/product.ts";
import type { ProductTitles } from "../contract/titles.ts";
import { documentFields, toProduct } from "./catalogue-document.ts";
import { toFacets } from "./facets.ts";
import { inCategory, type ListingScope, listingQuery, toSearchOrder } from "./listing-query.ts";
import { mpnKey, possibleMpnKeys, readingsOf, wordsOf } from "./search-term.ts";
import { correctTerm } from "./spelling.ts";

/** The most documents one query of the index gives. */
const mostPerQuery = 100;
/** The most queries one round trip takes. */
const mostQueries = 20;

/**
 * What shoppers read: every answer comes from the engine's catalogue index, in one round trip
 * wherever something is found as asked for.
 *
 * Every method throws EngineUnavailableError and EngineRefusedError.
 */
export class Catalogue {
  constructor(private readonly engine: Engine) {}

  /** A page of all products. */
  async list(request: CheckedListingRequest, caller: Caller): Promise<Listing> {
    return this.readListing(request, {}, caller);
  }

  /** A page of a category's products, or nothing where there is no such category. */
  async listCategory(
    handle: string,
    request: CheckedListingRequest,
    caller: Caller,
  ): Promise<Listing | undefined> {
    const [listed, all] = await this.engine.search(
      [listingQuery(request, { categoryHandle: handle }), countQuery(inCategory(handle))],
      caller,
    );
    const isKnown = (all?.count ?? 0) > 0 || (await this.engine.hasCategory(handle, caller));
    return isKnown ? toListing(request, listed) : undefined;
  }

  /**
   * A page of what matches a term. All words have to match, the last may be a beginning. Where
   * nothing does, typing errors are corrected, and the listing says what was searched for.
   */
  async search(term: string, request: CheckedListingRequest, caller: Caller): Promise<Listing> {
    const asTyped = await this.searchReadings(term, request, caller);
    if (asTyped.matches || wordsOf(term).length === 0) {
      return asTyped.listing;
    }
    const correctedTerm = await correctTerm(term, this.engine, caller);
    if (correctedTerm === undefined) {
      return asTyped.listing;
    }
    const corrected = await this.searchReadings(correctedTerm, request, caller);
    return corrected.matches ? { ...corrected.listing, correctedTerm } : asTyped.listing;
  }

  /** A product by its id or its slug. */
  async product(idOrSlug: string, caller: Caller): Promise<Product | undefined> {
    const either: SearchFilters = { $or: [{ id: idOrSlug }, { handle: idOrSlug }] };
    const products = await this.readProducts(either, { id: "ASC" }, 2, caller);
    return products.find(({ _id }) => _id === idOrSlug) ?? products[0];
  }

  /** The product of exactly this title, whatever its case and the space around it. */
  async productByTitle(title: string, caller: Caller): Promise<Product | undefined> {
    const wanted = comparable(title);
    const [result] = await this.engine.search(
      [
        {
          entity: "product",
          fields: documentFields,
          filters: { q: title },
          pagination: { skip: 0, take: mostPerQuery, order: toSearchOrder("relevance", true) },
          search_options: { count: "none", match_strategy: "all" },
        },
      ],
      caller,
    );
    const match = result?.documents.find(
      (document) => typeof document.title === "string" && comparable(document.title) === wanted,
    );
    return match && toProduct(match);
  }

  /** The products that came last into the shop. */
  async newArrivals(count: number, caller: Caller): Promise<Product[]> {
    return this.readProducts({}, toSearchOrder("newest", false), count, caller);
  }

  /** The products that were ordered most. */
  async bestSellers(count: number, caller: Caller): Promise<Product[]> {
    return this.readProducts({}, toSearchOrder("bestSelling", false), count, caller);
  }

  /** Every product's title and slug, by title. */
  async titles(caller: Caller): Promise<ProductTitles> {
    const [first] = await this.engine.search([titlesQuery(0)], caller);
    const documents = [...(first?.documents ?? [])];
    const rest = Math.ceil((first?.count ?? 0) / mostPerQuery) - 1;
    for (let done = 0; done < rest; done += mostQueries) {
      const queries = Array.from({ length: Math.min(mostQueries, rest - done) }, (_, index) =>
        titlesQuery((done + index + 1) * mostPerQuery),
      );
      const results = await this.engine.search(queries, caller);
      documents.push(...results.flatMap((result) => result.documents));
    }
    return documents.map(({ title, handle }) => ({ title: String(title), slug: String(handle) }));
  }

  /** Asks the index for nothing: throws where it cannot be asked. */
  async ping(caller: Caller): Promise<void> {
    await this.engine.search([countQuery({})], caller);
  }

  private async readListing(
    request: CheckedListingRequest,
    scope: ListingScope,
    caller: Caller,
  ): Promise<Listing> {
    const [result] = await this.engine.search([listingQuery(request, scope)], caller);
    return toListing(request, result);
  }

  /** Asks for all readings at once and takes the first that matches anything. */
  private async searchReadings(term: string, request: CheckedListingRequest, caller: Caller) {
    const readings = readingsOf(term);
    if (readings.length === 0) {
      return { matches: false, listing: toListing(request, undefined) };
    }
    const results = await this.engine.search(
      readings.flatMap((text) => [listingQuery(request, { text }), countQuery({ q: text })]),
      caller,
    );
    // What matches decides, not what the filters leave of it: a filter never changes the reading.
    const chosen = readings.findIndex((_, index) => (results[2 * index + 1]?.count ?? 0) > 0);
    const listing = toListing(request, results[2 * Math.max(chosen, 0)]);
    if (request.sort === "relevance") {
      listing.products = namedFirst(listing.products, possibleMpnKeys(term));
    }
    return { matches: chosen >= 0, listing };
  }

  private async readProducts(
    filters: SearchFilters,
    order: SearchOrder,
    take: number,
    caller: Caller,
  ): Promise<Product[]> {
    const [result] = await this.engine.search(
      [
        {
          entity: "product",
          fields: documentFields,
          filters,
          pagination: { skip: 0, take, order },
          search_options: { count: "none" },
        },
      ],
      caller,
    );
    return (result?.documents ?? []).map(toProduct);
  }
}

function countQuery(filters: SearchFilters): SearchQuery {
  return {
    entity: "product",
    fields: ["id"],
    filters,
    pagination: { skip: 0, take: 0 },
    search_options: { count: "exact", ...(filters.q !== undefined && { match_strategy: "last" }) },
  };
}

function titlesQuery(skip: number): SearchQuery {
  return {
    entity: "product",
    fields: ["title", "handle"],
    pagination: { skip, take: mostPerQuery, order: toSearchOrder("titleAsc", false) },
    search_options: { count: skip === 0 ? "exact" : "none" },
  };
}

function toListing(request: CheckedListingRequest, result: SearchResult | undefined): Listing {
  const total = result?.count ?? 0;
  return {
    products: (result?.documents ?? []).map(toProduct),
    page: request.page,
    itemsPerPage: request.itemsPerPage,
    total,
    pages: Math.ceil(total / request.itemsPerPage),
    facets: toFacets(result?.facets ?? {}, request.filters),
  };
}

/** A product whose own part number was typed comes before those that merely mention it. */
function namedFirst(products: Product[], keys: Set<string>): Product[] {
  const isNamed = ({ mpn }: Product) => keys.has(mpnKey(mpn));
  return [...products.filter(isNamed), ...products.filter((product) => !isNamed(product))];
}

function comparable(title: string): string {
  return title.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
}
