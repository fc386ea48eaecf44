import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";

/**
 * Stands before what changes or removes one line item: the line belongs to the cart of the address.
 * Medusa removes a line of any cart. A line that was removed before passes: an answer may have been
 * lost, and removing it again changes nothing.
 */
export async function ownLine(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { id = "", line_id: lineId = "" } = req.params;
  const { rows } = await req.scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: unknown[] }>(`select 1 from "cart_line_item" where "id" = ? and "cart_id" = ?`, [
      lineId,
      id,
    ]);
  if (rows.length === 0) {
    throw new MedusaError(
      MedusaError.Types.NOT_FOUND,
      `There is no line item with the id ${lineId} in this cart.`,
      "line_item_not_found",
    );
  }
  next();
}
