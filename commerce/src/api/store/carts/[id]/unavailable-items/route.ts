import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { unavailableItems } from "../../../../../carts/unavailable-items";
import type { desiredLinesSchema } from "./validators";

/**
 * The line items of a cart that cannot be bought as they stand, each with a sentence for the
 * shopper; an empty list where the cart can be completed as far as its products go. 404 for an
 * unknown cart.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ unavailable_items: await unavailableItems(req.scope, req.params.id ?? "") });
}

/** The same of what somebody desired lines for and the cart would not take: which of it cannot be had. */
export async function POST(
  req: MedusaRequest<z.infer<typeof desiredLinesSchema>>,
  res: MedusaResponse,
): Promise<void> {
  const { items } = req.validatedBody;
  res.json({ unavailable_items: await unavailableItems(req.scope, req.params.id ?? "", items) });
}
