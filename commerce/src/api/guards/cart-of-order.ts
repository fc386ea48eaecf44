import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { nameCartInMetadata } from "../../medusa-internals/carts";
import { clearTheWay } from "../../orders/partial-orders";

/**
 * Stands before what begins the payment of a cart: from then on the cart bears its own id, which an
 * order takes over from it. So an order knows its cart from its first moment, and the database lets
 * no cart become two.
 */
export async function nameCartInOrder(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { cart_id: cartId } = (req.body ?? {}) as { cart_id?: unknown };
  if (typeof cartId === "string") await nameCartInMetadata(req.scope, cartId);
  next();
}

/** Stands before completing a cart, so that an order of it that was cut off is not answered. */
export async function noCutOffOrder(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await clearTheWay(req.scope, req.params.id ?? "");
  next();
}
