interface Titles {
  title: string;
  product_title?: string | null;
  variant_title?: string | null;
}

/** The titles that the backend gives to the only variant of a product; shoppers do not see them. */
const onlyVariantTitles = new Set(["Standard", "Default variant", "Default"]);

/** The title of a line item with its variant: "Ink 664 (1 l)". */
export function lineTitle({ title, product_title, variant_title }: Titles): string {
  const product = product_title || title;
  const isNamed = variant_title && variant_title !== product;
  return isNamed && !onlyVariantTitles.has(variant_title)
    ? `${product} (${variant_title})`
    : product;
}
