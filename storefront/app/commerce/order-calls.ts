import type Medusa from "@medusajs/medusa-js";
import type { EngineOrder } from "./engine-types.ts";

/**
 * An order, for its customer or for whoever has its signed link. Throws as medusa-js does; for
 * everybody else there is no such order.
 */
export async function retrieveOrder(
  medusa: Medusa,
  orderId: string,
  access?: string,
): Promise<EngineOrder> {
  const query = access ? `?access=${encodeURIComponent(access)}` : "";
  const answer: { order: EngineOrder } = await medusa.client.request(
    "GET",
    `/store/orders/${encodeURIComponent(orderId)}${query}`,
  );
  return answer.order;
}
