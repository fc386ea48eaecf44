import type { Product } from "@chemical-ink/product-api/contract/product";
import { type CartLine, withUnits } from "~/client-state/cart-slice.ts";
import { emptyProduct } from "~/client-state/empty-product.ts";
import type { EngineCart } from "~/commerce/engine-types.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";

/** How many of a product were in another cart of the customer's. */
export interface WishedProduct {
  productId: string;
  quantity: number;
}

/**
 * The lines with what another device's cart held: of each product the higher quantity, nothing
 * dropped. `products` are those that have no line yet, as the catalogue shows them now.
 */
export function withWished(
  lines: CartLine[],
  wished: readonly WishedProduct[],
  products: readonly Product[],
): CartLine[] {
  return wished.reduce((joined, { productId, quantity }) => {
    const line = joined.find(({ _id }) => _id === productId);
    if (line) {
      if (line.quantity >= quantity) return joined;
      return joined.map((one) => (one === line ? { ...one, quantity } : one));
    }
    const product = products.find(({ _id }) => _id === productId);
    return product ? withUnits(joined, product, quantity) : joined;
  }, lines);
}

/**
 * Products by their ids, as the catalogue shows them. What it does not know or cannot tell just now
 * is shown as the engine's cart has it; the rest is left out.
 */
export async function fetchProducts(
  config: PublicConfig,
  ids: string[],
  cart: EngineCart,
): Promise<Product[]> {
  const products = await Promise.all(
    ids.map(async (id) => (await fetchProduct(config, id)) ?? productInCart(cart, id)),
  );
  return products.filter((product) => product !== null);
}

async function fetchProduct(config: PublicConfig, id: string): Promise<Product | null> {
  try {
    const response = await fetch(`${config.productApiUrl}/product/${encodeURIComponent(id)}`);
    return response.ok ? await response.json() : null;
  } catch (cause) {
    console.warn("A product of another device's cart could not be looked up.", cause);
    return null;
  }
}

function productInCart(cart: EngineCart, id: string): Product | null {
  const line = cart.items?.find(({ product_id }) => product_id === id);
  if (!line?.variant_id) return null;
  return {
    ...emptyProduct,
    _id: id,
    variantId: line.variant_id,
    Title: line.product_title ?? line.title,
    slug: line.product_handle ?? "",
    Price: line.unit_price,
    Image: line.thumbnail ?? "",
    currency: cart.currency_code,
  };
}
