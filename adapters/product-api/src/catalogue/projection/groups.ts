import { InternedColumn } from "./interned-column.ts";
import { type ListedProduct, type Trait, traits } from "./listed-product.ts";
import { StringInterner } from "./string-interner.ts";

/** One attribute of all groups. */
interface GroupColumn {
  readonly values: StringInterner;
  /** By group: the code of its value. */
  readonly codes: number[];
}

/**
 * A group is all products with the same value for every facet: brand, colour, category and so on.
 * There are few groups in a catalogue of any size (57 in the benchmark's). A filter by facets looks
 * at groups, not at products, and each group knows how many products it has.
 */
export class Groups {
  readonly columns = Object.fromEntries(
    traits.map((trait) => [trait, { values: new StringInterner(), codes: [0] }]),
  ) as Readonly<Record<Trait, GroupColumn>>;
  /** By group: how many products are for sale. */
  readonly forSale = [0];
  /** By group: how many products are in stock. */
  readonly inStock = [0];
  readonly #byDocId = new InternedColumn();

  /** How many groups there are. Group 0 is always empty. */
  get size(): number {
    return this.forSale.length;
  }

  /** By docId: the group of its product; for a tombstone, the group that it had. */
  get byDocId(): Uint16Array | Uint32Array {
    return this.#byDocId.codes;
  }

  /** Sets the group of a document. */
  set(docId: number, product: ListedProduct): void {
    // JSON, because values can hold any separator.
    this.#byDocId.set(docId, JSON.stringify(traits.map((trait) => product.traits[trait])));
    if (this.#byDocId.codes[docId] !== this.size) return;
    for (const trait of traits) {
      const { values, codes } = this.columns[trait];
      codes.push(values.intern(product.traits[trait]));
    }
    this.forSale.push(0);
    this.inStock.push(0);
  }

  /** Adds a document to the counters of its group, or, with -1, removes it from them. */
  count(docId: number, isInStock: boolean, step: 1 | -1): void {
    const group = this.byDocId[docId] ?? 0;
    this.forSale[group] = (this.forSale[group] ?? 0) + step;
    if (isInStock) this.inStock[group] = (this.inStock[group] ?? 0) + step;
  }

  /** The value of a document's trait. */
  valueOf(docId: number, trait: Trait): string {
    const { values, codes } = this.columns[trait];
    return values.stringOf(codes[this.byDocId[docId] ?? 0] ?? 0);
  }

  makeRoomFor(docIds: number): void {
    this.#byDocId.makeRoomFor(docIds);
  }
}
