import { type Language, mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import type { SortOrder as SortName } from "@chemical-ink/catalogue-schema/sort-orders";
import type { CatalogueChanges, ProductNames } from "../catalogue-search.ts";
import type { UnreadableDocuments } from "../unreadable-documents.ts";
import { CatalogueTerms } from "./catalogue-terms.ts";
import { Columns } from "./columns.ts";
import { type ListedProduct, listedProduct } from "./listed-product.ts";
import { Names } from "./names.ts";
import { PostingList } from "./posting-list.ts";
import { SortOrder, sortedBy } from "./sort-order.ts";
import { StringArena } from "./string-arena.ts";
import { stringHash } from "./string-hash.ts";
import { StringHashTable } from "./string-hash-table.ts";
import { Titles } from "./titles.ts";
import { lengthened } from "./typed-arrays.ts";
import { eventLoopYielder } from "./yield-to-event-loop.ts";

export type OrderName = Exclude<SortName, "relevance">;

/**
 * The catalogue in memory, as far as listings and searches need it: typed arrays by docId for what
 * is filtered, counted and sorted by, and an inverted index of terms. All of it is read from the
 * catalogue index, and can be read again.
 *
 * It is made for a million products: a product is no object, and takes some 250 bytes. A product
 * keeps its docId until its texts change. Then it gets a new docId, and the old one becomes a
 * tombstone.
 */
export class Projection {
  readonly columns = new Columns();
  readonly names = new Names();
  readonly titles = new Titles(this.names, (docId) => this.idOf(docId));
  readonly terms = new CatalogueTerms((docId) => this.columns.isAlive(docId));
  /** By make and model: the documents that fit the printer, tombstones too. */
  readonly printers = new Map<string, PostingList>();
  readonly #orders: Record<Exclude<OrderName, "titleAsc">, SortOrder>;

  readonly #ids = new StringArena();
  readonly #docIds = new StringHashTable(this.#ids);
  /** By docId: the hash of its texts. A product with another hash needs a new docId. */
  #contentHashes = new Uint32Array(0);
  #size = 0;

  /**
   * @param salesChannelIds where the shop sells
   * @param readable reads a document by its id; undefined where the document is not readable
   */
  constructor(
    private readonly salesChannelIds: ReadonlySet<string>,
    private readonly readable: UnreadableDocuments["read"],
  ) {
    const { columns } = this;
    const number = (column: Float64Array, docId: number) => column[docId] ?? 0;
    // Title, then id, decide between equals: no product is on two pages.
    const mainTitles = this.titles.in(mainLanguage);
    const byTitle = (a: number, b: number) => mainTitles.compare(a, b);
    const lowest = (column: () => Float64Array) =>
      new SortOrder((a, b) => number(column(), a) - number(column(), b) || byTitle(a, b));
    const highest = (column: () => Float64Array) =>
      new SortOrder((a, b) => number(column(), b) - number(column(), a) || byTitle(a, b));
    this.#orders = {
      newest: highest(() => columns.createdAt),
      priceAsc: lowest(() => columns.prices),
      priceDesc: highest(() => columns.prices),
      bestSelling: highest(() => columns.sold),
    };
  }

  /** The products in an order. Title, of the main language, and then id decide between equals. */
  orderBy(sort: OrderName, language: Language = mainLanguage): SortOrder {
    return sort === "titleAsc" ? this.titles.in(language).order : this.#orders[sort];
  }

  /** How many products are for sale. */
  get size(): number {
    return this.#size;
  }

  /** How many docIds there are, tombstones too: every docId is below it. */
  get docCount(): number {
    return this.#ids.size;
  }

  /** How many docIds are tombstones. They cost time and memory until all is loaded again. */
  get tombstones(): number {
    return this.docCount - this.#size;
  }

  docIdOf(id: string): number | undefined {
    const docId = this.#docIds.find(id);
    return docId !== undefined && this.columns.isAlive(docId) ? docId : undefined;
  }

  idOf(docId: number): string {
    return this.#ids.at(docId);
  }

  /** The product with this slug. A scan of all hashes: a millisecond for a million products. */
  docIdOfSlug(slug: string): number | undefined {
    for (const docId of this.names.docIdsOfSlug(slug)) {
      if (docId < this.docCount && this.columns.isAlive(docId)) return docId;
    }
    return undefined;
  }

  /** Makes room for so many documents, before they are loaded. */
  expect(documents: number): void {
    this.#makeRoomFor(documents);
    this.#docIds.makeRoomFor(documents);
    this.names.makeRoomFor(documents);
    this.titles.expect(documents);
  }

  /** Loads a batch of documents. Their names are loaded after all documents. */
  load(documents: CatalogueChanges["documents"]): void {
    for (const { id, document } of documents) {
      const product = this.#listed(id, document);
      if (product) this.#addDocument(product, hashOf(product));
    }
  }

  /** Loads a batch of names in the index's order of titles, the main language first. */
  loadNames(rows: ProductNames[], language: Language = mainLanguage): void {
    const titles = this.titles.in(language);
    for (const { id, title, slug } of rows) {
      const docId = this.docIdOf(id);
      if (docId === undefined) continue;
      if (language === mainLanguage) this.names.set(docId, title, slug);
      else this.titles.set(docId, language, title);
      titles.load(docId);
    }
  }

  /** Sorts what was loaded, and freezes its terms. To be called once, when all is loaded. */
  async finalize(): Promise<void> {
    const yieldToEventLoop = eventLoopYielder();
    const { newest, priceAsc, priceDesc, bestSelling } = this.#orders;
    const { prices, sold, createdAt } = this.columns;
    this.titles.finalize();
    this.names.trim();
    await this.terms.freeze(this.docCount, yieldToEventLoop);
    const { docIds } = this.orderBy("titleAsc");
    newest.replace(await sortedBy(createdAt, docIds, -1, yieldToEventLoop));
    priceAsc.replace(await sortedBy(prices, docIds, 1, yieldToEventLoop));
    priceDesc.replace(await sortedBy(prices, docIds, -1, yieldToEventLoop));
    bestSelling.replace(await sortedBy(sold, docIds, -1, yieldToEventLoop));
  }

  /** Applies changes. Applying them twice has the same result. */
  apply({ documents, gone }: CatalogueChanges): void {
    const changed = new Map<string, ListedProduct | undefined>();
    for (const id of gone) changed.set(id, undefined);
    for (const { id, document } of documents) changed.set(id, this.#listed(id, document));
    if (changed.size === 0) return;

    const removed: number[] = [];
    const inserted: number[] = [];
    const repriced: number[] = [];
    const resold: number[] = [];
    for (const [id, product] of changed) {
      const before = this.docIdOf(id);
      const hash = product ? hashOf(product) : 0;
      if (product && before !== undefined && this.#contentHashes[before] === hash) {
        if (this.columns.prices[before] !== product.price) repriced.push(before);
        if (this.columns.sold[before] !== product.sold) resold.push(before);
        this.columns.set(before, product);
        if (this.names.slugOf(before) !== product.slug) {
          this.names.set(before, product.title, product.slug);
        }
        continue;
      }
      if (before !== undefined) {
        this.columns.addTombstone(before);
        this.#size -= 1;
        removed.push(before);
      }
      if (!product) continue;
      const docId = this.#addDocument(product, hash);
      this.names.set(docId, product.title, product.slug);
      for (const [language, { title }] of product.wordings) this.titles.set(docId, language, title);
      inserted.push(docId);
    }
    const { newest, priceAsc, priceDesc, bestSelling } = this.#orders;
    this.titles.update(removed, inserted);
    newest.update(removed, inserted);
    for (const order of [priceAsc, priceDesc]) {
      order.update([...removed, ...repriced], [...inserted, ...repriced]);
    }
    bestSelling.update([...removed, ...resold], [...inserted, ...resold]);
  }

  #listed(id: string, document: unknown): ListedProduct | undefined {
    return this.readable(id, () => listedProduct(document, this.salesChannelIds));
  }

  #addDocument(product: ListedProduct, hash: number): number {
    const docId = this.#ids.add(product.id);
    this.#makeRoomFor(docId + 1);
    this.#docIds.put(product.id, docId);
    this.columns.set(docId, product);
    this.#contentHashes[docId] = hash;
    for (const name of new Set(product.printers)) {
      const list = this.printers.get(name) ?? new PostingList();
      this.printers.set(name, list);
      list.add(docId, 1);
    }
    this.terms.add(docId, product);
    this.titles.expectTranslations(product.wordings);
    this.#size += 1;
    return docId;
  }

  #makeRoomFor(docIds: number): void {
    this.columns.makeRoomFor(docIds);
    if (this.#contentHashes.length < this.columns.flags.length) {
      this.#contentHashes = lengthened(
        this.#contentHashes,
        new Uint32Array(this.columns.flags.length),
      );
    }
  }
}

/** The hash of everything that never changes for a docId. */
function hashOf({ createdAt, texts, wordings, printers }: ListedProduct): number {
  let hash = createdAt;
  for (const { text } of texts) hash = stringHash(text, hash);
  for (const own of new Set(wordings.values())) {
    for (const { text } of own.texts) hash = stringHash(text, hash);
  }
  for (const printer of printers) hash = stringHash(printer, hash);
  return hash;
}
