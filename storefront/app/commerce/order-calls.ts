import type Medusa from "@medusajs/medusa-js";
import type { BackendOrder } from "./backend-types.ts";

/** Fields of an order that Medusa sends only on request. */
const alsoAsked = [
  "payment_status",
  "fulfillment_status",
  "payment_collections.payments.provider_id",
  "shipping_methods.shipping_option.type.description",
]
  .map((field) => `+${field}`)
  .join();

/**
 * An order, for its customer or by its signed link. Throws as medusa-js does; for anybody else
 * there is no such order.
 */
export async function retrieveOrder(
  medusa: Medusa,
  orderId: string,
  access?: string,
): Promise<BackendOrder> {
  const query = new URLSearchParams({ fields: alsoAsked, ...(access && { access }) });
  const answer: { order: BackendOrder } = await medusa.client.request(
    "GET",
    `/store/orders/${encodeURIComponent(orderId)}?${query}`,
  );
  return answer.order;
}
