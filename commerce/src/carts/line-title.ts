/** What a cart, an order or an offer keeps of what its product and its variant are called. */
interface Titles {
  product_title?: string | null;
  variant_title?: string | null;
  title?: string | null;
}

/**
 * What the one variant of a product without a choice is called: by the shop's own form, and by
 * Medusa's admin. It tells shoppers nothing.
 */
const onlyVariantTitles = new Set(["Standard", "Default variant", "Default"]);

/** What a line item is called for people, with its variant: "Ink 664 (1 l)". Nothing where unknown. */
export function lineTitle({ product_title, variant_title, title }: Titles): string | undefined {
  const product = product_title || title;
  if (!product) return undefined;
  const isNamed = variant_title && variant_title !== product;
  return isNamed && !onlyVariantTitles.has(variant_title)
    ? `${product} (${variant_title})`
    : product;
}
