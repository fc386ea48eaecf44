import type { Product } from "@chemical-ink/product-api/contract/product";
import { currentLocale } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { isMeasured } from "./variants.ts";

type Yielding = Pick<Product, "Price" | "pageYield"> &
  Partial<Pick<Product, "variantId" | "variants">>;

/** The price per page, in major units; undefined if the yield is unknown. */
export function costPerPage(product: Yielding): number | undefined {
  const { Price, pageYield } = product;
  if (!isMeasured(product)) return undefined;
  return pageYield === null || pageYield <= 0 || Price <= 0 ? undefined : Price / pageYield;
}

/** "0.17 cent" or "3.9 cent": a page costs less than whole cents can tell. */
export function costPerPageWords(product: Yielding): string | undefined {
  const cost = costPerPage(product);
  if (cost === undefined) return undefined;
  const cents = new Intl.NumberFormat(currentLocale(), { maximumSignificantDigits: 2 });
  return m.cost_per_page_cents({ written: cents.format(cost * 100), count: cost * 100 });
}

/** "0.17 cent a page"; undefined if the yield is unknown. */
export function perPageWords(product: Yielding): string | undefined {
  const words = costPerPageWords(product);
  return words && m.cost_per_page_a_page({ cents: words });
}
