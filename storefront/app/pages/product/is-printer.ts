import type { Product } from "@chemical-ink/product-api/contract/product";

/** Whether the product is itself one of the printers that the catalogue names. */
export function isPrinter({
  Brand,
  mpn,
  compatiblePrinters,
}: Pick<Product, "Brand" | "mpn" | "compatiblePrinters">): boolean {
  return compatiblePrinters.includes(`${Brand} ${mpn}`);
}
