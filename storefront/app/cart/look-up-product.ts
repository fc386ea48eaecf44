import { type Product, productSchema } from "@chemical-ink/product-api/contract/product";
import type { PublicConfig } from "~/commerce/public-config.ts";

/** A product as the catalogue shows it now, or why it cannot be shown. */
export type LookedUp =
  | { product: Product; reason?: undefined }
  | { product?: undefined; reason: "gone" | "unreachable" };

/** A product as it is now: its price and stock are asked for anew. Never throws. */
export async function lookUpProduct(config: PublicConfig, id: string): Promise<LookedUp> {
  const url = `${config.productApiUrl}/product/${encodeURIComponent(id)}`;
  try {
    const response = await fetch(url, { cache: "no-cache" });
    if (response.status === 404) return { reason: "gone" };
    return { product: productSchema.parse(await response.json()) };
  } catch (cause) {
    console.error("A product could not be looked up.", cause);
    return { reason: "unreachable" };
  }
}
