import { asVariant } from "@chemical-ink/product-api/contract/chosen-variant";
import type { Product } from "@chemical-ink/product-api/contract/product";

/** The query parameter with the chosen variant of a product page. */
export const variantParameter = "variant";

/** A product with a chosen variant, which its fields describe. */
type Chosen = Pick<Product, "variantId" | "variants">;

/** The title of the chosen variant; undefined if the product has one variant only. */
function variantName({ variantId, variants }: Chosen): string | undefined {
  return variants?.find((variant) => variant.variantId === variantId)?.title;
}

/** The title of a product with its chosen variant: "Ink 664 (1 l)". */
export function titleWithVariant(product: Chosen & Pick<Product, "Title">): string {
  const name = variantName(product);
  return name ? `${product.Title} (${name})` : product.Title;
}

/** The URL of a product page, with the chosen variant. */
export function chosenHref({ slug, variantId, variants }: Chosen & Pick<Product, "slug">): string {
  const query = variants ? `?${new URLSearchParams({ [variantParameter]: variantId })}` : "";
  return `/product/${slug}${query}`;
}

/** Whether yield and volume, which belong to the first variant, are those of the chosen one. */
export function isMeasured({ variantId, variants }: Partial<Chosen>): boolean {
  return !variants || variants[0]?.variantId === variantId;
}

/**
 * A product as the given variant; undefined if that is no longer sold. A product with one variant
 * only is given as it is.
 */
export function chosenBefore(product: Product, variantId: string): Product | undefined {
  return product.variants ? asVariant(product, variantId) : product;
}
