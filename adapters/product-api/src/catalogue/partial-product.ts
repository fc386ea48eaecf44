import { shownValues } from "@chemical-ink/catalogue-schema/attributes";
import { facets } from "@chemical-ink/catalogue-schema/constants/facet-list";
import type { Product } from "../contract/product.ts";
import type { ProductSummary } from "./catalogue-search.ts";

/**
 * A product for the time when its document cannot be read: the title, price and stock are those of
 * now, and what only the document has is empty.
 *
 * @param currency the shop's
 */
export function partialProduct(summary: ProductSummary, currency: string): Product {
  const createdAt = new Date(summary.createdAt).toISOString();
  return {
    ...shownValues({}),
    ...Object.fromEntries(facets.map(({ type, attribute }) => [attribute, summary.facets[type]])),
    _id: summary.id,
    slug: summary.slug,
    Title: summary.title,
    Description: "",
    Price: summary.price,
    currency,
    Image: "",
    Images: [],
    Quantity: summary.inStock ? 1 : 0,
    sold: summary.sold,
    Category: summary.facets.category,
    categorySlug: summary.categorySlug,
    subCategory: summary.facets.subCategory,
    subCategorySlug: summary.subCategorySlug,
    ficheTech: [],
    compatiblePrinters: [],
    variantId: "",
    createdAt,
    updatedAt: createdAt,
    isPartial: true,
  };
}

/** Whether all products are from their documents: only then the answer may be cached. */
export function areWhole({ products }: { products: Product[] }): boolean {
  return products.every(({ isPartial }) => !isPartial);
}
