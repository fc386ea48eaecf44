import { type Language, mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import { addressesPerPage, type ProductAddresses } from "../contract/addresses.ts";
import type { CheckedListingRequest, Listing } from "../contract/listing.ts";
import type { SupportedPrinters } from "../contract/printers.ts";
import type { Product } from "../contract/product.ts";
import type { ProductTitles } from "../contract/titles.ts";
import { toProduct } from "./catalogue-document.ts";
import type { CatalogueFeed, LiveCatalogue } from "./catalogue-feed.ts";
import type { CatalogueQuery, ProductSummary } from "./catalogue-search.ts";
import { CatalogueUnavailableError, type IndexDatabase } from "./index-database.ts";
import { ListedProductCache } from "./listed-product-cache.ts";
import { partialProduct } from "./partial-product.ts";
import type { ProductCache } from "./product-cache.ts";
import { inLanguage, type TranslatableProduct } from "./product-translations.ts";
import type { UnreadableDocuments } from "./unreadable-documents.ts";

const byName = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** After the index did not answer, nobody waits for it for so long, ms. */
const retryAfterMs = 1_000;

/** What a listing is narrowed to, and its language; the main one if absent. */
type Scope = Pick<CatalogueQuery, "categoryHandle" | "term" | "language">;

/**
 * What shoppers read. The catalogue search finds the ids of a listing, its order and its counts; the
 * documents come from the catalogue index, in one round trip at most. While the index does not
 * answer, products come from the product cache; a product that is not in it is partial.
 *
 * Every method throws CatalogueUnavailableError.
 */
export class Catalogue {
  readonly #listedProducts = new ListedProductCache();
  #retryAt = 0;

  constructor(
    private readonly feed: Pick<CatalogueFeed, "read" | "isInSync">,
    private readonly database: Pick<IndexDatabase, "documents" | "documentsNamed" | "writtenAt">,
    private readonly unreadable: UnreadableDocuments,
    private readonly cache: ProductCache,
  ) {}

  /** A page of all products, of a category's, or of what matches a term. */
  async list(
    { page, itemsPerPage, sort, filters }: CheckedListingRequest,
    scope: Scope = {},
  ): Promise<Listing> {
    const live = this.feed.read();
    const range = { sort, skip: (page - 1) * itemsPerPage, take: itemsPerPage };
    const { ids, ...found } = await live.search.list({ filters, ...range, ...scope });
    return {
      products: await this.#products(live, ids, scope.language),
      page,
      itemsPerPage,
      pages: Math.ceil(found.total / itemsPerPage),
      ...found,
    };
  }

  /** Whether any product is in a category of either level. */
  async hasProductsIn(categoryHandle: string): Promise<boolean> {
    const first = { filters: {}, sort: "titleAsc", skip: 0, take: 1 } as const;
    const { total } = await this.feed.read().search.list({ ...first, categoryHandle });
    return total > 0;
  }

  /**
   * A product by its id, its slug, or a slug that it had before.
   *
   * @throws CatalogueUnavailableError also where only the index could know a former slug
   */
  async product(idOrSlug: string, language = mainLanguage): Promise<Product | undefined> {
    const live = this.feed.read();
    const answer = await this.#ask(() => this.database.documentsNamed(live.version, idOrSlug));
    if (!answer) {
      const id = await live.search.idOf(idOrSlug);
      const [product] = id === undefined ? [] : await this.#fromMemory(live, [id], language);
      if (!product) throw new CatalogueUnavailableError("no product has this slug now");
      return inLanguage(product, language);
    }
    for (const { id, document } of answer.found) {
      // Several products can have had this slug: the first one that is for sale counts.
      if (await live.search.has(id)) {
        this.cache.use([id]);
        return this.unreadable.read(id, () => inLanguage(toProduct(document), language));
      }
    }
    return undefined;
  }

  /** The product with exactly this title; case and space do not count. */
  async productByTitle(title: string, language?: Language): Promise<Product | undefined> {
    const live = this.feed.read();
    const id = await live.search.idOfTitle(title);
    const [product] = id === undefined ? [] : await this.#products(live, [id], language);
    return product;
  }

  /** The newest products, or those that were ordered most. */
  async first(
    sort: "newest" | "bestSelling",
    count: number,
    language?: Language,
  ): Promise<Product[]> {
    const live = this.feed.read();
    const keys = await live.search.ranked(sort, { skip: 0, take: count });
    return this.#products(
      live,
      keys.map(({ id }) => id),
      language,
    );
  }

  /** How many products are for sale. */
  get size(): number {
    return this.feed.read().search.size;
  }

  /** Every product's title and slug, by title, in batches. */
  titles(): AsyncIterable<ProductTitles> {
    return this.feed.read().search.titles();
  }

  /** A page of every product's slug, the oldest product first: new products are on the last page. */
  async addresses(page: number): Promise<ProductAddresses> {
    const { search, version } = this.feed.read();
    const end = Math.max(0, search.size - (page - 1) * addressesPerPage);
    const skip = Math.max(0, end - addressesPerPage);
    const keys = (await search.ranked("newest", { skip, take: end - skip })).reverse();
    const ids = keys.map(({ id }) => id);
    const found = ids.length > 0 ? await this.database.writtenAt(version, ids) : [];
    const timeOf = new Map(found.map(({ id, updatedAt }) => [id, updatedAt]));
    return {
      addresses: keys.flatMap(({ id, slug }) => {
        const time = Date.parse(timeOf.get(id) ?? "");
        return Number.isNaN(time) ? [] : { slug, updatedAt: new Date(time).toISOString() };
      }),
      page,
      pages: Math.ceil(search.size / addressesPerPage),
    };
  }

  /** Every printer that a product fits, by name as people sort them: L805 before L3150. */
  async printers(): Promise<SupportedPrinters> {
    const printers = await this.feed.read().search.printers();
    return printers.sort((one, other) => byName.compare(one.name, other.name));
  }

  /** Products by their ids, without those that are gone or not readable. */
  async #products(live: LiveCatalogue, ids: string[], language = mainLanguage): Promise<Product[]> {
    this.cache.use(ids);
    const answer = await this.#ask(() =>
      this.#listedProducts.find(live, ids, async (missing) => {
        const found = new Map<string, TranslatableProduct>();
        for (const { id, document } of await this.database.documents(live.version, missing)) {
          const product = this.unreadable.read(id, () => toProduct(document));
          if (product) found.set(id, product);
        }
        return found;
      }),
    );
    const products = answer?.found ?? (await this.#fromMemory(live, ids, language));
    return products.map((product) => inLanguage(product, language));
  }

  /** Asks the index; undefined where it does not answer. */
  async #ask<Found>(read: () => Promise<Found>): Promise<{ found: Found } | undefined> {
    if (!this.feed.isInSync || Date.now() < this.#retryAt) return;
    try {
      return { found: await read() };
    } catch (error) {
      if (!(error instanceof CatalogueUnavailableError)) throw error;
      this.#retryAt = Date.now() + retryAfterMs;
      return;
    }
  }

  async #fromMemory(
    { search }: LiveCatalogue,
    ids: string[],
    language: Language,
  ): Promise<TranslatableProduct[]> {
    const products = await Promise.all(
      ids.map(
        async (id) => this.cache.get(id) ?? this.#partial(await search.summary(id, language)),
      ),
    );
    return products.filter((product) => product !== undefined);
  }

  #partial(summary: ProductSummary | undefined): Product | undefined {
    const { currency } = this.cache;
    if (currency === undefined)
      throw new CatalogueUnavailableError("the currency is not known yet");
    return summary && partialProduct(summary, currency);
  }
}
