import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { backfillProductSheetsWorkflow } from "../workflows/catalogue/backfill-product-sheets";

/** A product made in Medusa's own form has a sheet as well, to be filled and to count `sold` in. */
export default async function backfillProductSheet({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await backfillProductSheetsWorkflow(container).run({ input: { productIds: [event.data.id] } });
}

export const config: SubscriberConfig = {
  event: ProductWorkflowEvents.CREATED,
  context: { subscriberId: "backfill-product-sheet" },
};
