import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows";
import { paymentsWithoutSession } from "../../medusa-internals/payments";
import { withinCartLock } from "../../medusa-internals/transactions";
import { refundPayment } from "../../orders/refund-payment";
import type { PricedCart } from "./priced-cart";

/** What a cart's amounts are read with: the same as Medusa reads to complete it. */
const amounts = [
  "id",
  "currency_code",
  "total",
  "item_total",
  "shipping_subtotal",
  "tax_total",
  "discount_total",
  "discount_tax_total",
  "region.automatic_taxes",
  "items.*",
  "items.adjustments.*",
  "items.tax_lines.*",
  "shipping_methods.*",
  "shipping_methods.adjustments.*",
  "shipping_methods.tax_lines.*",
];

/**
 * Brings the prices, discounts, deliveries and taxes of a cart up to date, all of them or none, and
 * gives the cart as it is then. Where its total changes, the payments that were begun for the old one
 * are given up, with the money that was set aside for them.
 *
 * The caller holds the lock of the cart, as Medusa does while it completes one.
 */
export async function refreshCart(
  container: MedusaContainer,
  cartId: string,
): Promise<PricedCart | undefined> {
  await refreshCartItemsWorkflow(container).run({
    input: { cart_id: cartId, force_refresh: true },
    context: withinCartLock,
  });
  for (const paymentId of await paymentsWithoutSession(container, cartId)) {
    await refundPayment(container, paymentId, "The total of the cart has changed");
  }
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "cart", fields: amounts, filters: { id: cartId } });
  return data[0] as PricedCart | undefined;
}
