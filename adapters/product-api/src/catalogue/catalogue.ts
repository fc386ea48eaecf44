import { addressesPerPage, type ProductAddresses } from "../contract/addresses.ts";
import type { CheckedListingRequest, Listing } from "../contract/listing.ts";
import type { SupportedPrinters } from "../contract/printers.ts";
import type { Product } from "../contract/product.ts";
import type { ProductTitles } from "../contract/titles.ts";
import { toProduct } from "./catalogue-document.ts";
import type { CatalogueFeed, LiveCatalogue } from "./catalogue-feed.ts";
import { CatalogueUnavailableError, type IndexDatabase } from "./index-database.ts";
import { ListedProductCache } from "./listed-product-cache.ts";
import { partialProduct } from "./partial-product.ts";
import type { ProductCache } from "./product-cache.ts";
import { DocScores } from "./projection/doc-scores.ts";
import { pageOf } from "./projection/page.ts";
import { type Scope, select } from "./projection/selection.ts";
import { searchTerm } from "./projection/term-search.ts";
import type { UnreadableDocuments } from "./unreadable-documents.ts";

const byName = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** After the index did not answer, it is not asked for so long, ms: nobody waits for it in a row. */
const notAskedForMs = 1_000;

/** Titles that are sent at once. */
const titlesAtOnce = 1_000;

/**
 * What shoppers read. What is listed, in which order and with which counts is decided in memory;
 * the products' documents come from the catalogue index, in one round trip at most. While the index
 * does not answer, they come from the product cache, and what is not there is made of what a listing
 * needs, and marked as partial.
 *
 * Every method throws CatalogueUnavailableError.
 */
export class Catalogue {
  readonly #shown = new ListedProductCache();
  #notAskedBefore = 0;

  constructor(
    private readonly feed: Pick<CatalogueFeed, "read" | "isInSync">,
    private readonly database: Pick<IndexDatabase, "documents" | "documentsNamed" | "writtenAt">,
    private readonly unreadable: UnreadableDocuments,
    private readonly cache: ProductCache,
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
      const matches = searchTerm(projection, term);
      return matches ? { found: matches.scores, ...matches } : { found: new DocScores() };
    });
  }

  /**
   * A product by its id, its slug, or a slug it had before.
   *
   * @throws CatalogueUnavailableError too where the index alone knows what had this slug before
   */
  async product(idOrSlug: string): Promise<Product | undefined> {
    const live = this.feed.read();
    const { projection, version } = live;
    const answer = await this.#ask(() => this.database.documentsNamed(version, idOrSlug));
    if (!answer) {
      const docId = projection.docIdOf(idOrSlug) ?? projection.docIdOfSlug(idOrSlug);
      if (docId === undefined) throw new CatalogueUnavailableError("no product has this slug now");
      return this.#fromMemory(live, docId);
    }
    for (const { id, document } of answer.found) {
      // The one that is for sale: another may have had its slug before.
      if (projection.docIdOf(id) !== undefined) {
        this.cache.use([id]);
        return this.unreadable.read(id, () => toProduct(document));
      }
    }
    return undefined;
  }

  /** The product of exactly this title, whatever its case and the space around it. */
  async productByTitle(title: string): Promise<Product | undefined> {
    const live = this.feed.read();
    const [docId] = live.projection.docIdsOfTitle(title);
    const [product] = docId === undefined ? [] : await this.#products(live, [docId]);
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

  /** How many products are for sale. */
  get size(): number {
    return this.feed.read().projection.size;
  }

  /** Every product's title and slug, by title, in batches: of a million it is 100 MB. */
  *titles(): Generator<ProductTitles> {
    const { orders, names } = this.feed.read().projection;
    // As they are now: changes move them while others are sent.
    const docIds = orders.titleAsc.docIds.slice();
    for (let start = 0; start < docIds.length; start += titlesAtOnce) {
      yield Array.from(docIds.subarray(start, start + titlesAtOnce), (docId) => ({
        title: names.titleOf(docId),
        slug: names.slugOf(docId),
      }));
    }
  }

  /** A page of every product's slug, the oldest product first: what is new comes onto the last. */
  async addresses(page: number): Promise<ProductAddresses> {
    const { projection, version } = this.feed.read();
    const { orders, size, names } = projection;
    const end = Math.max(0, size - (page - 1) * addressesPerPage);
    const docIds = orders.newest.docIds.slice(Math.max(0, end - addressesPerPage), end).reverse();
    const ids = Array.from(docIds, (docId) => projection.idOf(docId));
    const found = ids.length > 0 ? await this.database.writtenAt(version, ids) : [];
    const timeOf = new Map(found.map(({ id, updatedAt }) => [id, updatedAt]));
    return {
      addresses: Array.from(docIds).flatMap((docId, at) => {
        const time = Date.parse(timeOf.get(ids[at] ?? "") ?? "");
        return Number.isNaN(time)
          ? []
          : { slug: names.slugOf(docId), updatedAt: new Date(time).toISOString() };
      }),
      page,
      pages: Math.ceil(size / addressesPerPage),
    };
  }

  /** Every printer that a product fits, by name as people sort them: L805 before L3150. */
  async printers(): Promise<SupportedPrinters> {
    const { printers, columns } = this.feed.read().projection;
    const supported = Array.from(printers, ([name, fitting]) => {
      let products = 0;
      fitting.visit((docId) => {
        if (columns.isAlive(docId)) products += 1;
      });
      return { name, products };
    });
    return supported
      .filter(({ name, products }) => name !== "" && products > 0)
      .sort((one, other) => byName.compare(one.name, other.name));
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
    const docIds = pageOf(live.projection, selection, range, scope.found);
    return {
      products: await this.#products(live, docIds),
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
    const { docIds } = live.projection.orders[sort];
    return this.#products(live, Array.from(docIds.subarray(0, count)));
  }

  /** The products in these docIds; without one that has just gone, or cannot be read. */
  async #products(live: LiveCatalogue, docIds: number[]): Promise<Product[]> {
    const ids = docIds.map((docId) => live.projection.idOf(docId));
    this.cache.use(ids);
    const answer = await this.#ask(() =>
      this.#shown.find(live, ids, async (missing) => {
        const found = new Map<string, Product>();
        for (const { id, document } of await this.database.documents(live.version, missing)) {
          const product = this.unreadable.read(id, () => toProduct(document));
          if (product) found.set(id, product);
        }
        return found;
      }),
    );
    return answer?.found ?? docIds.map((docId) => this.#fromMemory(live, docId));
  }

  /** Asks the index; nothing where it does not answer. */
  async #ask<Found>(read: () => Promise<Found>): Promise<{ found: Found } | undefined> {
    if (!this.feed.isInSync || Date.now() < this.#notAskedBefore) return;
    try {
      return { found: await read() };
    } catch (error) {
      if (!(error instanceof CatalogueUnavailableError)) throw error;
      this.#notAskedBefore = Date.now() + notAskedForMs;
      return;
    }
  }

  #fromMemory({ projection }: LiveCatalogue, docId: number): Product {
    return (
      this.cache.get(projection.idOf(docId)) ??
      partialProduct(projection, docId, this.cache.currency)
    );
  }
}
