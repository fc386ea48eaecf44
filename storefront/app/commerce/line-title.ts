/** What the backend's carts and orders keep of what a line item is called. */
interface Titles {
  title: string;
  product_title?: string | null;
  variant_title?: string | null;
}

/**
 * What the backend calls the one variant of a product without a choice, by whichever of its forms it
 * was made. It tells nobody anything.
 */
const onlyVariantTitles = new Set(["Standard", "Default variant", "Default"]);

/** What a line item of the backend is called, with its variant: "Ink 664 (1 l)". */
export function lineTitle({ title, product_title, variant_title }: Titles): string {
  const product = product_title || title;
  const isNamed = variant_title && variant_title !== product;
  return isNamed && !onlyVariantTitles.has(variant_title)
    ? `${product} (${variant_title})`
    : product;
}
