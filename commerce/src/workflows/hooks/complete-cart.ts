import { MedusaError } from "@medusajs/framework/utils";
import { completeCartWorkflow } from "@medusajs/medusa/core-flows";
import { unavailableItems } from "../../carts/unavailable-items";

/**
 * A cart is not completed while something in it cannot be bought: the refusal names it, and the
 * cart stays as it is. Without this, Medusa sells what is no longer published, and fails without a
 * reason where a product was deleted. Nor is it completed with a payment of another amount than its
 * total, which Medusa does not compare.
 */
completeCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  refuseOtherAmount(cart);
  const items = await unavailableItems(container, input.id);
  if (items.length === 0) return;
  const gone = items.some(({ reason }) => reason === "gone");
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `${items.map(({ message }) => message).join(" ")} Please change the cart.`,
    gone ? "product_unavailable" : MedusaError.Codes.INSUFFICIENT_INVENTORY,
  );
});

/** As much of a cart as tells what it costs and what is paid. */
interface PaidCart {
  completed_at?: Date | string | null;
  total: unknown;
  payment_collection?: { payment_sessions?: { amount: unknown }[] };
}

function refuseOtherAmount({ completed_at, total, payment_collection }: PaidCart): void {
  const paid = payment_collection?.payment_sessions?.[0]?.amount;
  // What was bought is bought, and what costs nothing is not paid.
  if (completed_at || paid === undefined) return;
  if (Math.abs(Number(paid) - Number(total)) < 0.005) return;
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    "The total has changed since you chose how to pay. Please look at it again.",
    "payment_amount_changed",
  );
}
