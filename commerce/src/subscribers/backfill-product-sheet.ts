import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { backfillProductSheetsWorkflow } from "../workflows/catalogue/backfill-product-sheets";

/** Creates the sheet of a product that was made in Medusa's own form. `sold` is counted in it. */
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
