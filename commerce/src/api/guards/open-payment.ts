import type {
  AuthContext,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { isOpenTo } from "../../carts/cart-owner";
import { cartKey } from "../../orders/whole-orders";

interface Found {
  is_own: boolean;
  is_ordered: boolean;
}

/**
 * Stands before choosing how a cart is paid. Choosing again gives up the earlier choice and the
 * money that was set aside with it: not where the cart is becoming an order that counts on it.
 */
export async function openPayment(
  req: MedusaRequest & { auth_context?: AuthContext },
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { id = "" } = req.params;
  const customerId = req.auth_context?.actor_id ?? "";
  const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: Found[] }>(
    `select ${isOpenTo} as "is_own",
       cart."completed_at" is not null or exists (
         select 1 from "order" o
         where o."metadata"->>'${cartKey}' = cart."id" and o."deleted_at" is null
       ) as "is_ordered"
     from "cart_payment_collection" link
     join "cart" on cart."id" = link."cart_id" and cart."deleted_at" is null
     where link."payment_collection_id" = ? and link."deleted_at" is null`,
    [customerId, customerId, id],
  );
  const [found] = rows;
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
