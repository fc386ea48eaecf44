import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { countSoldWorkflow } from "../workflows/count-sold";

/** Once an order is placed, its products have been sold that much more. */
export default async function countSold({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await countSoldWorkflow(container).run({ input: { orderId: event.data.id } });
}

export const config: SubscriberConfig = {
  event: OrderWorkflowEvents.PLACED,
  context: { subscriberId: "count-sold" },
};
