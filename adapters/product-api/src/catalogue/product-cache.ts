import { deflateRawSync, inflateRawSync } from "node:zlib";
import { caches } from "../caches.ts";
import type { Product } from "../contract/product.ts";

/**
 * A million products leave the service little more than this of the 400 MB it is given (see
 * bench/README.md).
 */
const { maxBytes } = caches.wholeProducts;
/** What one entry costs beside its text, bytes: its id, and its place in a map. */
const perEntry = 120;
/** Products that were asked for and are still to be read. */
const mostWanted = 1_000;

/**
 * Whole products, packed, for the time when the database is away: all of a catalogue that is small
 * enough, and otherwise those that were asked for last and the best selling ones. Whatever changes
 * is dropped, so that each is as the catalogue is.
 *
 * No `lru-cache`: two ranks share one limit here. What nobody asked for goes first, the least
 * selling before the others, and only then what was asked for longest ago.
 */
export class ProductCache {
  /** What the first one says, the others say again: each costs a sixth of its JSON. */
  #dictionary: Buffer | undefined;
  /** Texts whose characters are bytes: a buffer each would cost more than it holds. */
  readonly #asked = new Map<string, string>();
  readonly #filled = new Map<string, string>();
  /** The ids of `#filled`, the least important last. */
  #ranking: string[] = [];
  readonly #wanted = new Set<string>();
  #bytes = 0;
  #currency: string | undefined;

  constructor(private readonly limit = maxBytes) {}

  get count(): number {
    return this.#asked.size + this.#filled.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Whether it has no room for what nobody asked for. */
  get isFull(): boolean {
    return this.#bytes > 0.95 * this.limit;
  }

  /** The shop's currency, once a product was read. */
  get currency(): string | undefined {
    return this.#currency;
  }

  has(id: string): boolean {
    return this.#asked.has(id) || this.#filled.has(id);
  }

  get(id: string): Product | undefined {
    const packed = this.#asked.get(id) ?? this.#filled.get(id);
    if (packed === undefined) return;
    const dictionary = this.#dictionary;
    const json = inflateRawSync(Buffer.from(packed, "latin1"), {
      ...(dictionary && { dictionary }),
    });
    return JSON.parse(json.toString()) as Product;
  }

  /** Notes that these were asked for: they stay longest, and those that are missing are wanted. */
  use(ids: string[]): void {
    for (const id of ids) {
      const packed = this.#asked.get(id) ?? this.#filled.get(id);
      if (packed === undefined) {
        if (this.#wanted.size < mostWanted) this.#wanted.add(id);
        continue;
      }
      this.#filled.delete(id);
      this.#asked.delete(id);
      this.#asked.set(id, packed);
    }
  }

  /** Takes out so many of the ids that are wanted. */
  takeWanted(count: number): string[] {
    const ids = [...this.#wanted].slice(0, count);
    for (const id of ids) this.#wanted.delete(id);
    return ids;
  }

  /** Takes in what was asked for; or, as one of many, what may be. */
  put(product: Product, isAsked: boolean): void {
    const id = product._id;
    this.#remove(id);
    this.#currency = product.currency;
    const json = Buffer.from(JSON.stringify(product));
    this.#dictionary ??= json;
    const packed = deflateRawSync(json, { dictionary: this.#dictionary }).toString("latin1");
    this.#bytes += packed.length + perEntry;
    if (isAsked) {
      this.#asked.set(id, packed);
    } else {
      this.#filled.set(id, packed);
      this.#ranking.push(id);
    }
    while (this.#bytes > this.limit) this.#removeLeast();
  }

  /** Drops what has changed; what was there is wanted again. */
  drop(ids: string[]): void {
    for (const id of ids) {
      if (this.has(id)) this.#wanted.add(id);
      this.#remove(id);
    }
  }

  /** Drops all: the catalogue was read anew. */
  clear(): void {
    this.#asked.clear();
    this.#filled.clear();
    this.#wanted.clear();
    this.#ranking = [];
    this.#dictionary = undefined;
    this.#bytes = 0;
  }

  #removeLeast(): void {
    for (let id = this.#ranking.pop(); id !== undefined; id = this.#ranking.pop()) {
      if (!this.#filled.has(id)) continue;
      this.#remove(id);
      return;
    }
    const [oldest] = this.#asked.keys();
    if (oldest !== undefined) this.#remove(oldest);
  }

  #remove(id: string): void {
    const packed = this.#asked.get(id) ?? this.#filled.get(id);
    if (packed === undefined) return;
    this.#asked.delete(id);
    this.#filled.delete(id);
    this.#bytes -= packed.length + perEntry;
  }
}
