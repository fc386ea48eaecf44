import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { updateCartPromotionsWorkflow } from "@medusajs/medusa/core-flows";
import { totalsBeforeDiscounts } from "../../carts/totals-before-discounts";

/**
 * A rule such as "from 900 euros" means the value before discounts. Medusa compares the value after
 * them: such a discount would remove itself at the next update of the cart, and return at the one
 * after.
 */
updateCartPromotionsWorkflow.hooks.setPromotionContext(
  async ({ cart }) => new StepResponse(totalsBeforeDiscounts(cart)),
);
