import type { Product } from "@chemical-ink/product-api/contract/product";
import { chosenBefore } from "~/catalogue/product/variants.ts";
import { type CartLine, lineKey, withUnits } from "~/client-state/cart-lines.ts";
import { emptyProduct } from "~/client-state/empty-product.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";
import { lineTitle } from "~/commerce/line-title.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";

/** The units of a variant in another cart of the customer. */
export interface DesiredProduct {
  variantId: string;
  productId: string;
  quantity: number;
}

/**
 * The lines merged with those of another device: the higher quantity of each variant, and no line
 * is lost. `products` are the catalogue's products of the variants that have no line yet.
 */
export function withDesired(
  lines: CartLine[],
  desired: readonly DesiredProduct[],
  products: readonly Product[],
): CartLine[] {
  return desired.reduce((joined, { variantId, quantity }) => {
    const line = joined.find((one) => lineKey(one) === variantId);
    if (line) {
      if (line.quantity >= quantity) return joined;
      return joined.map((one) => (one === line ? { ...one, quantity } : one));
    }
    const product = products.find((one) => lineKey(one) === variantId);
    return product ? withUnits(joined, product, quantity) : joined;
  }, lines);
}

/**
 * The products of desired lines, each as its variant, from the catalogue. A product that the
 * catalogue cannot give now is taken from the backend's cart; one that neither has is left out.
 */
export async function fetchProducts(
  config: PublicConfig,
  desired: readonly DesiredProduct[],
  cart: BackendCart,
): Promise<Product[]> {
  const products = await Promise.all(
    desired.map(
      async (desiredLine) =>
        (await fetchProduct(config, desiredLine)) ?? productInCart(cart, desiredLine),
    ),
  );
  return products.filter((product) => product !== null);
}

async function fetchProduct(
  config: PublicConfig,
  { productId, variantId }: DesiredProduct,
): Promise<Product | null> {
  try {
    const response = await fetch(
      `${config.productApiUrl}/product/${encodeURIComponent(productId)}`,
    );
    if (!response.ok) return null;
    const product = chosenBefore(await response.json(), variantId);
    return product?.variantId === variantId ? product : null;
  } catch (cause) {
    console.warn("A product of another device's cart could not be looked up.", cause);
    return null;
  }
}

function productInCart(
  cart: BackendCart,
  { productId, variantId }: DesiredProduct,
): Product | null {
  const line = cart.items?.find(({ variant_id }) => variant_id === variantId);
  if (!line) return null;
  return {
    ...emptyProduct,
    _id: productId,
    variantId,
    Title: lineTitle(line),
    slug: line.product_handle ?? "",
    Price: line.unit_price,
    Image: line.thumbnail ?? "",
    currency: cart.currency_code,
  };
}
