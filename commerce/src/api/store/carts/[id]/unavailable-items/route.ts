import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { unavailableItems } from "../../../../../carts/unavailable-items";

/**
 * The line items of a cart that cannot be bought as they stand, each with a sentence for the
 * shopper; an empty list where the cart can be completed as far as its products go. 404 for an
 * unknown cart.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ unavailable_items: await unavailableItems(req.scope, req.params.id ?? "") });
}
