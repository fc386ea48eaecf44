import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { mergeCartsWorkflow } from "../../../../../workflows/merge-carts";
import type { mergeCartsSchema } from "./validators";

/**
 * Merges another cart (`cart_id`) into this one, or where none is named, the customer's other open
 * carts: of each product the highest quantity. The cart becomes the customer's, the others become
 * empty. Safe to repeat. Answers `desired_items`: all desired lines, also those that are out of
 * stock and therefore not in the cart. 401 without a customer.
 */
export async function POST(
  req: AuthenticatedMedusaRequest<z.infer<typeof mergeCartsSchema>>,
  res: MedusaResponse,
): Promise<void> {
  const { result } = await mergeCartsWorkflow(req.scope).run({
    input: {
      cartId: req.params.id ?? "",
      customerId: req.auth_context.actor_id,
      otherCartId: req.validatedBody.cart_id,
    },
  });
  res.json(result);
}
