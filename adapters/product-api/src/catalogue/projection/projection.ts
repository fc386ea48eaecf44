import { type FacetType, facetTypes, type SortOrder as SortName } from "../../contract/listing.ts";
import { type ListedProduct, listedProduct } from "./listed-product.ts";
import { SortOrder } from "./sort-orders.ts";
import { TermIndex } from "./term-index.ts";
import { Words } from "./words.ts";

/** What has happened to the catalogue index: documents as they are now, and ids that are gone. */
export interface CatalogueChanges {
  documents: { id: string; document: unknown }[];
  gone: string[];
}

/** A column of words, one per product. */
export interface WordColumn {
  words: Words;
  /** By slot. */
  codes: Uint32Array;
}

const titleCollator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/**
 * The catalogue as a listing needs it, in memory: one slot per product, one column per thing that
 * is filtered, counted or sorted by, and the words that a search finds. Everything in it comes from
 * the catalogue index and can be read from there again.
 */
export class Projection {
  readonly facets: Record<FacetType, WordColumn>;
  readonly categoryHandle: WordColumn = { words: new Words(), codes: new Uint32Array(0) };
  readonly subCategoryHandle: WordColumn = { words: new Words(), codes: new Uint32Array(0) };
  readonly printers = new Words();
  readonly terms = new TermIndex();
  readonly products: (ListedProductSummary | undefined)[] = [];
  readonly orders: Record<Exclude<SortName, "relevance">, SortOrder>;
  /** By slot. Major currency units. */
  prices = new Float64Array(0);
  /** By slot: 1 where it can be bought now. */
  inStock = new Uint8Array(0);
  /** By slot: codes of the printers it fits. */
  readonly printersOf: Uint32Array[] = [];
  /** Counts the changes: what was found at one version holds as long as it stays the same. */
  version = 0;

  readonly #slotOf = new Map<string, number>();
  readonly #slotOfHandle = new Map<string, number>();
  readonly #slotOfFormerHandle = new Map<string, number>();
  readonly #slotsOfMpn = new Map<string, Set<number>>();
  readonly #slotsOfTitle = new Map<string, Set<number>>();
  readonly #freeSlots: number[] = [];

