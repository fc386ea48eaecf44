import { type Product, productSchema } from "@chemical-ink/product-api/contract/product";
import { chosenBefore } from "~/catalogue/product/variants.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { storedLanguage } from "~/language/language.ts";

/** A product as the catalogue shows it now, or why it cannot be shown. */
export type LookedUp =
  | { product: Product; reason?: undefined }
  | { product?: undefined; reason: "gone" | "unreachable" };

/** The chosen variant of a product with its price and stock of now. Never throws. */
export async function lookUpProduct(
  config: PublicConfig,
  id: string,
  variantId: string,
): Promise<LookedUp> {
  const url = `${config.productApiUrl}/product/${encodeURIComponent(id)}?locale=${storedLanguage()}`;
  try {
    const response = await fetch(url, { cache: "no-cache" });
    if (response.status === 404) return { reason: "gone" };
    const product = chosenBefore(productSchema.parse(await response.json()), variantId);
    return product ? { product } : { reason: "gone" };
  } catch (cause) {
    console.error("A product could not be looked up.", cause);
    return { reason: "unreachable" };
  }
}
