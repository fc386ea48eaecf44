import { LRUCache } from "lru-cache";

/** What cached values are made from: they hold for as long as none of it changes. */
export interface Source {
  /** Another object once everything was read anew. */
  readonly projection: { readonly version: number };
}

/** An LRU cache of what is made from the catalogue: any change of the catalogue empties it. */
export class CatalogueCache<Value extends object, Context = unknown> {
  readonly #cache: LRUCache<string, Value, Context>;
  #projection: Source["projection"] | undefined;
  #version = 0;

  /** @param options lru-cache's own */
  constructor(options: LRUCache.Options<string, Value, Context>) {
    this.#cache = new LRUCache(options);
  }

  /** How many values it holds. */
  get count(): number {
    return this.#cache.size;
  }

  /** What they hold together, bytes. */
  get bytes(): number {
    return this.#cache.calculatedSize;
  }

  /** The cached values, emptied where the catalogue is another than at the last call. */
  of({ projection }: Source): LRUCache<string, Value, Context> {
    if (this.#projection !== projection || this.#version !== projection.version) {
      this.#cache.clear();
      this.#projection = projection;
      this.#version = projection.version;
    }
    return this.#cache;
  }

  /** Whether the cache is still of this catalogue, as it was at this version. */
  isOf(projection: Source["projection"], version: number): boolean {
    return this.#projection === projection && projection.version === version;
  }
}
