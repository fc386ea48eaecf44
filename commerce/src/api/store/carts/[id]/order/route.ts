import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { environment } from "../../../../../environment";
import { orderOfCart } from "../../../../../medusa-internals/orders";
import { orderAccess } from "../../../../../orders/order-access";

const { orderLinkKeys } = environment();

/**
 * The order a cart has become: `{id, display_id, access}`, where `access` opens the order to
 * whoever has it. 404 `not_ordered` as long as there is none, so that whoever lost the answer to
 * completing a cart can find out what became of it.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const order = await orderOfCart(req.scope, req.params.id ?? "");
  if (!order) {
    throw new MedusaError(
      MedusaError.Types.NOT_FOUND,
      "This cart has not become an order.",
      "not_ordered",
    );
  }
  res.set("Cache-Control", "no-store");
  res.json({ order: { ...order, access: orderAccess(order.id, orderLinkKeys) } });
}
