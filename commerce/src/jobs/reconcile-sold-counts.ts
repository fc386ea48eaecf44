import type { MedusaContainer } from "@medusajs/framework/types";
import { proveSoldWorkflow } from "../workflows/reconcile-sold-counts";

/** Proves every ten minutes that `sold` is what the orders say. */
export default async function proveSold(container: MedusaContainer): Promise<void> {
  await proveSoldWorkflow(container).run();
}

export const config = { name: "prove-sold", schedule: "*/10 * * * *" };
