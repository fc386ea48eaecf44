import { deflateRawSync, inflateRawSync } from "node:zlib";
import { caches } from "../caches.ts";
import type { TranslatableProduct } from "./product-translations.ts";

/** The service has 400 MB. A million products leave little more than this (see bench/README.md). */
const { maxBytes } = caches.wholeProducts;
/** The size of an entry without its text, bytes: its id, and its entry in a map. */
const perEntry = 120;
/** The most products that were requested and are missing. */
const mostWanted = 1_000;

/**
 * Whole products, compressed, for the time when the database is away: the whole catalogue where it
 * fits, and otherwise the last requested and the best selling products. A product that changes is
 * deleted from the cache.
 *
 * It is no `lru-cache`, because two kinds of entries share one limit: products that nobody requested
 * are evicted first, the least selling ones before the others; then the least recently requested.
 */
export class ProductCache {
  /** The JSON of the first product: with it, the others compress to a sixth. */
  #dictionary: Buffer | undefined;
  /** Compressed bytes as Latin-1 strings: a Buffer object is larger than its content here. */
  readonly #requested = new Map<string, string>();
  readonly #prefilled = new Map<string, string>();
  /** The ids of `#prefilled`, the least selling last. */
  #ranking: string[] = [];
  readonly #wanted = new Set<string>();
  #bytes = 0;
  #currency: string | undefined;

  constructor(private readonly limit = maxBytes) {}

  get count(): number {
    return this.#requested.size + this.#prefilled.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Whether it has no room for products that nobody requested. */
  get isFull(): boolean {
    return this.#bytes > 0.95 * this.limit;
  }

  /** The shop's currency; undefined before the first product. */
  get currency(): string | undefined {
    return this.#currency;
  }

  has(id: string): boolean {
    return this.#requested.has(id) || this.#prefilled.has(id);
  }

  get(id: string): TranslatableProduct | undefined {
    const compressed = this.#requested.get(id) ?? this.#prefilled.get(id);
    if (compressed === undefined) return;
    const dictionary = this.#dictionary;
    const json = inflateRawSync(Buffer.from(compressed, "latin1"), {
      ...(dictionary && { dictionary }),
    });
    return JSON.parse(json.toString()) as TranslatableProduct;
  }

  /** Marks products as requested just now: they stay longest, and missing ones are wanted. */
  use(ids: string[]): void {
    for (const id of ids) {
      const compressed = this.#requested.get(id) ?? this.#prefilled.get(id);
      if (compressed === undefined) {
        if (this.#wanted.size < mostWanted) this.#wanted.add(id);
        continue;
      }
      this.#prefilled.delete(id);
      this.#requested.delete(id);
      this.#requested.set(id, compressed);
    }
  }

  /** Removes and returns so many of the wanted ids. */
  takeWanted(count: number): string[] {
    const ids = [...this.#wanted].slice(0, count);
    for (const id of ids) this.#wanted.delete(id);
    return ids;
  }

  /** @param isRequested whether somebody requested the product, or it only may be requested later */
  put(product: TranslatableProduct, isRequested: boolean): void {
    const id = product._id;
    this.#remove(id);
    this.#currency = product.currency;
    const json = Buffer.from(JSON.stringify(product));
    this.#dictionary ??= json;
    const compressed = deflateRawSync(json, { dictionary: this.#dictionary }).toString("latin1");
    this.#bytes += compressed.length + perEntry;
    if (isRequested) {
      this.#requested.set(id, compressed);
    } else {
      this.#prefilled.set(id, compressed);
      this.#ranking.push(id);
    }
    while (this.#bytes > this.limit) this.#removeLeast();
  }

  /** Deletes changed products. Those that were cached are wanted again. */
  drop(ids: string[]): void {
    for (const id of ids) {
      if (this.has(id)) this.#wanted.add(id);
      this.#remove(id);
    }
  }

  /** Deletes everything, after the catalogue was loaded again. */
  clear(): void {
    this.#requested.clear();
    this.#prefilled.clear();
    this.#wanted.clear();
    this.#ranking = [];
    this.#dictionary = undefined;
    this.#bytes = 0;
  }

  #removeLeast(): void {
    for (let id = this.#ranking.pop(); id !== undefined; id = this.#ranking.pop()) {
      if (!this.#prefilled.has(id)) continue;
      this.#remove(id);
      return;
    }
    const [oldest] = this.#requested.keys();
    if (oldest !== undefined) this.#remove(oldest);
  }

  #remove(id: string): void {
    const compressed = this.#requested.get(id) ?? this.#prefilled.get(id);
    if (compressed === undefined) return;
    this.#requested.delete(id);
    this.#prefilled.delete(id);
    this.#bytes -= compressed.length + perEntry;
  }
}
