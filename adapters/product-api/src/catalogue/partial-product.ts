import { shownValues } from "@chemical-ink/catalogue-schema/attributes";
import { facets } from "@chemical-ink/catalogue-schema/constants/facet-list";
import type { Product } from "../contract/product.ts";
import { CatalogueUnavailableError } from "./index-database.ts";
import { inStock } from "./projection/columns.ts";
import type { Projection } from "./projection/projection.ts";

/**
 * A product as far as a listing needs it in memory: with the title, price and stock of now, and
 * without what only the index has.
 *
 * @param currency the shop's
 * @throws CatalogueUnavailableError where nobody has seen the currency yet: a price would say nothing
 */
export function partialProduct(
  projection: Pick<Projection, "columns" | "names" | "idOf">,
  slot: number,
  currency: string | undefined,
): Product {
  const { columns, names } = projection;
  if (currency === undefined) throw new CatalogueUnavailableError("no product has been read yet");
  const group = columns.groups.bySlot[slot] ?? 0;
  const word = (trait: keyof typeof columns.groups.columns): string => {
    const { words, codes } = columns.groups.columns[trait];
    return words.wordOf(codes[group] ?? 0);
  };
  const createdAt = new Date(columns.createdAt[slot] ?? 0).toISOString();
  const words = facets.map(({ type, attribute }) => [attribute, word(type)]);
  return {
    ...shownValues({}),
    ...Object.fromEntries(words),
    _id: projection.idOf(slot),
    slug: names.slugOf(slot),
    Title: names.titleOf(slot),
    Description: "",
    Price: columns.prices[slot] ?? 0,
    currency,
    Image: "",
    Images: [],
    Quantity: ((columns.flags[slot] ?? 0) & inStock) > 0 ? 1 : 0,
    sold: columns.sold[slot] ?? 0,
    Category: word("category"),
    categorySlug: word("categoryHandle"),
    subCategory: word("subCategory"),
    subCategorySlug: word("subCategoryHandle"),
    ficheTech: [],
    compatiblePrinters: [],
    variantId: "",
    createdAt,
    updatedAt: createdAt,
    isPartial: true,
  };
}

/** Whether a list of products is as the index has it: only then it may be cached. */
export function areWhole({ products }: { products: Product[] }): boolean {
  return products.every(({ isPartial }) => !isPartial);
}
