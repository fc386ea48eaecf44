import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, PromotionActions } from "@medusajs/framework/utils";
import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  refreshCartShippingMethodsWorkflow,
  updateCartPromotionsWorkflow,
} from "@medusajs/medusa/core-flows";

interface Input {
  cart_id: string;
  /** The codes that are on the cart. */
  promo_codes: string[];
}

/**
 * Prices the deliveries of a cart by what its goods cost now, and then what promotions take off them.
 * The caller holds the lock of the cart.
 */
export const settleDeliveriesWorkflow = createWorkflow("settle-deliveries", (input: Input) => {
  refreshCartShippingMethodsWorkflow.runAsStep({ input: { cart_id: input.cart_id } });
  updateCartPromotionsWorkflow.runAsStep({
    input: {
      cart_id: input.cart_id,
      promo_codes: input.promo_codes,
      action: PromotionActions.REPLACE,
      force_refresh_payment_collection: false,
    },
  });
  return new WorkflowResponse(input.cart_id);
});

/**
 * Whether what a cart is delivered for depends on what else is in it, such as a delivery that is free
 * from a value of goods on.
 */
export async function hasDependentDelivery(
  container: MedusaContainer,
  cartId: string,
): Promise<boolean> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: unknown[] }>(
      `select 1 from "cart_shipping_method" method
       join "shipping_option" o on o."id" = method."shipping_option_id"
       where method."cart_id" = ? and method."deleted_at" is null and (
         o."price_type" = 'calculated' or exists (
           select 1 from "shipping_option_price_set" link
           join "price" p on p."price_set_id" = link."price_set_id" and p."deleted_at" is null
           join "price_rule" r on r."price_id" = p."id" and r."deleted_at" is null
           where link."shipping_option_id" = o."id" and link."deleted_at" is null
             and r."attribute" <> 'region_id'))
       limit 1`,
      [cartId],
    );
  return rows.length > 0;
}

/** The promotion codes that are on a cart. */
export async function codesOn(container: MedusaContainer, cartId: string): Promise<string[]> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { code: string }[] }>(
      `select p."code" from "cart_promotion" link
       join "promotion" p on p."id" = link."promotion_id" and p."deleted_at" is null
       where link."cart_id" = ? and link."deleted_at" is null`,
      [cartId],
    );
  return rows.map(({ code }) => code);
}
