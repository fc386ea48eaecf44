import { caches } from "../caches.ts";
import { CatalogueCache, type CatalogueState } from "./catalogue-cache.ts";
import type { TranslatableProduct } from "./product-translations.ts";

/** The products of the last listings: most listings have the same few products. */
export class ListedProductCache {
  readonly #cache = new CatalogueCache<TranslatableProduct>({
    max: caches.shownProducts.maxEntries,
  });

  /**
   * Products by their ids, without those that `read` does not find.
   *
   * @param state the catalogue as it is now
   * @param read reads the products that are not in the cache
   * @throws what `read` throws
   */
  async find(
    state: CatalogueState,
    ids: string[],
    read: (ids: string[]) => Promise<Map<string, TranslatableProduct>>,
  ): Promise<TranslatableProduct[]> {
    const cache = this.#cache.of(state);
    const known = new Map(ids.map((id) => [id, cache.get(id)]));
    const missing = ids.filter((id) => !known.get(id));
    const found = missing.length > 0 ? await read(missing) : new Map<string, TranslatableProduct>();
    // A product that was read before a change may be outdated after it.
    if (this.#cache.isOf(state)) {
      for (const [id, product] of found) cache.set(id, product);
    }
    return ids.flatMap((id) => known.get(id) ?? found.get(id) ?? []);
  }
}
