import type { Product } from "@chemical-ink/product-api/contract/product";
import type { MetaDescriptor } from "react-router-dom";
import { aPageCosts } from "~/catalogue/cost-per-page.ts";
import { withoutTaxWords } from "~/catalogue/price-words.ts";
import { priceWords } from "~/catalogue/product-price.tsx";
import { formatNumber } from "~/language/formats.ts";
import { textsIn } from "~/language/texts.ts";
import type { Crumb } from "~/ui/breadcrumb.tsx";

const texts = textsIn({
  en: {
    home: "Home",
    pages: (pages: string, standard: string) => `${pages} pages${standard && ` (${standard})`}`,
    fits: (printers: string) => `fits ${printers}`,
  },
  fr: {
    home: "Accueil",
    pages: (pages: string, standard: string) => `${pages} pages${standard && ` (${standard})`}`,
    fits: (printers: string) => `pour ${printers}`,
  },
});

/** Search engines show about so many characters. */
const longestDescription = 160;

/** What a product costs, yields and fits, in whole words and at most 160 characters. */
export function factsDescription(product: Product): string {
  const { Title, pageYield, yieldStandard, compatiblePrinters, mpn } = product;
  const facts = [
    mpn && !Title.includes(mpn) ? `${Title} (${mpn})` : Title,
    `${priceWords(product)} ${withoutTaxWords()}`,
    pageYield ? texts().pages(formatNumber(pageYield), yieldStandard) : "",
    aPageCosts(product),
    compatiblePrinters.length > 0 ? texts().fits(compatiblePrinters.join(", ")) : "",
  ].filter(Boolean);
  const text = `${facts.join(" · ")}. ${product.Description}`.replace(/\s+/g, " ").trim();
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription - 1).replace(/[\s,]+\S*$/, "")}…`;
}

/** The way from the home page to a product through its categories. */
export function crumbsOf(product: Product): Crumb[] {
  return [
    { label: texts().home, to: "/" },
    ...(product.categorySlug
      ? [{ label: product.Category, to: `/category/${product.categorySlug}` }]
      : []),
    ...(product.subCategorySlug
      ? [{ label: product.subCategory, to: `/category/${product.subCategorySlug}` }]
      : []),
    { label: product.Title, to: `/product/${product.slug}` },
  ];
}

/**
 * Price, stock and part number for shops' feeds and messengers.
 *
 * @see https://developers.facebook.com/docs/marketing-api/catalog/guides/microdata-tags
 */
export function productTags(product: Product): MetaDescriptor[] {
  const { Price, currency, Quantity, condition, Brand, mpn } = product;
  const tags: [name: string, content: string][] = [
    ["price:amount", Price.toFixed(2)],
    ["price:currency", currency.toUpperCase()],
    ["availability", Quantity > 0 ? "in stock" : "out of stock"],
    ["condition", condition === "remanufactured" ? "refurbished" : "new"],
    ["brand", Brand],
    ["retailer_item_id", mpn || product._id],
    ["mfr_part_no", mpn],
  ];
  return tags.flatMap(([name, content]) =>
    content ? [{ property: `product:${name}`, content }] : [],
  );
}
