import type { Product } from "@chemical-ink/product-api/contract/product";

/** Whether the product itself is a printer of the catalogue. */
export function isPrinter({
  Brand,
  mpn,
  compatiblePrinters,
}: Pick<Product, "Brand" | "mpn" | "compatiblePrinters">): boolean {
  return compatiblePrinters.includes(`${Brand} ${mpn}`);
}
