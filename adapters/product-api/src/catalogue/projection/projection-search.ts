import { facetTypes } from "@chemical-ink/catalogue-schema/facets";
import { type Language, mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import type { SupportedPrinters } from "../../contract/printers.ts";
import type { ProductTitles } from "../../contract/titles.ts";
import type {
  CatalogueChanges,
  CatalogueLoader,
  CataloguePage,
  CatalogueQuery,
  CatalogueSearch,
  ProductKey,
  ProductSummary,
} from "../catalogue-search.ts";
import type { UnreadableDocuments } from "../unreadable-documents.ts";
import { DocScores } from "./doc-scores.ts";
import { pageOf } from "./page.ts";
import { type OrderName, Projection } from "./projection.ts";
import { select } from "./selection.ts";
import { searchTerm } from "./term-search.ts";

/** So many titles are decoded at once: all titles of a million products are 100 MB. */
const titlesPerBatch = 1_000;

/** Tombstones up to this many are not worth loading the catalogue again. */
const fewTombstones = 10_000;

/**
 * Loads the catalogue into a projection.
 *
 * @param readable reads a document by its id; undefined where the document is not readable
 */
export function loadProjection(
  salesChannelIds: ReadonlySet<string>,
  readable: UnreadableDocuments["read"],
): CatalogueLoader {
  const projection = new Projection(salesChannelIds, readable);
  return {
    expect: (documents) => projection.expect(documents),
    load: (documents) => projection.load(documents),
    titleLanguages: () => projection.titles.languages,
    loadNames: (names, language) => projection.loadNames(names, language),
    async finalize() {
      await projection.finalize();
      return new ProjectionSearch(projection);
    },
  };
}

/** Answers from the projection in memory. */
class ProjectionSearch implements CatalogueSearch {
  constructor(private readonly projection: Projection) {}

  get size(): number {
    return this.projection.size;
  }

  /** Searches visit tombstones too: a quarter of them is worth loading the catalogue again. */
  get isFragmented(): boolean {
    return this.projection.tombstones > Math.max(fewTombstones, this.size / 4);
  }

  async list(query: CatalogueQuery): Promise<CataloguePage> {
    const { filters, categoryHandle, term, language = mainLanguage } = query;
    const { projection } = this;
    const matches = term === undefined ? undefined : searchTerm(projection, term, language);
    const found = term === undefined ? undefined : (matches?.scores ?? new DocScores());
    const selection = select(projection, filters, { categoryHandle, found }, language);
    return {
      ids: pageOf(projection, selection, query, found).map((docId) => projection.idOf(docId)),
      total: selection.total,
      facets: selection.facets,
      ...(matches?.correctedTerm !== undefined && { correctedTerm: matches.correctedTerm }),
    };
  }

  async ranked(
    sort: OrderName,
    { skip, take }: { skip: number; take: number },
  ): Promise<ProductKey[]> {
    const { names } = this.projection;
    const docIds = this.projection.orderBy(sort).docIds.subarray(skip, skip + take);
    return Array.from(docIds, (docId) => ({
      id: this.projection.idOf(docId),
      slug: names.slugOf(docId),
    }));
  }

  async *titles(language: Language = mainLanguage): AsyncGenerator<ProductTitles> {
    const { titles, names } = this.projection;
    const { order, titleOf } = titles.in(language);
    // A copy: changes move docIds between two batches.
    const docIds = order.docIds.slice();
    for (let start = 0; start < docIds.length; start += titlesPerBatch) {
      yield Array.from(docIds.subarray(start, start + titlesPerBatch), (docId) => ({
        title: titleOf(docId),
        slug: names.slugOf(docId),
      }));
    }
  }

  async printers(): Promise<SupportedPrinters> {
    const { printers, columns } = this.projection;
    return Array.from(printers, ([name, fitting]) => {
      let products = 0;
      fitting.visit((docId) => {
        if (columns.isAlive(docId)) products += 1;
      });
      return { name, products };
    }).filter(({ name, products }) => name !== "" && products > 0);
  }

  async has(id: string): Promise<boolean> {
    return this.projection.docIdOf(id) !== undefined;
  }

  async idOf(idOrSlug: string): Promise<string | undefined> {
    const docId = this.projection.docIdOf(idOrSlug) ?? this.projection.docIdOfSlug(idOrSlug);
    return docId === undefined ? undefined : this.projection.idOf(docId);
  }

  async idOfTitle(title: string): Promise<string | undefined> {
    const [docId] = this.projection.titles.in(mainLanguage).docIdsOf(title);
    return docId === undefined ? undefined : this.projection.idOf(docId);
  }

  async summary(
    id: string,
    language: Language = mainLanguage,
  ): Promise<ProductSummary | undefined> {
    const { columns, names, titles } = this.projection;
    const docId = this.projection.docIdOf(id);
    if (docId === undefined) return;
    const facets = facetTypes.map((type) => [type, columns.groups.valueOf(docId, type)]);
    return {
      id,
      slug: names.slugOf(docId),
      title: titles.in(language).titleOf(docId),
      facets: Object.fromEntries(facets) as ProductSummary["facets"],
      categorySlug: columns.groups.valueOf(docId, "categoryHandle"),
      subCategorySlug: columns.groups.valueOf(docId, "subCategoryHandle"),
      price: columns.prices[docId] ?? 0,
      inStock: columns.isInStock(docId),
      sold: columns.sold[docId] ?? 0,
      createdAt: columns.createdAt[docId] ?? 0,
    };
  }

  async apply(changes: CatalogueChanges): Promise<void> {
    this.projection.apply(changes);
  }
}
