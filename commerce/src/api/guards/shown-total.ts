import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { withShownTotal } from "../../carts/shown-total";

/**
 * Stands before completing a cart. The caller may say which total the shopper was shown (`total`,
 * major units): the cart then becomes an order at this total or at none.
 */
export function saidTotal(
  req: Pick<MedusaRequest, "body">,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { total } = (req.body ?? {}) as { total?: unknown };
  if (typeof total === "number") withShownTotal(total, () => next());
  else next();
}
