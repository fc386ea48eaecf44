import type { CheckedListingRequest, Listing } from "../contract/listing.ts";
import type { Product } from "../contract/product.ts";
import type { ProductTitles } from "../contract/titles.ts";
import { toProduct } from "./catalogue-document.ts";
import type { CatalogueFeed, LiveCatalogue } from "./catalogue-feed.ts";
import type { IndexDatabase } from "./index-database.ts";
import { pageOf } from "./projection/page.ts";
import { type Scope, select } from "./projection/selection.ts";
import { searchTerm } from "./projection/term-search.ts";

/**
 * What shoppers read. What is listed, in which order and with which counts is decided in memory;
 * the products' documents come from the catalogue index, in one round trip at most.
 *
 * Every method throws CatalogueUnavailableError.
 */
export class Catalogue {
  constructor(
    private readonly feed: Pick<CatalogueFeed, "read">,
    private readonly database: Pick<IndexDatabase, "documents">,
  ) {}

  /** A page of all products. */
  async list(request: CheckedListingRequest): Promise<Listing> {
    return this.#listing(request, () => ({}));
  }

  /** A page of the products in a category of either level. */
  async listCategory(handle: string, request: CheckedListingRequest): Promise<Listing> {
    return this.#listing(request, () => ({ categoryHandle: handle }));
  }

  /** Whether any product is in a category of either level. */
  hasProductsIn(categoryHandle: string): boolean {
    return select(this.feed.read().projection, {}, { categoryHandle }).total > 0;
  }

  /**
   * A page of what matches a term. All words have to match, the last may be a beginning. Where
   * nothing does, typing errors are corrected, and the listing says what was searched for.
   */
  async search(term: string, request: CheckedListingRequest): Promise<Listing> {
    return this.#listing(request, ({ projection }) => {
      return searchTerm(projection, term) ?? { scores: new Uint16Array(0) };
    });
  }

  /** A product by its id, its slug, or a slug it had before. */
  async product(idOrSlug: string): Promise<Product | undefined> {
    const live = this.feed.read();
    const { projection } = live;
    const slot = projection.slotOfId(idOrSlug) ?? projection.slotOfHandle(idOrSlug);
    const [product] = slot === undefined ? [] : await this.#products(live, [slot]);
    return product;
  }

  /** The product of exactly this title, whatever its case and the space around it. */
  async productByTitle(title: string): Promise<Product | undefined> {
    const live = this.feed.read();
    const [slot] = live.projection.slotsOfTitle(title);
    const [product] = slot === undefined ? [] : await this.#products(live, [slot]);
    return product;
  }

  /** The products that came last into the shop. */
  async newArrivals(count: number): Promise<Product[]> {
    return this.#first("newest", count);
  }

  /** The products that were ordered most. */
  async bestSellers(count: number): Promise<Product[]> {
    return this.#first("bestSelling", count);
  }

  /** Every product's title and slug, by title. */
  async titles(): Promise<ProductTitles> {
    const { products, orders } = this.feed.read().projection;
    return Array.from(orders.titleAsc.slots, (slot) => ({
      title: products[slot]?.title ?? "",
      slug: products[slot]?.handle ?? "",
    }));
  }

  async #listing(
    request: CheckedListingRequest,
    scopeOf: (live: LiveCatalogue) => Scope & { correctedTerm?: string },
  ): Promise<Listing> {
    const live = this.feed.read();
    const { correctedTerm, ...scope } = scopeOf(live);
    const selection = select(live.projection, request.filters, scope);
    const { page, itemsPerPage, sort } = request;
    const range = { sort, skip: (page - 1) * itemsPerPage, take: itemsPerPage };
    const slots = pageOf(live.projection, selection, range, scope.scores);
    return {
      products: await this.#products(live, slots),
      page,
      itemsPerPage,
      total: selection.total,
      pages: Math.ceil(selection.total / itemsPerPage),
      facets: selection.facets,
      ...(correctedTerm !== undefined && { correctedTerm }),
    };
  }

  async #first(sort: "newest" | "bestSelling", count: number): Promise<Product[]> {
    const live = this.feed.read();
    const { slots } = live.projection.orders[sort];
    return this.#products(live, Array.from(slots.subarray(0, count)));
  }

  /** The products in these slots. One that has just gone from the index is left out. */
  async #products({ projection, version }: LiveCatalogue, slots: number[]): Promise<Product[]> {
    const ids = slots.flatMap((slot) => projection.products[slot]?.id ?? []);
    if (ids.length === 0) return [];
    const found = new Map<string, Product>();
    for (const { id, document } of await this.database.documents(version, ids)) {
      found.set(id, toProduct(document));
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }
}
