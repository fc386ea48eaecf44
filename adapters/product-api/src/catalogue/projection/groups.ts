import type { FacetType } from "@chemical-ink/catalogue-schema/attributes";
import { facetTypes } from "@chemical-ink/catalogue-schema/facets";
import { type Language, otherLanguages } from "@chemical-ink/catalogue-schema/languages";
import { InternedColumn } from "./interned-column.ts";
import { type ListedProduct, type Trait, traits } from "./listed-product.ts";
import { StringInterner } from "./string-interner.ts";

/** One attribute of all groups. */
interface GroupColumn {
  readonly values: StringInterner;
  /** By group: the code of its value. */
  readonly codes: number[];
}

/** The words for the values of facets in one language. */
type FacetWords = ReadonlyMap<Language, Readonly<Record<FacetType, string>>>;

/**
 * A group is all products with the same value for every facet, and the same words for it in every
 * language: brand, colour, category and so on.
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
  /** By group: the words for the values of its facets. */
  readonly #words: FacetWords[] = [new Map()];
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
    const values = traits.map((trait) => product.traits[trait]);
    const translated = otherLanguages.flatMap((language) => {
      const words = product.wordings.get(language)?.facets;
      return facetTypes.map((type) => words?.[type] !== product.traits[type] && words?.[type]);
    });
    // JSON, because values can hold any separator.
    this.#byDocId.set(docId, JSON.stringify([values, translated]));
    if (this.#byDocId.codes[docId] !== this.size) return;
    for (const trait of traits) {
      const { values, codes } = this.columns[trait];
      codes.push(values.intern(product.traits[trait]));
    }
    const words = Array.from(
      product.wordings,
      ([language, { facets }]) => [language, facets] as const,
    );
    this.#words.push(new Map(words));
    this.forSale.push(0);
    this.inStock.push(0);
  }

  /** Adds a document to the counters of its group, or, with -1, removes it from them. */
  count(docId: number, isInStock: boolean, step: 1 | -1): void {
    const group = this.byDocId[docId] ?? 0;
    this.forSale[group] = (this.forSale[group] ?? 0) + step;
    if (isInStock) this.inStock[group] = (this.inStock[group] ?? 0) + step;
  }

  /**
   * By value of a facet: its word in a language, where that is another. Where products have several
   * words for one value, it is the first by alphabet.
   */
  labelsOf(type: FacetType, language: Language): ReadonlyMap<string, string> {
    const { values, codes } = this.columns[type];
    const labels = new Map<string, string>();
    for (let group = 1; group < this.size; group += 1) {
      const value = values.stringOf(codes[group] ?? 0);
      const label = this.#words[group]?.get(language)?.[type] ?? value;
      if (this.forSale[group] === 0 || label === value) continue;
      const known = labels.get(value);
      if (known === undefined || label < known) labels.set(value, label);
    }
    return labels;
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
