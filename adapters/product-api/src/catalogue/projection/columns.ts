import { Groups } from "./groups.ts";
import type { ListedProduct } from "./listed-product.ts";

/** What is said of a slot in a bit each. */
export const alive = 1;
export const inStock = 2;

/** What is filtered, counted and sorted by: one column per thing, one place per slot. */
export class Columns {
  readonly groups = new Groups();
  /** Major currency units. */
  prices = new Float64Array(0);
  sold = new Float64Array(0);
  /** Milliseconds since 1970. */
  createdAt = new Float64Array(0);
  /** `alive` and `inStock`; 0 where no product is. */
  flags = new Uint8Array(0);

  set(slot: number, product: ListedProduct): void {
    this.kill(slot);
    this.groups.set(slot, product);
    this.groups.count(slot, product.inStock, 1);
    this.prices[slot] = product.price;
    this.sold[slot] = product.sold;
    this.createdAt[slot] = product.createdAt;
    this.flags[slot] = alive | (product.inStock ? inStock : 0);
  }

  isAlive(slot: number): boolean {
    return ((this.flags[slot] ?? 0) & alive) > 0;
  }

  kill(slot: number): void {
    if (!this.isAlive(slot)) return;
    this.groups.count(slot, ((this.flags[slot] ?? 0) & inStock) > 0, -1);
    this.flags[slot] = 0;
  }

  /** Makes the columns so long, where they are shorter, and some longer. */
  makeRoomFor(slots: number): void {
    if (slots <= this.flags.length) return;
    const length = Math.ceil(1.1 * slots) + 1_024;
    this.prices = lengthened(this.prices, new Float64Array(length));
    this.sold = lengthened(this.sold, new Float64Array(length));
    this.createdAt = lengthened(this.createdAt, new Float64Array(length));
    this.flags = lengthened(this.flags, new Uint8Array(length));
    this.groups.makeRoomFor(length);
  }
}

/** Takes over what a column holds into a longer one. */
export function lengthened<Column extends Float64Array | Uint8Array | Uint32Array>(
  column: Column,
  longer: Column,
): Column {
  longer.set(column);
  return longer;
}
