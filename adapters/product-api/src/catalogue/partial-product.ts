import { shownValues } from "@chemical-ink/catalogue-schema/attributes";
import { facets } from "@chemical-ink/catalogue-schema/constants/facet-list";
import type { Product } from "../contract/product.ts";
import { CatalogueUnavailableError } from "./index-database.ts";
import type { Trait } from "./projection/groups.ts";
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
  docId: number,
  currency: string | undefined,
): Product {
  const { columns, names } = projection;
  if (currency === undefined) throw new CatalogueUnavailableError("no product has been read yet");
  const word = (trait: Trait) => columns.groups.valueOf(docId, trait);
  const createdAt = new Date(columns.createdAt[docId] ?? 0).toISOString();
  const words = facets.map(({ type, attribute }) => [attribute, word(type)]);
  return {
    ...shownValues({}),
    ...Object.fromEntries(words),
    _id: projection.idOf(docId),
    slug: names.slugOf(docId),
    Title: names.titleOf(docId),
    Description: "",
    Price: columns.prices[docId] ?? 0,
    currency,
    Image: "",
    Images: [],
    Quantity: columns.isInStock(docId) ? 1 : 0,
    sold: columns.sold[docId] ?? 0,
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
