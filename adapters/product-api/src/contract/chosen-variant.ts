import type { Product } from "./product.ts";

/**
 * A product with the fields that describe a variant as they are of this one: price, stock, part
 * number and variant id. Nothing where the product has no such variant.
 */
export function asVariant(product: Product, variantId: string): Product | undefined {
  if (product.variantId === variantId && !product.variants) return product;
  const variant = product.variants?.find((one) => one.variantId === variantId);
  if (!variant) return undefined;
  const { Price, Quantity, sku } = variant;
  return { ...product, variantId, Price, Quantity, mpn: sku || product.mpn };
}

/** The lowest price of a product's variants: what listings filter and sort by. Major units. */
export function lowestPrice({ Price, variants }: Pick<Product, "Price" | "variants">): number {
  return variants ? Math.min(...variants.map((variant) => variant.Price)) : Price;
}

/** Whether a product's variants cost differently: then its price is "from" the lowest. */
export function hasSeveralPrices({ variants }: Pick<Product, "variants">): boolean {
  return new Set(variants?.map(({ Price }) => Price)).size > 1;
}
