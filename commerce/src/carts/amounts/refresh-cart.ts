import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows";
import { paymentsWithoutSession } from "../../medusa-internals/payments";
import { withinCartLock } from "../../medusa-internals/transactions";
import { refundPayment } from "../../orders/refund-payment";
import type { PricedCart } from "./priced-cart";

/** The fields that Medusa reads to complete a cart. */
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
 * Refreshes the prices, discounts, deliveries and taxes of a cart, all or none, and returns it. If
 * its total changes, payments that were begun for the old total are cancelled.
 *
 * The caller must hold the lock of the cart.
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
