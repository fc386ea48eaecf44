import type { Product } from "@chemical-ink/product-api/contract/product";
import { titleWithVariant } from "~/catalogue/product/variants.ts";
import { lineKey, withUnits } from "~/client-state/cart-lines.ts";
import { clientState } from "~/client-state/client-state.ts";
import type { BackendOrder } from "~/commerce/backend-types.ts";
import { lineTitle } from "~/commerce/line-title.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { type LookedUp, lookUpProduct } from "./look-up-product.ts";
import { startCartSoon } from "./sync/cart-session.ts";

/** An ordered item that could not be added as it was ordered. */
export interface Missing {
  title: string;
  reason: "gone" | "sold-out" | "too-few" | "unreachable";
  /** The units that were added instead; 0 except for "too-few". */
  units: number;
}

/** The result of a reorder: the units now in the cart, and what is missing. */
export interface Reordered {
  units: number;
  missing: Missing[];
}

type OrderItem = Pick<
  NonNullable<BackendOrder["items"]>[number],
  "product_id" | "variant_id" | "product_title" | "variant_title" | "title" | "quantity"
>;

/**
 * Adds the items of an order to the cart at today's prices, as many of each as are available. Never
 * throws; a product that could not be looked up is reported as missing.
 */
export async function reorder(config: PublicConfig, items: OrderItem[]): Promise<Reordered> {
  const looked = await Promise.all(items.map((item) => lookUp(config, item)));
  const missing: Missing[] = [];
  let units = 0;
  for (const { item, product, reason } of looked) {
    const title = product ? titleWithVariant(product) : lineTitle(item);
    const possible = Math.min(item.quantity, product ? left(product) : 0);
    if (product && possible > 0) {
      units += possible;
      clientState.setState(({ cart }) => ({
        cart: { ...cart, lines: withUnits(cart.lines, product, possible) },
      }));
    }
    if (possible < item.quantity) {
      const why = reason ?? (possible > 0 ? "too-few" : "sold-out");
      missing.push({ title, reason: why, units: possible });
    }
  }
  if (units > 0) startCartSoon(config);
  return { units, missing };
}

/** The units of a product that can still be added. */
function left(product: Product): number {
  const { lines } = clientState.getState().cart;
  const inCart = lines.find((line) => lineKey(line) === lineKey(product))?.quantity ?? 0;
  return Math.max(0, product.Quantity - inCart);
}

async function lookUp(
  config: PublicConfig,
  item: OrderItem,
): Promise<LookedUp & { item: OrderItem }> {
  if (!item.product_id) return { item, reason: "gone" };
  return { item, ...(await lookUpProduct(config, item.product_id, item.variant_id ?? "")) };
}
