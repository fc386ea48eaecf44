import type {
  AuthContext,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { bindCart, cartAccess, ownerKey } from "../../medusa-internals/carts";

type StoreRequest = MedusaRequest & { auth_context?: AuthContext };

/**
 * Stands before everything about one cart. A guest's cart belongs to whoever knows its id; a cart
 * that a customer has used signed in, to that customer alone. For everybody else it is not there: 404.
 *
 * @param cartIdOf where the request names the cart; where it names none, it is Medusa's to refuse
 */
export function ownCart(cartIdOf: (req: StoreRequest) => unknown) {
  return async (
    req: StoreRequest,
    _res: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const cartId = cartIdOf(req);
    if (typeof cartId === "string" && !(await mayUse(req, cartId))) {
      throw new MedusaError(
        MedusaError.Types.NOT_FOUND,
        `There is no cart with the id ${cartId}.`,
        "cart_not_found",
      );
    }
    next();
  };
}

async function mayUse(req: StoreRequest, cartId: string): Promise<boolean> {
  const customerId = req.auth_context?.actor_id ?? "";
  const access = await cartAccess(req.scope, cartId, customerId);
  if (customerId && access?.is_to_bind) await bindCart(req.scope, cartId, customerId);
  return access?.is_open ?? false;
}

/** Stands before making a cart: one that a customer makes is that customer's alone. */
export function bindNewCart(
  req: StoreRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const customerId = req.auth_context?.actor_id;
  if (customerId) {
    // Medusa's own check has been here, and left what it has read.
    Object.assign(req.validatedBody as object, { metadata: { [ownerKey]: customerId } });
  }
  next();
}
