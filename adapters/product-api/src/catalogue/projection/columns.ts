import { type FacetType, facetTypes } from "../../contract/listing.ts";
import type { ListedProduct } from "./listed-product.ts";
import { WordColumn } from "./word-column.ts";

/** What is said of a slot in a bit each. */
export const alive = 1;
export const inStock = 2;

/** What is filtered, counted and sorted by: one column per thing, one place per slot. */
export class Columns {
  readonly facets: Record<FacetType, WordColumn> = {
    brand: new WordColumn(),
    category: new WordColumn(),
    color: new WordColumn(),
    subCategory: new WordColumn(),
  };
  readonly categoryHandle = new WordColumn();
  readonly subCategoryHandle = new WordColumn();
  /** Major currency units. */
  prices = new Float64Array(0);
  sold = new Float64Array(0);
  /** Milliseconds since 1970. */
  createdAt = new Float64Array(0);
  /** `alive` and `inStock`; 0 where no product is. */
  flags = new Uint8Array(0);

  set(slot: number, product: ListedProduct): void {
    for (const type of facetTypes) this.facets[type].set(slot, product[type]);
    this.categoryHandle.set(slot, product.categoryHandle);
    this.subCategoryHandle.set(slot, product.subCategoryHandle);
    this.prices[slot] = product.price;
    this.sold[slot] = product.sold;
    this.createdAt[slot] = product.createdAt;
    this.flags[slot] = alive | (product.inStock ? inStock : 0);
  }

  isAlive(slot: number): boolean {
    return ((this.flags[slot] ?? 0) & alive) > 0;
  }

  kill(slot: number): void {
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
    const words = [...Object.values(this.facets), this.categoryHandle, this.subCategoryHandle];
    for (const column of words) column.makeRoomFor(length);
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
