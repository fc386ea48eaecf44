import { Groups } from "./groups.ts";
import type { ListedProduct } from "./listed-product.ts";
import { lengthened } from "./typed-arrays.ts";

/** The bits of a flag. */
export const alive = 1;
export const inStock = 2;

/** The values that are filtered, counted and sorted by: one typed array for each, by docId. */
export class Columns {
  readonly groups = new Groups();
  /** Major currency units. */
  prices = new Float64Array(0);
  sold = new Float64Array(0);
  /** Milliseconds since 1970. */
  createdAt = new Float64Array(0);
  /** `alive` and `inStock`; 0 for a tombstone. */
  flags = new Uint8Array(0);

  set(docId: number, product: ListedProduct): void {
    this.addTombstone(docId);
    this.groups.set(docId, product);
    this.groups.count(docId, product.inStock, 1);
    this.prices[docId] = product.price;
    this.sold[docId] = product.sold;
    this.createdAt[docId] = product.createdAt;
    this.flags[docId] = alive | (product.inStock ? inStock : 0);
  }

  /** Whether the docId is a product, and no tombstone. */
  isAlive(docId: number): boolean {
    return ((this.flags[docId] ?? 0) & alive) > 0;
  }

  isInStock(docId: number): boolean {
    return ((this.flags[docId] ?? 0) & inStock) > 0;
  }

  /** The docId is a product no longer. */
  addTombstone(docId: number): void {
    if (!this.isAlive(docId)) return;
    this.groups.count(docId, this.isInStock(docId), -1);
    this.flags[docId] = 0;
  }

  /** Makes the columns long enough for so many docIds, with a reserve of a tenth. */
  makeRoomFor(docIds: number): void {
    if (docIds <= this.flags.length) return;
    const length = Math.ceil(1.1 * docIds) + 1_024;
    this.prices = lengthened(this.prices, new Float64Array(length));
    this.sold = lengthened(this.sold, new Float64Array(length));
    this.createdAt = lengthened(this.createdAt, new Float64Array(length));
    this.flags = lengthened(this.flags, new Uint8Array(length));
    this.groups.makeRoomFor(length);
  }
}
