import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { updateCartPromotionsWorkflow } from "@medusajs/medusa/core-flows";
import { totalsBeforeDiscounts } from "../../carts/totals-before-discounts";

/**
 * A rule such as "from 900 euros on" is about the value before discounts. Medusa asks for the value
 * after them: such a discount would end itself at the next look at the cart, and come back at the one
 * after.
 */
updateCartPromotionsWorkflow.hooks.setPromotionContext(
  async ({ cart }) => new StepResponse(totalsBeforeDiscounts(cart)),
);
