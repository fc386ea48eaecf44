import type { MedusaContainer } from "@medusajs/framework/types";
import { reconcileSoldCountsWorkflow } from "../workflows/reconcile-sold-counts";

/** Checks every ten minutes that `sold` is what the orders hold. */
export default async function reconcileSoldCounts(container: MedusaContainer): Promise<void> {
  await reconcileSoldCountsWorkflow(container).run();
}

export const config = { name: "reconcile-sold-counts", schedule: "*/10 * * * *" };
