import { facetTypes, forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import { mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import type { sortOrders } from "@chemical-ink/catalogue-schema/sort-orders";
import type {
  CatalogueChanges,
  CatalogueLoader,
  CataloguePage,
  CatalogueQuery,
  CatalogueSearch,
  ProductKey,
  ProductSummary,
} from "../../src/catalogue/catalogue-search.ts";
import {
  type ListedProduct,
  listedProduct,
  type Text,
} from "../../src/catalogue/projection/listed-product.ts";
import { tidyTitle, titleCollator, titleKey } from "../../src/catalogue/projection/names.ts";
import type { Facets, Filters } from "../../src/contract/listing.ts";
import type { SupportedPrinters } from "../../src/contract/printers.ts";
import type { ProductTitles } from "../../src/contract/titles.ts";

/** The part of a product that is in memory: the library has the texts. */
export type StoredProduct = Omit<ListedProduct, "texts" | "wordings">;
/** What a library finds products by: it knows the main language only. */
export interface IndexedProduct extends StoredProduct {
  texts: Text[];
}
type OrderName = Exclude<(typeof sortOrders)[number], "relevance">;

/** The weights of texts that there are. */
export const weights = [7, 5, 4, 3, 2, 1] as const;

const comparisons: Record<OrderName, (a: StoredProduct, b: StoredProduct) => number> = {
  newest: (a, b) => b.createdAt - a.createdAt,
  priceAsc: (a, b) => a.price - b.price,
  priceDesc: (a, b) => b.price - a.price,
  bestSelling: (a, b) => b.sold - a.sold,
  titleAsc: () => 0,
};

const byTitleAlone = titleCollator();

/** One text for each weight. */
function textsOf({ texts, wordings }: ListedProduct): Text[] {
  const own = wordings.get(mainLanguage)?.texts ?? [];
  return weights.map((weight) => {
    const same = [...texts, ...own].filter((text) => text.weight === weight);
    return { weight, text: same.map(({ text }) => text).join(" ") };
  });
}

/**
 * What a user of a search library adds around it: the products by id, sorted arrays, and lookups by
 * slug and title. The library itself indexes the texts, and lists what it can.
 */
export abstract class LibrarySearch implements CatalogueSearch {
  readonly isFragmented = false;
  protected readonly products = new Map<string, StoredProduct>();
  readonly #sorted = new Map<OrderName, StoredProduct[]>();

  constructor(private readonly salesChannelIds: ReadonlySet<string>) {}

  /** Adds the texts of products, which it does not have yet. */
  protected abstract index(products: IndexedProduct[]): void;
  protected abstract remove(id: string): void;
  abstract list(query: CatalogueQuery): Promise<CataloguePage>;

  get size(): number {
    return this.products.size;
  }

  loader(): CatalogueLoader {
    return {
      expect() {},
      load: (documents) => this.apply({ documents, gone: [] }),
      titleLanguages: () => [mainLanguage],
      loadNames() {},
      finalize: async () => this,
    };
  }

  async apply({ documents, gone }: CatalogueChanges): Promise<void> {
    for (const id of gone) this.#delete(id);
    const latest = new Map(documents.map(({ id, document }) => [id, document]));
    const added: IndexedProduct[] = [];
    for (const [id, document] of latest) {
      const product = listedProduct(document, this.salesChannelIds);
      this.#delete(id);
      if (!product) continue;
      const { texts: _texts, wordings: _wordings, ...stored } = product;
      added.push({ ...stored, texts: textsOf(product) });
      this.products.set(id, { ...stored, title: tidyTitle(product.title) });
    }
    this.index(added);
    this.#sorted.clear();
  }

  /** All products in an order; sorted again after a change. */
  protected sorted(sort: OrderName): StoredProduct[] {
    const known = this.#sorted.get(sort);
    if (known) return known;
    const byTitle = (a: StoredProduct, b: StoredProduct) =>
      byTitleAlone.compare(a.title, b.title) || (a.id < b.id ? -1 : 1);
    const all =
      sort === "titleAsc"
        ? [...this.products.values()].sort(byTitle)
        : // Sorting is stable: title and id decide between equals.
          this.sorted("titleAsc").toSorted(comparisons[sort]);
    this.#sorted.set(sort, all);
    return all;
  }

  async ranked(
    sort: OrderName,
    { skip, take }: { skip: number; take: number },
  ): Promise<ProductKey[]> {
    return this.sorted(sort)
      .slice(skip, skip + take)
      .map(({ id, slug }) => ({ id, slug }));
  }

  async *titles(): AsyncGenerator<ProductTitles> {
    yield this.sorted("titleAsc").map(({ title, slug }) => ({ title, slug }));
  }

  async printers(): Promise<SupportedPrinters> {
    const counts = new Map<string, number>();
    for (const { printers } of this.products.values()) {
      for (const name of new Set(printers)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return Array.from(counts, ([name, products]) => ({ name, products }));
  }

  async has(id: string): Promise<boolean> {
    return this.products.has(id);
  }

  async idOf(idOrSlug: string): Promise<string | undefined> {
    if (this.products.has(idOrSlug)) return idOrSlug;
    return this.#find(({ slug }) => slug === idOrSlug)?.id;
  }

  async idOfTitle(title: string): Promise<string | undefined> {
    const key = titleKey(title);
    return this.#find((product) => titleKey(product.title) === key)?.id;
  }

  async summary(id: string): Promise<ProductSummary | undefined> {
    const product = this.products.get(id);
    if (!product) return;
    const { traits, printers: _printers, ...known } = product;
    return {
      ...known,
      facets: traits,
      categorySlug: traits.categoryHandle,
      subCategorySlug: traits.subCategoryHandle,
    };
  }

  #find(isIt: (product: StoredProduct) => boolean): StoredProduct | undefined {
    for (const product of this.products.values()) if (isIt(product)) return product;
    return undefined;
  }

  #delete(id: string): void {
    if (this.products.delete(id)) this.remove(id);
  }
}

/** The values of a facet as the API lists them: a chosen value without products has 0. */
export function facetsOf(
  counts: Record<keyof Facets, ReadonlyMap<string, number>>,
  filters: Filters,
): Facets {
  return forEachFacet((type) => {
    const all = new Map([
      ...(filters[type] ?? []).map((value): [string, number] => [value, 0]),
      ...counts[type],
    ]);
    all.delete("");
    return Array.from(all, ([value, count]) => ({ value, count })).sort(
      (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
    );
  });
}

/**
 * Filters, counts and pages products one by one: for a library without facets.
 *
 * @param products in the order of the page
 */
export function pageOfProducts(
  products: Iterable<StoredProduct>,
  { filters, categoryHandle, skip, take }: CatalogueQuery,
): CataloguePage {
  const chosen = facetTypes.flatMap((type) => {
    const values = filters[type];
    return values?.length ? [{ type, values: new Set<string>(values) }] : [];
  });
  const { min = 0, max = Number.POSITIVE_INFINITY } = filters.price ?? {};
  const printers = filters.printer?.length ? new Set(filters.printer) : undefined;
  const counts = forEachFacet(() => new Map<string, number>());
  const ids: string[] = [];
  let total = 0;
  for (const { id, traits, price, inStock, printers: fits } of products) {
    if (price < min || price > max || (filters.inStock && !inStock)) continue;
    if (printers && !fits.some((name) => printers.has(name))) continue;
    if (
      categoryHandle !== undefined &&
      traits.categoryHandle !== categoryHandle &&
      traits.subCategoryHandle !== categoryHandle
    ) {
      continue;
    }
    const failed = chosen.filter(({ type, values }) => !values.has(traits[type]));
    if (failed.length > 1) continue;
    const [only] = failed;
    for (const type of facetTypes) {
      if (only && only.type !== type) continue;
      counts[type].set(traits[type], (counts[type].get(traits[type]) ?? 0) + 1);
    }
    if (only) continue;
    total += 1;
    if (total > skip && ids.length < take) ids.push(id);
  }
  return { ids, total, facets: facetsOf(counts, filters) };
}
