import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { environment } from "../../../../../environment";
import { orderOfCart } from "../../../../../medusa-internals/orders";
import { orderAccess } from "../../../../../orders/order-access";

const { orderLinkKeys } = environment();

/**
 * Answers the order of a cart: `{id, display_id, access}`, where `access` opens the order without a
 * session. 404 `not_ordered` while there is none. A browser that lost the answer to completing the
 * cart asks here.
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
