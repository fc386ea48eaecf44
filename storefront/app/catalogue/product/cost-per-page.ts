import type { Product } from "@chemical-ink/product-api/contract/product";
import { currentLocale } from "~/language/language.ts";
import { plural, textsIn } from "~/language/texts.ts";
import { isMeasured } from "./variants.ts";

const texts = textsIn({
  en: {
    cents: (written: string, _count: number) => `${written} cent`,
    aPage: (cents: string) => `${cents} a page`,
  },
  fr: {
    cents: (written: string, count: number) =>
      plural(count, { one: `${written}\u00a0centime`, other: `${written}\u00a0centimes` }),
    aPage: (cents: string) => `${cents} la page`,
  },
});

type Yielding = Pick<Product, "Price" | "pageYield"> &
  Partial<Pick<Product, "variantId" | "variants">>;

/** What one page costs, in major currency units; undefined where the yield is not known. */
export function costPerPage(product: Yielding): number | undefined {
  const { Price, pageYield } = product;
  if (!isMeasured(product)) return undefined;
  return pageYield === null || pageYield <= 0 || Price <= 0 ? undefined : Price / pageYield;
}

/** "0.17 cent" or "3.9 cent": a page costs too little for whole cents to tell anything. */
export function costPerPageWords(product: Yielding): string | undefined {
  const cost = costPerPage(product);
  if (cost === undefined) return undefined;
  const cents = new Intl.NumberFormat(currentLocale(), { maximumSignificantDigits: 2 });
  return texts().cents(cents.format(cost * 100), cost * 100);
}

/** "0.17 cent a page"; undefined where the yield is not known. */
export function aPageCosts(product: Yielding): string | undefined {
  const words = costPerPageWords(product);
  return words && texts().aPage(words);
}
