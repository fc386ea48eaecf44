import { MedusaError } from "@medusajs/framework/utils";
import { updateLineItemInCartWorkflow } from "@medusajs/medusa/core-flows";
import { unavailableItems } from "../../carts/unavailable-items";

/** What is no longer sold can be taken out of a cart, and nothing else. */
updateLineItemInCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  if (Number(input.update.quantity) === 0) return;
  const items = await unavailableItems(container, input.cart_id);
  const gone = items.find(({ id, reason }) => id === input.item_id && reason === "gone");
  if (!gone) return;
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, gone.message, "product_unavailable");
});
