import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { amountChanges, hasSameAmounts } from "./amount-changes";
import { hasCurrentDeliveries } from "./deliveries";
import { hasCurrentDiscounts } from "./discounts";
import type { PricedCart } from "./priced-cart";
import { hasCurrentPrices } from "./prices";
import { refreshCart } from "./refresh-cart";
import { hasCurrentTaxes } from "./taxes";

/**
 * Why a cart cannot be ordered for what it says that it costs; nothing where it can. Its prices,
 * discounts, deliveries and taxes are computed as Medusa does it, each from what the cart says of the
 * others. Where one is another now, the cart is brought up to date, and the refusal tells what has
 * changed.
 *
 * @param cart as an order would be made of it, read under the lock of the cart
 */
export async function amountsRefusal(
  container: MedusaContainer,
  cart: PricedCart,
): Promise<MedusaError | undefined> {
  if (await isUpToDate(container, cart)) return undefined;
  const now = await refreshCart(container, cart.id);
  if (now && !hasSameAmounts(cart, now)) return changedRefusal(amountChanges(cart, now));
  // It is right all the same; whoever looks for slow orders wants to know.
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`The amounts of cart ${cart.id} were computed anew, and are what they were.`);
  return undefined;
}

async function isUpToDate(container: MedusaContainer, cart: PricedCart): Promise<boolean> {
  const parts = await Promise.all([
    hasCurrentPrices(container, cart),
    hasCurrentDiscounts(container, cart),
    hasCurrentDeliveries(container, cart),
    hasCurrentTaxes(container, cart),
  ]);
  return parts.every(Boolean);
}

/** The refusal of an order at a sum that the shopper has not seen. */
export function changedRefusal(changes: string[]): MedusaError {
  return new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    [...changes, "Please look at the cart again before you order it."].join(" "),
    "amounts_changed",
  );
}
