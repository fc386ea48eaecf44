import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, PromotionActions } from "@medusajs/framework/utils";
import {
  refreshCartItemsWorkflow,
  updateCartPromotionsWorkflow,
} from "@medusajs/medusa/core-flows";
import { hasDependentDelivery } from "../../../../../medusa-internals/prices";

/** The body after Medusa's validation. */
interface Codes {
  promo_codes: string[];
}

/**
 * Sets a cart's promotion codes; an empty list removes all. It replaces Medusa's route, which does
 * not update a delivery price that depends on the value of the goods.
 */
export async function POST(req: MedusaRequest<Codes>, res: MedusaResponse): Promise<void> {
  const isAdding = req.validatedBody.promo_codes.length > 0;
  await changeCodes(req, res, isAdding ? PromotionActions.ADD : PromotionActions.REPLACE);
}

/** Removes promotion codes from a cart. */
export async function DELETE(req: MedusaRequest<Codes>, res: MedusaResponse): Promise<void> {
  await changeCodes(req, res, PromotionActions.REMOVE);
}

async function changeCodes(
  { scope, params, validatedBody, queryConfig }: MedusaRequest<Codes>,
  res: MedusaResponse,
  action: PromotionActions,
): Promise<void> {
  const { id = "" } = params;
  const { promo_codes } = validatedBody;
  await updateCartPromotionsWorkflow(scope).run({
    input: { cart_id: id, promo_codes, action, force_refresh_payment_collection: true },
  });
  if (await hasDependentDelivery(scope, id)) {
    await refreshCartItemsWorkflow(scope).run({ input: { cart_id: id } });
  }
  const { data } = await scope
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "cart", fields: queryConfig.fields, filters: { id } });
  res.json({ cart: data[0] });
}
