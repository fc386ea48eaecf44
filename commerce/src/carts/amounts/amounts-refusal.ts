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
 * Why a cart cannot be ordered at its stored amounts; undefined where it can. Its prices,
 * discounts, deliveries and taxes are computed again. If one has changed, the cart is refreshed and
 * the refusal names the changes.
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
  // Logged because it costs time, and the amounts were right.
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

/** The refusal of an order at a total that the shopper has not seen. */
export function changedRefusal(changes: string[]): MedusaError {
  return new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    [...changes, "Please look at the cart again before you order it."].join(" "),
    "amounts_changed",
  );
}
