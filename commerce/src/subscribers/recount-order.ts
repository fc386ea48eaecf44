import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderEditWorkflowEvents, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { recountOrderWorkflow } from "../workflows/recount-order";

/** Updates `sold` when the content of an order has changed. */
export default async function recountOrder({
  event: { data },
  container,
}: SubscriberArgs<{ id?: string; order_id?: string }>): Promise<void> {
  const orderId = data.order_id ?? data.id;
  if (orderId) await recountOrderWorkflow(container).run({ input: { orderId } });
}

export const config: SubscriberConfig = {
  event: [
    OrderWorkflowEvents.PLACED,
    OrderWorkflowEvents.CANCELED,
    OrderWorkflowEvents.CLAIM_CREATED,
    OrderWorkflowEvents.EXCHANGE_CREATED,
    OrderEditWorkflowEvents.CONFIRMED,
  ],
  context: { subscriberId: "recount-order" },
};
