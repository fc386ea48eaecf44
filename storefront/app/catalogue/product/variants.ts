import { asVariant } from "@chemical-ink/product-api/contract/chosen-variant";
import type { Product } from "@chemical-ink/product-api/contract/product";

/** The query parameter that names the chosen variant in the address of a product's page. */
export const variantParameter = "variant";

/** A product with its variant chosen: what its fields describe. */
type Chosen = Pick<Product, "variantId" | "variants">;

/** What the chosen variant is called; undefined where the product has no choice. */
function variantName({ variantId, variants }: Chosen): string | undefined {
  return variants?.find((variant) => variant.variantId === variantId)?.title;
}

/** What a product is called, with its chosen variant: "Ink 664 (1 l)". */
export function titleWithVariant(product: Chosen & Pick<Product, "Title">): string {
  const name = variantName(product);
  return name ? `${product.Title} (${name})` : product.Title;
}

/** The address of a product's page, with its chosen variant. */
export function chosenHref({ slug, variantId, variants }: Chosen & Pick<Product, "slug">): string {
  const query = variants ? `?${new URLSearchParams({ [variantParameter]: variantId })}` : "";
  return `/product/${slug}${query}`;
}

/**
 * Whether yield and volume, which are told once for a product, are those of the chosen variant: they
 * are of the merchandiser's first.
 */
export function isMeasured({ variantId, variants }: Partial<Chosen>): boolean {
  return !variants || variants[0]?.variantId === variantId;
}

/**
 * A product as the variant that somebody had chosen; undefined where that is not sold any more. A
 * product without a choice is what it is.
 */
export function chosenBefore(product: Product, variantId: string): Product | undefined {
  return product.variants ? asVariant(product, variantId) : product;
}
