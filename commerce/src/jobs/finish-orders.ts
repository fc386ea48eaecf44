import type { MedusaContainer } from "@medusajs/framework/types";
import { rollBackPartialOrders } from "../orders/partial-orders";
import { finishPayments } from "../orders/unfinished-payments";

/** Rolls back partial orders, then finishes or refunds payments without an order. */
export default async function finishOrders(container: MedusaContainer): Promise<void> {
  await rollBackPartialOrders(container);
  await finishPayments(container);
}

export const config = { name: "finish-orders", schedule: { interval: 15_000 } };
