import type { SortOrder as SortName } from "@chemical-ink/catalogue-schema/sort-orders";
import type { UnreadableDocuments } from "../unreadable-documents.ts";
import { Columns, lengthened } from "./columns.ts";
import { type ListedProduct, listedProduct } from "./listed-product.ts";
import { compareTitles, Names, sameTitle, tidyTitle } from "./names.ts";
import { PackedTexts } from "./packed-texts.ts";
import { PostingList } from "./posting-list.ts";
import { SortOrder, sortedBy } from "./sort-order.ts";
import { TermIndex } from "./term-index.ts";
import { textHash } from "./text-hash.ts";
import { TextTable } from "./text-table.ts";
import { Turns } from "./turns.ts";

/** What has happened to the catalogue index: documents as they are now, and ids that are gone. */
export interface CatalogueChanges {
  documents: { id: string; document: unknown }[];
  gone: string[];
}

/** What a product is called. */
export interface NamesRow {
  id: string;
  title: string;
  slug: string;
}

type OrderName = Exclude<SortName, "relevance">;

/**
 * The catalogue as a listing needs it, in memory: one slot per product, one column per thing that
 * is filtered, counted or sorted by, and the words that a search finds. Everything in it comes from
 * the catalogue index and can be read from there again.
 *
 * It is made to be large: next to nothing of a product is an object. A product keeps its slot until
 * its texts change; then it gets another, and the old one is dead.
 */
export class Projection {
  readonly columns = new Columns();
  readonly names = new Names();
  readonly terms = new TermIndex((slot) => this.columns.isAlive(slot));
  /** By make and model: the slots of what fits, dead ones too. */
  readonly printers = new Map<string, PostingList>();
  readonly orders: Record<OrderName, SortOrder>;
  /** Counts the changes: what was found at one version holds as long as it stays the same. */
  version = 0;

  readonly #ids = new PackedTexts();
  readonly #slots = new TextTable(this.#ids);
  /** By slot: what its texts come to. Where it is another, a product needs another slot. */
  #textHashes = new Uint32Array(0);
  #size = 0;

  /** Loaded so far, by title; and what was not where it belongs. */
  #byTitle = new Uint32Array(0);
  #titled = 0;
  #misplaced: number[] = [];

  /**
   * @param salesChannelIds where the shop sells
   * @param readable reads a document by its id; gives nothing where that cannot be done
   */
  constructor(
    private readonly salesChannelIds: ReadonlySet<string>,
    private readonly readable: UnreadableDocuments["read"],
  ) {
    const { columns } = this;
    const number = (column: Float64Array, slot: number) => column[slot] ?? 0;
    // Title, then id, decide where the rest is equal: pages never overlap.
    const byTitle = (a: number, b: number) => this.#compareByTitle(a, b);
    const lowest = (column: () => Float64Array) =>
      new SortOrder((a, b) => number(column(), a) - number(column(), b) || byTitle(a, b));
    const highest = (column: () => Float64Array) =>
      new SortOrder((a, b) => number(column(), b) - number(column(), a) || byTitle(a, b));
    this.orders = {
      newest: highest(() => columns.createdAt),
      priceAsc: lowest(() => columns.prices),
      priceDesc: highest(() => columns.prices),
      bestSelling: highest(() => columns.sold),
      titleAsc: new SortOrder(byTitle),
    };
  }

  /** How many products are for sale. */
  get size(): number {
    return this.#size;
  }

  /** How many slots there are: every one is below it. */
  get slots(): number {
    return this.#ids.size;
  }

  /** The slots that products have left. Where they are many, it is time to read all anew. */
  get deadSlots(): number {
    return this.slots - this.#size;
  }

  slotOfId(id: string): number | undefined {
    const slot = this.#slots.find(id);
    return slot !== undefined && this.columns.isAlive(slot) ? slot : undefined;
  }

  idOf(slot: number): string {
    return this.#ids.at(slot);
  }

  /** The product that has this slug now. It is looked for among all: a millisecond in a million. */
  slotOfSlug(slug: string): number | undefined {
    for (const slot of this.names.slotsOfSlug(slug)) {
      if (slot < this.slots && this.columns.isAlive(slot)) return slot;
    }
    return undefined;
  }

  /** The products of exactly this title, whatever its case and the space in and around it. */
  slotsOfTitle(title: string): number[] {
    const tidy = tidyTitle(title);
    const same = sameTitle(title);
    const { slots } = this.orders.titleAsc;
    const found: number[] = [];
    let at = this.orders.titleAsc.firstFrom((slot) =>
      compareTitles(this.names.titleOf(slot), tidy),
    );
    for (; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      const other = this.names.titleOf(slot);
      if (compareTitles(other, tidy) !== 0) break;
      if (sameTitle(other) === same) found.push(slot);
    }
    return found;
  }

  /** Makes room for so many documents. */
  expect(documents: number): void {
    this.#makeRoomFor(documents);
    this.#slots.makeRoomFor(documents);
    this.names.makeRoomFor(documents);
    this.#byTitle = new Uint32Array(documents);
  }

