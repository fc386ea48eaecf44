import type { FacetType } from "@chemical-ink/catalogue-schema/attributes";
import { facetTypes } from "@chemical-ink/catalogue-schema/facets";
import type { ListedProduct } from "./listed-product.ts";
import { WordColumn } from "./word-column.ts";
import { Words } from "./words.ts";

/** What the products of a group have in common. */
const traits = [...facetTypes, "categoryHandle", "subCategoryHandle"] as const;
export type Trait = FacetType | "categoryHandle" | "subCategoryHandle";

/** A word of each group, one place per group. */
interface GroupColumn {
  readonly words: Words;
  /** By group: the code of its word. */
  readonly codes: number[];
}

/**
 * Products that no facet tells apart: of one brand, colour, category and so on. However many
 * products there are, groups are few: what is asked in words is answered for a group, and how many
 * are for sale in it is known before anybody asks.
 */
export class Groups {
  readonly columns = Object.fromEntries(
    traits.map((trait) => [trait, { words: new Words(), codes: [0] }]),
  ) as Readonly<Record<Trait, GroupColumn>>;
  /** By group: how many products are for sale. */
  readonly forSale = [0];
  /** By group: how many can be bought now. */
  readonly inStock = [0];
  readonly #bySlot = new WordColumn();

  /** How many there are. In the first one is nothing. */
  get size(): number {
    return this.forSale.length;
  }

  /** By slot: the group of its product, or of the one that it had. */
  get bySlot(): Uint16Array | Uint32Array {
    return this.#bySlot.codes;
  }

  /** Puts a slot into the group of its product. */
  set(slot: number, product: ListedProduct): void {
    // JSON keeps apart what stands side by side, whatever is in it.
    this.#bySlot.set(slot, JSON.stringify(traits.map((trait) => product.words[trait])));
    if (this.#bySlot.codes[slot] !== this.size) return;
    for (const trait of traits) {
      const { words, codes } = this.columns[trait];
      codes.push(words.codeFor(product.words[trait]));
    }
    this.forSale.push(0);
    this.inStock.push(0);
  }

  /** Counts a slot's product among its group, or, with -1, no longer. */
  count(slot: number, isInStock: boolean, step: 1 | -1): void {
    const group = this.bySlot[slot] ?? 0;
    this.forSale[group] = (this.forSale[group] ?? 0) + step;
    if (isInStock) this.inStock[group] = (this.inStock[group] ?? 0) + step;
  }

  makeRoomFor(slots: number): void {
    this.#bySlot.makeRoomFor(slots);
  }
}
