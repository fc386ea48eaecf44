import type { MedusaContainer } from "@medusajs/framework/types";
import { listShippingOptionsForCartWithPricingWorkflow } from "@medusajs/medusa/core-flows";
import { isSameAmount, type PricedCart } from "./priced-cart";

/** Whether the chosen delivery options are still offered for a cart at the same price. */
export async function hasCurrentDeliveries(
  container: MedusaContainer,
  { id, shipping_methods: deliveries = [] }: PricedCart,
): Promise<boolean> {
  if (deliveries.length === 0) return true;
  const options = deliveries.flatMap(({ shipping_option_id, data }) =>
    shipping_option_id ? [{ id: shipping_option_id, data: data ?? {} }] : [],
  );
  if (options.length < deliveries.length) return false;
  const { result } = await listShippingOptionsForCartWithPricingWorkflow(container).run({
    input: { cart_id: id, options, is_return: false },
  });
  const offers: Offer[] = result;
  return deliveries.every(({ shipping_option_id, amount, is_tax_inclusive }) => {
    const offer = offers.find(({ id }) => id === shipping_option_id);
    return (
      offer?.amount != null &&
      isSameAmount(offer.amount, amount) &&
      Boolean(offer.is_tax_inclusive) === Boolean(is_tax_inclusive)
    );
  });
}

interface Offer {
  id: string;
  amount?: number | null;
  is_tax_inclusive?: boolean;
}
