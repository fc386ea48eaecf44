import type { Product } from "@chemical-ink/product-api/contract/product";
import { shopLocale } from "~/ui/money.ts";

type Yielding = Pick<Product, "Price" | "pageYield">;

/** What one page costs, in major currency units; undefined where the yield is not known. */
export function costPerPage({ Price, pageYield }: Yielding): number | undefined {
  return pageYield === null || pageYield <= 0 || Price <= 0 ? undefined : Price / pageYield;
}

/** "0.17 cent" or "3.9 cent": a page costs too little for whole cents to tell anything. */
export function costPerPageWords(product: Yielding): string | undefined {
  const cost = costPerPage(product);
  if (cost === undefined) return undefined;
  const cents = new Intl.NumberFormat(shopLocale, { maximumSignificantDigits: 2 });
  return `${cents.format(cost * 100)} cent`;
}
