import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { partialOrders } from "../../../medusa-internals/partial-orders";
import { moneyWithoutOrder } from "../../../medusa-internals/payments";
import { rollBackPartialOrders } from "../../../orders/partial-orders";
import { finishPayments } from "../../../orders/unfinished-payments";

/**
 * What was begun and is no whole order, for ops: `cut_off_orders`, of a process that died, which are
 * rolled back within a minute; `money_without_order`, payments set aside for carts that are no
 * orders, which are ordered or given back at the next look. Both are empty when all is well; what
 * stays here for long needs somebody to look at the log.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const [cut_off_orders, money_without_order] = await Promise.all([
    partialOrders(req.scope),
    moneyWithoutOrder(req.scope),
  ]);
  res.json({ cut_off_orders, money_without_order });
}

/** Looks at once, instead of within the next quarter of a minute; answers what is left. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await rollBackPartialOrders(req.scope);
  await finishPayments(req.scope);
  await GET(req, res);
}
