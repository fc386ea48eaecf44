import { caches } from "../caches.ts";
import type { Product } from "../contract/product.ts";
import { CatalogueCache, type Source } from "./catalogue-cache.ts";

/**
 * The products that were shown last: most listings show the same few, in whatever way they were
 * chosen. Any change of the catalogue empties the cache.
 */
export class ListedProductCache {
  readonly #cache = new CatalogueCache<Product>({ max: caches.shownProducts.maxEntries });

  /**
   * Products by their ids; without those that `read` does not find.
   *
   * @param source the catalogue as it is now
   * @throws what `read` throws
   */
  async find(
    source: Source,
    ids: string[],
    read: (ids: string[]) => Promise<Map<string, Product>>,
  ): Promise<Product[]> {
    const cache = this.#cache.of(source);
    const { projection } = source;
    const { version } = projection;
    const known = new Map(ids.map((id) => [id, cache.get(id)]));
    const missing = ids.filter((id) => !known.get(id));
    const found = missing.length > 0 ? await read(missing) : new Map<string, Product>();
    // What was read before a change may be from before it.
    if (this.#cache.isOf(projection, version)) {
      for (const [id, product] of found) cache.set(id, product);
    }
    return ids.flatMap((id) => known.get(id) ?? found.get(id) ?? []);
  }
}
