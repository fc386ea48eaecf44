import type { Product } from "@chemical-ink/product-api/contract/product";
import type { MetaDescriptor } from "react-router-dom";
import { wordOf } from "~/catalogue/product/product-words.ts";
import { m } from "~/paraglide/messages.js";
import type { Crumb } from "~/ui/breadcrumb.tsx";

/** The breadcrumb of a product through its categories. */
export function crumbsOf(product: Product): Crumb[] {
  return [
    { label: m.product_meta_home(), to: "/" },
    ...(product.categorySlug
      ? [{ label: wordOf(product, "Category"), to: `/category/${product.categorySlug}` }]
      : []),
    ...(product.subCategorySlug
      ? [{ label: wordOf(product, "subCategory"), to: `/category/${product.subCategorySlug}` }]
      : []),
    { label: product.Title, to: `/product/${product.slug}` },
  ];
}

/**
 * Price, stock and part number as meta tags for product feeds and messengers.
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
