import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { withShownTotal } from "../../carts/shown-total";

/**
 * Reads the total that the shopper has seen (`total`, major units) before a cart is completed. The
 * cart becomes an order at this total or not at all.
 */
export function readShownTotal(
  req: Pick<MedusaRequest, "body">,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { total } = (req.body ?? {}) as { total?: unknown };
  if (typeof total === "number") withShownTotal(total, () => next());
  else next();
}
