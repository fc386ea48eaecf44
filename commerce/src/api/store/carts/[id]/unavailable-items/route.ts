import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { unavailableItems } from "../../../../../carts/unavailable-items";
import type { desiredLinesSchema } from "./validators";

/**
 * Answers the line items of a cart that cannot be bought, each with a sentence for the shopper; an
 * empty list where every product can be bought. 404 for an unknown cart.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ unavailable_items: await unavailableItems(req.scope, req.params.id ?? "") });
}

/** Answers the same for desired lines that the cart has refused. */
export async function POST(
  req: MedusaRequest<z.infer<typeof desiredLinesSchema>>,
  res: MedusaResponse,
): Promise<void> {
  const { items } = req.validatedBody;
  res.json({ unavailable_items: await unavailableItems(req.scope, req.params.id ?? "", items) });
}
