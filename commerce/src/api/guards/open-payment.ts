import type {
  AuthContext,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { paymentCollectionAccess } from "../../medusa-internals/payments";

/**
 * Guards the choice of a payment method. A new choice cancels the earlier payment, which is refused
 * while the cart becomes an order that needs it.
 */
export async function openPayment(
  req: MedusaRequest & { auth_context?: AuthContext },
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { id = "" } = req.params;
  const customerId = req.auth_context?.actor_id ?? "";
  const found = await paymentCollectionAccess(req.scope, id, customerId);
  if (!found?.is_own) {
    throw new MedusaError(
      MedusaError.Types.NOT_FOUND,
      `There is no payment collection with the id ${id}.`,
      "payment_collection_not_found",
    );
  }
  if (found.is_ordered) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      "This cart is already completed: it has become an order.",
      "cart_completed",
    );
  }
  next();
}
