import type { Product } from "@chemical-ink/product-api/contract/product";
import { perPageWords } from "~/catalogue/product/cost-per-page.ts";
import { withoutTaxWords } from "~/catalogue/product/price-words.ts";
import { priceWords } from "~/catalogue/product/product-price.tsx";
import { formatNumber } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";

/** Search engines show about this many characters. */
const longestDescription = 160;

function pagesOf(pageYield: number, standard: string): string {
  const pages = m.facts_description_pages({ pages: formatNumber(pageYield) });
  return standard ? `${pages} (${standard})` : pages;
}

/** Price, yield and printers of a product in at most 160 characters, without cut words. */
export function factsDescription(product: Product): string {
  const { Title, pageYield, yieldStandard, compatiblePrinters, mpn } = product;
  const facts = [
    mpn && !Title.includes(mpn) ? `${Title} (${mpn})` : Title,
    `${priceWords(product)} ${withoutTaxWords()}`,
    pageYield ? pagesOf(pageYield, yieldStandard) : "",
    perPageWords(product),
    compatiblePrinters.length > 0
      ? m.facts_description_fits({ printers: compatiblePrinters.join(", ") })
      : "",
  ].filter(Boolean);
  const text = `${facts.join(" · ")}. ${product.Description}`.replace(/\s+/g, " ").trim();
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription - 1).replace(/[\s,]+\S*$/, "")}…`;
}
