import { facetTypes, forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import {
  create,
  insertMultiple,
  type Orama,
  remove,
  type SearchParams,
  search,
} from "@orama/orama";
import type { CataloguePage, CatalogueQuery } from "../../src/catalogue/catalogue-search.ts";
import { mostEdits } from "../../src/catalogue/edit-distance.ts";
import { singular, tokenize } from "../../src/catalogue/projection/tokenizer.ts";
import { hasDigit } from "../../src/catalogue/query-variants.ts";
import type { Filters } from "../../src/contract/listing.ts";
import { facetsOf, type IndexedProduct, LibrarySearch, weights } from "./library-search.ts";
import { wordsOfVariants } from "./words-of-variants.ts";

const textFields = weights.map((weight) => `text${weight}`);
const facetNames = Object.fromEntries(facetTypes.map((type) => [type, {}]));

const schema = {
  ...Object.fromEntries(textFields.map((name) => [name, "string" as const])),
  ...forEachFacet(() => "enum" as const),
  categoryHandle: "enum",
  subCategoryHandle: "enum",
  printers: "enum[]",
  inStock: "boolean",
  title: "string",
  price: "number",
  sold: "number",
  createdAt: "number",
} as const;

const orders = {
  newest: { property: "createdAt", order: "DESC" },
  priceAsc: { property: "price", order: "ASC" },
  priceDesc: { property: "price", order: "DESC" },
  bestSelling: { property: "sold", order: "DESC" },
  titleAsc: { property: "title", order: "ASC" },
} as const;

/** Orama finds, filters, counts and sorts; the words of a search, and facets that ignore their own choice, are added. */
export class OramaSearch extends LibrarySearch {
  readonly #index = create({
    schema,
    components: {
      tokenizer: {
        language: "english",
        normalizationCache: new Map(),
        tokenize: (text) => tokenize(text).map(singular),
      },
    },
    sort: { unsortableProperties: textFields },
  });

  protected index(products: IndexedProduct[]): void {
    const documents = products.map(({ id, traits, printers, texts, ...product }) => ({
      id,
      ...traits,
      printers,
      inStock: product.inStock,
      title: product.title,
      price: product.price,
      sold: product.sold,
      createdAt: product.createdAt,
      ...Object.fromEntries(texts.map(({ weight, text }) => [`text${weight}`, text])),
    }));
    insertMultiple(this.#index, documents, documents.length || 1);
  }

  protected remove(id: string): void {
    remove(this.#index, id);
  }

  async list(query: CatalogueQuery): Promise<CataloguePage> {
    const { term } = query;
    if (term === undefined) return this.#page(query, {});
    for (const words of wordsOfVariants(term)) {
      const text = words.join(" ");
      if (text !== "" && (await this.#count(text, 0)) > 0) {
        return this.#page(query, this.#text(text, 0));
      }
    }
    const [words = []] = wordsOfVariants(term);
    const tolerance = words.some(hasDigit) ? 0 : Math.max(0, ...words.map(mostEdits));
    return this.#page(query, this.#text(words.join(" ") || "\u0000", tolerance));
  }

  #text(term: string, tolerance: number) {
    const boost = Object.fromEntries(weights.map((weight) => [`text${weight}`, weight]));
    return { term, tolerance, threshold: 0, boost, properties: textFields };
  }

  async #count(term: string, tolerance: number): Promise<number> {
    return (await this.#ask({ ...this.#text(term, tolerance), preflight: true })).count;
  }

  async #page(
    { filters, categoryHandle, sort, skip, take, term }: CatalogueQuery,
    text: object,
  ): Promise<CataloguePage> {
    const order = sort === "relevance" ? (term ? undefined : orders.bestSelling) : orders[sort];
    const where = whereOf(filters, categoryHandle);
    const page = await this.#ask({
      ...text,
      ...(where && { where }),
      facets: facetNames,
      limit: take,
      offset: skip,
      ...(order && { sortBy: order }),
    });
    const values = { ...page.facets };
    for (const type of facetTypes) {
      if (!filters[type]?.length) continue;
      // The counts of a facet ignore its own choice: that is another search.
      const others = whereOf({ ...filters, [type]: [] }, categoryHandle);
      const counted = await this.#ask({
        ...text,
        ...(others && { where: others }),
        facets: { [type]: {} },
        preflight: true,
      });
      values[type] = counted.facets?.[type] ?? { count: 0, values: {} };
    }
    const counts = forEachFacet((type) => new Map(Object.entries(values[type]?.values ?? {})));
    return {
      ids: page.hits.map(({ id }) => id),
      total: page.count,
      facets: facetsOf(counts, filters),
    };
  }

  async #ask(params: object) {
    return search(this.#index, params as SearchParams<Orama<typeof schema>>);
  }
}

function whereOf(filters: Filters, categoryHandle: string | undefined): object | undefined {
  const conditions: object[] = facetTypes.flatMap((type) =>
    filters[type]?.length ? [{ [type]: { in: filters[type] } }] : [],
  );
  if (filters.printer?.length) conditions.push({ printers: { containsAny: filters.printer } });
  const { min, max } = filters.price ?? {};
  if (min !== undefined) conditions.push({ price: { gte: min } });
  if (max !== undefined) conditions.push({ price: { lte: max } });
  if (filters.inStock) conditions.push({ inStock: true });
  if (categoryHandle !== undefined) {
    const either = ["categoryHandle", "subCategoryHandle"];
    conditions.push({ or: either.map((name) => ({ [name]: { eq: categoryHandle } })) });
  }
  return conditions.length > 0 ? { and: conditions } : undefined;
}