  /** Takes in a part of the whole catalogue. Names come when all of it is there. */
  load(documents: CatalogueChanges["documents"]): void {
    for (const { id, document } of documents) {
      const product = this.#listed(id, document);
      if (product) this.#addSlot(product, hashOf(product));
    }
  }

  /** Takes in names in the order that the index has titles in: the nearer to ours, the better. */
  loadNames(rows: NamesRow[]): void {
    for (const { id, title, slug } of rows) {
      const slot = this.slotOfId(id);
      if (slot === undefined) continue;
      this.names.set(slot, title, slug);
      const before = this.#titled > 0 ? (this.#byTitle[this.#titled - 1] ?? 0) : undefined;
      if (before !== undefined && this.#compareByTitle(before, slot) > 0) {
        this.#misplaced.push(slot);
        continue;
      }
      if (this.#titled === this.#byTitle.length) {
        this.#byTitle = lengthened(this.#byTitle, new Uint32Array(2 * this.#titled + 64));
      }
      this.#byTitle[this.#titled++] = slot;
    }
  }

  /** Puts what was loaded in order, and packs its words. */
  async arrange(): Promise<void> {
    const turns = new Turns();
    const { titleAsc, newest, priceAsc, priceDesc, bestSelling } = this.orders;
    const { prices, sold, createdAt } = this.columns;
    titleAsc.take(this.#byTitle.slice(0, this.#titled));
    titleAsc.update([], this.#misplaced);
    this.#byTitle = new Uint32Array(0);
    this.#misplaced = [];
    this.names.trim();
    await this.terms.seal(this.slots, turns);
    const { slots } = titleAsc;
    newest.take(await sortedBy(createdAt, slots, -1, turns));
    priceAsc.take(await sortedBy(prices, slots, 1, turns));
    priceDesc.take(await sortedBy(prices, slots, -1, turns));
    bestSelling.take(await sortedBy(sold, slots, -1, turns));
  }

  /** Takes over what has changed. What it is told twice it has once. */
  apply({ documents, gone }: CatalogueChanges): void {
    const changed = new Map<string, ListedProduct | undefined>();
    for (const id of gone) changed.set(id, undefined);
    for (const { id, document } of documents) changed.set(id, this.#listed(id, document));
    if (changed.size === 0) return;

    const leaving: number[] = [];
    const coming: number[] = [];
    const repriced: number[] = [];
    const resold: number[] = [];
    for (const [id, product] of changed) {
      const before = this.slotOfId(id);
      const hash = product ? hashOf(product) : 0;
      if (product && before !== undefined && this.#textHashes[before] === hash) {
        if (this.columns.prices[before] !== product.price) repriced.push(before);
        if (this.columns.sold[before] !== product.sold) resold.push(before);
        this.columns.set(before, product);
        if (this.names.slugOf(before) !== product.handle) {
          this.names.set(before, product.title, product.handle);
        }
        continue;
      }
      if (before !== undefined) {
        this.columns.kill(before);
        this.#size -= 1;
        leaving.push(before);
      }
      if (!product) continue;
      const slot = this.#addSlot(product, hash);
      this.names.set(slot, product.title, product.handle);
      coming.push(slot);
    }
    const { titleAsc, newest, priceAsc, priceDesc, bestSelling } = this.orders;
    for (const order of [titleAsc, newest]) order.update(leaving, coming);
    for (const order of [priceAsc, priceDesc]) {
      order.update([...leaving, ...repriced], [...coming, ...repriced]);
    }
    bestSelling.update([...leaving, ...resold], [...coming, ...resold]);
    this.version += 1;
  }

  #listed(id: string, document: unknown): ListedProduct | undefined {
    return this.readable(id, () => listedProduct(document, this.salesChannelIds));
  }

  #addSlot(product: ListedProduct, hash: number): number {
    const slot = this.#ids.add(product.id);
    this.#makeRoomFor(slot + 1);
    this.#slots.put(product.id, slot);
    this.columns.set(slot, product);
    this.#textHashes[slot] = hash;
    for (const name of new Set(product.printers)) {
      const list = this.printers.get(name) ?? new PostingList();
      this.printers.set(name, list);
      list.add(slot, 1);
    }
    this.terms.add(slot, product.texts);
    this.#size += 1;
    return slot;
  }

  #makeRoomFor(slots: number): void {
    this.columns.makeRoomFor(slots);
    if (this.#textHashes.length < this.columns.flags.length) {
      this.#textHashes = lengthened(this.#textHashes, new Uint32Array(this.columns.flags.length));
    }
  }

  #compareByTitle(a: number, b: number): number {
    return (
      compareTitles(this.names.titleOf(a), this.names.titleOf(b)) ||
      (this.idOf(a) < this.idOf(b) ? -1 : 1)
    );
  }
}

/** Of all that a slot is found by and cannot change while it is one. */
function hashOf({ title, createdAt, texts, printers }: ListedProduct): number {
  let hash = textHash(title, createdAt);
  for (const { text } of texts) hash = textHash(text, hash);
  for (const printer of printers) hash = textHash(printer, hash);
  return hash;
}
