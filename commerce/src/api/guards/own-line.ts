import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isLineOfCart } from "../../medusa-internals/carts";

/**
 * Guards the routes of a line item: the line must belong to the cart in the path. Medusa would
 * remove a line of any cart. A line that was removed before passes, because the first answer may
 * have been lost.
 */
export async function ownLine(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { id = "", line_id: lineId = "" } = req.params;
  if (!(await isLineOfCart(req.scope, lineId, id))) {
    throw new MedusaError(
      MedusaError.Types.NOT_FOUND,
      `There is no line item with the id ${lineId} in this cart.`,
      "line_item_not_found",
    );
  }
  next();
}
