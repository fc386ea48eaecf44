import type { Product } from "@chemical-ink/product-api/contract/product";
import { productSchema } from "@chemical-ink/product-api/contract/product";
import {
  type ChosenProduct,
  chosenProductSchema,
} from "@chemical-ink/product-api/contract/product-of-the-year";
import { type ProductTitles, productTitlesSchema } from "@chemical-ink/product-api/contract/titles";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { ask, bearer, ProductApiError } from "./product-api.ts";

/**
 * The product of the year; null if none is chosen.
 * @throws ProductApiError
 */
export async function fetchProductOfTheYear(config: PublicConfig): Promise<Product | null> {
  try {
    return await ask(config, "/products/productOfTheYear", productSchema, { cache: "no-store" });
  } catch (cause) {
    const isNone = cause instanceof ProductApiError && cause.code === "product-of-the-year-not-set";
    if (isNone) return null;
    throw cause;
  }
}

/**
 * The titles of all products for sale, with their slugs.
 * @throws ProductApiError
 */
export function fetchTitles(config: PublicConfig): Promise<ProductTitles> {
  return ask(config, "/products/titles", productTitlesSchema);
}

/**
 * The product with exactly this title, ignoring case.
 * @throws ProductApiError "product-not-found" if there is none
 */
export function fetchProductByTitle(config: PublicConfig, title: string): Promise<Product> {
  return ask(config, `/products/title/${encodeURIComponent(title)}`, productSchema);
}

/**
 * Makes the published product of this title the product of the year.
 * @throws ProductApiError
 */
export function saveProductOfTheYear(
  config: PublicConfig,
  token: string,
  title: string,
): Promise<ChosenProduct> {
  return ask(config, "/products/saveProductOfTheYear", chosenProductSchema, {
    method: "POST",
    headers: { ...bearer(token), "content-type": "application/json" },
    body: JSON.stringify({ title }),
  });
}
