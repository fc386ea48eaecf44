/** The titles that a cart, an order or an offer has of its product and variant. */
interface Titles {
  product_title?: string | null;
  variant_title?: string | null;
  title?: string | null;
}

/**
 * The titles that the shop's form and Medusa's admin give the only variant of a product. They mean
 * nothing to shoppers.
 */
const onlyVariantTitles = new Set(["Standard", "Default variant", "Default"]);

/** The title of a line item with its variant: "Ink 664 (1 l)"; undefined where unknown. */
export function lineTitle({ product_title, variant_title, title }: Titles): string | undefined {
  const product = product_title || title;
  if (!product) return undefined;
  const isNamed = variant_title && variant_title !== product;
  return isNamed && !onlyVariantTitles.has(variant_title)
    ? `${product} (${variant_title})`
    : product;
}
