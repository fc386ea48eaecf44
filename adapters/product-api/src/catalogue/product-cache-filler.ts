import { setTimeout as pause } from "node:timers/promises";
import { toProduct } from "./catalogue-document.ts";
import type { CatalogueFeed, LiveCatalogue } from "./catalogue-feed.ts";
import { CatalogueUnavailableError, type IndexDatabase } from "./index-database.ts";
import type { ProductCache } from "./product-cache.ts";
import type { UnreadableDocuments } from "./unreadable-documents.ts";

/** Products that are read at once: packing them takes 3 ms, in which nobody is answered. */
const atOnce = 20;
/** Between two readings, ms: 10,000 products are there after half a minute. */
const betweenMs = 50;
/** While there is nothing to be read, or it cannot be, ms. */
const idleMs = 250;

interface Options {
  feed: Pick<CatalogueFeed, "read" | "isInSync">;
  database: Pick<IndexDatabase, "documents">;
  unreadable: UnreadableDocuments;
  cache: ProductCache;
}

/**
 * Fills the product cache beside all other work, from `start` to `stop`: first with what was asked
 * for and is missing, then with the best selling products, as long as there is room.
 */
export class ProductCacheFiller {
  readonly #ending = new AbortController();
  #ended: Promise<void> = Promise.resolve();
  #projection: LiveCatalogue["projection"] | undefined;
  /** How many of the best selling have been looked at. */
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
      const hasWorked = await this.#step().catch((error: unknown) => {
        if (error instanceof CatalogueUnavailableError) return false;
        throw error;
      });
      await pause(hasWorked ? betweenMs : idleMs, undefined, { signal, ref: false }).catch(
        () => {},
      );
    }
  }

  /** @returns whether something was read */
  async #step(): Promise<boolean> {
    const { feed, database, unreadable, cache } = this.options;
    if (!feed.isInSync) return false;
    const live = feed.read();
    const { projection } = live;
    if (this.#projection !== projection) {
      this.#projection = projection;
      this.#ranked = 0;
      cache.clear();
    }
    const wanted = cache.takeWanted(atOnce);
    const isAsked = wanted.length > 0;
    const ids = isAsked ? wanted : this.#nextRanked(live);
    if (ids.length === 0) return false;
    const { version } = projection;
    const documents = await database.documents(live.version, ids).catch((error: unknown) => {
      cache.use(ids);
      throw error;
    });
    if (feed.read().projection !== projection || projection.version !== version) {
      // What was read may be from before a change.
      cache.use(ids);
      return true;
    }
    for (const { id, document } of documents) {
      const product = unreadable.read(id, () => toProduct(document));
      if (product) cache.put(product, isAsked);
    }
    return true;
  }

  #nextRanked({ projection }: LiveCatalogue): string[] {
    const { cache } = this.options;
    const { docIds } = projection.orders.bestSelling;
    const ids: string[] = [];
    while (ids.length < atOnce && this.#ranked < docIds.length && !cache.isFull) {
      const id = projection.idOf(docIds[this.#ranked++] ?? 0);
      if (!cache.has(id)) ids.push(id);
    }
    return ids;
  }
}