  constructor(private readonly salesChannelIds: ReadonlySet<string>) {
    this.facets = {
      brand: { words: new Words(), codes: new Uint32Array(0) },
      category: { words: new Words(), codes: new Uint32Array(0) },
      color: { words: new Words(), codes: new Uint32Array(0) },
      subCategory: { words: new Words(), codes: new Uint32Array(0) },
    };
    const product = (slot: number) => this.products[slot] ?? nothing;
    // Title, then id, decide where the rest is equal: pages never overlap.
    const byTitle = (a: number, b: number) =>
      titleCollator.compare(product(a).title, product(b).title) ||
      (product(a).id < product(b).id ? -1 : 1);
    this.orders = {
      newest: new SortOrder((a, b) => product(b).createdAt - product(a).createdAt || byTitle(a, b)),
      priceAsc: new SortOrder((a, b) => this.#price(a) - this.#price(b) || byTitle(a, b)),
      priceDesc: new SortOrder((a, b) => this.#price(b) - this.#price(a) || byTitle(a, b)),
      bestSelling: new SortOrder((a, b) => product(b).sold - product(a).sold || byTitle(a, b)),
      titleAsc: new SortOrder(byTitle),
    };
  }

  /** How many products are for sale. */
  get size(): number {
    return this.#slotOf.size;
  }

  slotOfId(id: string): number | undefined {
    return this.#slotOf.get(id);
  }

  /** The product of this slug, or the one that had it before. */
  slotOfHandle(handle: string): number | undefined {
    return this.#slotOfHandle.get(handle) ?? this.#slotOfFormerHandle.get(handle);
  }

  slotsOfMpn(mpnKey: string): Iterable<number> {
    return this.#slotsOfMpn.get(mpnKey) ?? [];
  }

  /** The products of exactly this title, whatever its case and the space in and around it. */
  slotsOfTitle(title: string): Iterable<number> {
    return this.#slotsOfTitle.get(comparableTitle(title)) ?? [];
  }

  /**
   * Takes in a part of the whole catalogue, unordered: `arrange` comes when all of it is there.
   *
   * @throws TypeError where the index holds something else than it declares
   */
  load(documents: CatalogueChanges["documents"]): void {
    for (const { document } of documents) {
      const product = listedProduct(document, this.salesChannelIds);
      if (product) this.#putIn(this.products.length, product);
    }
  }

  /** Puts what was loaded in order. */
  arrange(): void {
    const slots = [...this.#slotOf.values()];
    for (const order of Object.values(this.orders)) order.update(() => true, slots);
  }

  /**
   * Takes over what has changed. What it is told twice it has once.
   *
   * @throws TypeError where the index holds something else than it declares
   */
  apply({ documents, gone }: CatalogueChanges): void {
    const changed = new Map<string, ListedProduct | undefined>();
    for (const id of gone) changed.set(id, undefined);
    for (const { id, document } of documents) {
      changed.set(id, listedProduct(document, this.salesChannelIds));
    }
    if (changed.size === 0) return;

    const leaving = new Set([...changed.keys()].flatMap((id) => this.#slotOf.get(id) ?? []));
    this.terms.remove(leaving);
    const freed: number[] = [];
    const added: number[] = [];
    for (const [id, product] of changed) {
      const before = this.#slotOf.get(id);
      if (before !== undefined) {
        this.#takeOut(before);
        if (!product) freed.push(before);
      }
      if (!product) continue;
      const slot = before ?? this.#freeSlots.pop() ?? this.products.length;
      this.#putIn(slot, product);
      added.push(slot);
    }
    for (const order of Object.values(this.orders)) {
      order.update((slot) => leaving.has(slot), added);
    }
    this.#freeSlots.push(...freed);
    this.version += 1;
  }

  #putIn(slot: number, product: ListedProduct): void {
    this.#makeRoomFor(slot);
    const { id, handle, formerHandles, title, sold, createdAt, mpnKey } = product;
    this.products[slot] = { id, handle, formerHandles, title, sold, createdAt, mpnKey };
    for (const type of facetTypes) setWord(this.facets[type], slot, product[type]);
    setWord(this.categoryHandle, slot, product.categoryHandle);
    setWord(this.subCategoryHandle, slot, product.subCategoryHandle);
    this.prices[slot] = product.price;
    this.inStock[slot] = product.inStock ? 1 : 0;
    this.printersOf[slot] = Uint32Array.from(product.printers, (name) =>
      this.printers.codeFor(name),
    );
    this.terms.add(slot, product.texts);
    this.#slotOf.set(id, slot);
    this.#slotOfHandle.set(handle, slot);
    for (const former of formerHandles) this.#slotOfFormerHandle.set(former, slot);
    if (mpnKey) addTo(this.#slotsOfMpn, mpnKey, slot);
    addTo(this.#slotsOfTitle, comparableTitle(title), slot);
  }

  /** All but its words, which are taken out together with those of others. */
  #takeOut(slot: number): void {
    const product = this.products[slot];
    if (!product) return;
    this.products[slot] = undefined;
    this.#slotOf.delete(product.id);
    deleteIf(this.#slotOfHandle, product.handle, slot);
    for (const former of product.formerHandles) deleteIf(this.#slotOfFormerHandle, former, slot);
    removeFrom(this.#slotsOfMpn, product.mpnKey, slot);
    removeFrom(this.#slotsOfTitle, comparableTitle(product.title), slot);
  }

  #makeRoomFor(slot: number): void {
    if (slot < this.prices.length) return;
    const capacity = Math.max(1_024, 2 * slot);
    this.prices = grown(this.prices, new Float64Array(capacity));
    this.inStock = grown(this.inStock, new Uint8Array(capacity));
    const columns = [...Object.values(this.facets), this.categoryHandle, this.subCategoryHandle];
    for (const column of columns) column.codes = grown(column.codes, new Uint32Array(capacity));
  }

  #price(slot: number): number {
    return this.prices[slot] ?? 0;
  }
}

/** What is kept of a product as it is. */
type ListedProductSummary = Pick<
  ListedProduct,
  "id" | "handle" | "formerHandles" | "title" | "sold" | "createdAt" | "mpnKey"
>;

const nothing: ListedProductSummary = {
  id: "",
  handle: "",
  formerHandles: [],
  title: "",
  sold: 0,
  createdAt: 0,
  mpnKey: "",
};

function comparableTitle(title: string): string {
  return title.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
}

function setWord({ words, codes }: WordColumn, slot: number, word: string): void {
  codes[slot] = words.codeFor(word);
}

function grown<Column extends Float64Array | Uint8Array | Uint32Array>(
  column: Column,
  larger: Column,
): Column {
  larger.set(column);
  return larger;
}

function addTo(slots: Map<string, Set<number>>, key: string, slot: number): void {
  const known = slots.get(key);
  if (known) known.add(slot);
  else slots.set(key, new Set([slot]));
}

function removeFrom(slots: Map<string, Set<number>>, key: string, slot: number): void {
  const known = slots.get(key);
  known?.delete(slot);
  if (known?.size === 0) slots.delete(key);
}

function deleteIf(slots: Map<string, number>, key: string, slot: number): void {
  if (slots.get(key) === slot) slots.delete(key);
}
