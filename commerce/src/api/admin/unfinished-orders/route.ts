import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { partialOrders } from "../../../medusa-internals/partial-orders";
import { moneyWithoutOrder } from "../../../medusa-internals/payments";
import { rollBackPartialOrders } from "../../../orders/partial-orders";
import { finishPayments } from "../../../orders/unfinished-payments";

/**
 * Answers unfinished orders for operators. `cut_off_orders` are orders of a process that died; they
 * are rolled back within a minute. `money_without_order` are payments for carts that did not become
 * orders; the next check orders the cart or refunds the payment. Both lists are empty when all is
 * well. The log says why an entry stays.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const [cut_off_orders, money_without_order] = await Promise.all([
    partialOrders(req.scope),
    moneyWithoutOrder(req.scope),
  ]);
  res.json({ cut_off_orders, money_without_order });
}

/** Checks now instead of within 15 seconds. Answers what is left. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await rollBackPartialOrders(req.scope);
  await finishPayments(req.scope);
  await GET(req, res);
}
