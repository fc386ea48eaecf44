import { MedusaError } from "@medusajs/framework/utils";
import { completeCartWorkflow } from "@medusajs/medusa/core-flows";
import { unavailableItems } from "../../carts/unavailable-items";

/**
 * A cart is not completed while something in it cannot be bought: the refusal names it, and the
 * cart stays as it is. Without this, Medusa sells what is no longer published, and fails without a
 * reason where a product was deleted.
 */
completeCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  const items = await unavailableItems(container, input.id);
  if (items.length === 0) return;
  const gone = items.some(({ reason }) => reason === "gone");
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `${items.map(({ message }) => message).join(" ")} Please change the cart.`,
    gone ? "product_unavailable" : MedusaError.Codes.INSUFFICIENT_INVENTORY,
  );
});
