import { setTimeout as pause } from "node:timers/promises";
import { toProduct } from "./catalogue-document.ts";
import type { CatalogueFeed, LiveCatalogue } from "./catalogue-feed.ts";
import { CatalogueUnavailableError, type IndexDatabase } from "./index-database.ts";
import type { ProductCache } from "./product-cache.ts";
import type { UnreadableDocuments } from "./unreadable-documents.ts";

/** Products per batch: compressing them holds the event loop for 3 ms. */
const batchSize = 20;
/** Between two batches, ms: 10,000 products are cached after half a minute. */
const betweenMs = 50;
/** While there is nothing to read, or the index does not answer, ms. */
const idleMs = 250;

interface Options {
  feed: Pick<CatalogueFeed, "read" | "isInSync">;
  database: Pick<IndexDatabase, "documents">;
  unreadable: UnreadableDocuments;
  cache: ProductCache;
}

/**
 * Fills the product cache in the background, from `start` to `stop`: first with products that were
 * requested and are missing, then with the best selling ones, as long as there is room.
 */
export class ProductCacheFiller {
  readonly #ending = new AbortController();
  #ended: Promise<void> = Promise.resolve();
  #search: LiveCatalogue["search"] | undefined;
  /** How many of the best selling products were looked at. */
  #ranked = 0;

  constructor(private readonly options: Options) {}

  start(): void {
    this.#ended = this.#fill();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#ended;
  }

  async #fill(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      const hasWorked = await this.#fillBatch().catch((error: unknown) => {
        if (error instanceof CatalogueUnavailableError) return false;
        throw error;
      });
      await pause(hasWorked ? betweenMs : idleMs, undefined, { signal, ref: false }).catch(
        () => {},
      );
    }
  }

  /** @returns whether there was something to read */
  async #fillBatch(): Promise<boolean> {
    const { feed, database, unreadable, cache } = this.options;
    if (!feed.isInSync) return false;
    const live = feed.read();
    if (this.#search !== live.search) {
      this.#search = live.search;
      this.#ranked = 0;
      cache.clear();
    }
    const requested = cache.takeWanted(batchSize);
    const isRequested = requested.length > 0;
    const ids = isRequested ? requested : await this.#nextRanked(live);
    if (ids.length === 0) return false;
    const documents = await database.documents(live.version, ids).catch((error: unknown) => {
      cache.use(ids);
      throw error;
    });
    const { search, changes } = feed.read();
    if (search !== live.search || changes !== live.changes) {
      // The documents may be older than the change: they are read again.
      cache.use(ids);
      return true;
    }
    for (const { id, document } of documents) {
      const product = unreadable.read(id, () => toProduct(document));
      if (product) cache.put(product, isRequested);
    }
    return true;
  }

  async #nextRanked({ search }: LiveCatalogue): Promise<string[]> {
    const { cache } = this.options;
    const ids: string[] = [];
    while (ids.length < batchSize && !cache.isFull) {
      const range = { skip: this.#ranked, take: batchSize - ids.length };
      const keys = await search.ranked("bestSelling", range);
      if (keys.length === 0) break;
      this.#ranked += keys.length;
      for (const { id } of keys) if (!cache.has(id)) ids.push(id);
    }
    return ids;
  }
}
