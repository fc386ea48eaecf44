import { PromotionActions } from "@medusajs/framework/utils";
import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  refreshCartShippingMethodsWorkflow,
  updateCartPromotionsWorkflow,
} from "@medusajs/medusa/core-flows";

interface Input {
  cart_id: string;
  /** The cart's promotion codes. */
  promo_codes: string[];
}

/**
 * Prices a cart's deliveries by the current value of its goods, and then their discounts. The
 * caller must hold the lock of the cart.
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
