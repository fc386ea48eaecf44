import { LRUCache } from "lru-cache";
import type { CatalogueSearch } from "./catalogue-search.ts";

/** The state of the catalogue that cached values are made from. */
export interface CatalogueState {
  /** Another object after the catalogue was loaded again. */
  readonly search: Pick<CatalogueSearch, "size">;
  /** How many times this search was changed. */
  readonly changes: number;
}

/** An LRU cache of values that are made from the catalogue. Any change of the catalogue empties it. */
export class CatalogueCache<Value extends object, Context = unknown> {
  readonly #cache: LRUCache<string, Value, Context>;
  #state: CatalogueState | undefined;

  /** @param options those of lru-cache */
  constructor(options: LRUCache.Options<string, Value, Context>) {
    this.#cache = new LRUCache(options);
  }

  /** How many values it has. */
  get count(): number {
    return this.#cache.size;
  }

  /** The size of all values, bytes. */
  get bytes(): number {
    return this.#cache.calculatedSize;
  }

  /** The cached values of this state; those of another state are deleted. */
  of(state: CatalogueState): LRUCache<string, Value, Context> {
    if (!this.isOf(state)) {
      this.#cache.clear();
      this.#state = state;
    }
    return this.#cache;
  }

  /** Whether the cached values are those of this state. */
  isOf({ search, changes }: CatalogueState): boolean {
    return this.#state?.search === search && this.#state.changes === changes;
  }
}
