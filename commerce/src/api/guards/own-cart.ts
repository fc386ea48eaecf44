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
 * Guards all routes of one cart. A guest's cart is open to everybody who knows its id; a cart that
 * a signed-in customer has used is open to that customer only. Others get 404.
 *
 * @param cartIdOf the id in the request; where it is no text, Medusa refuses the request
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

/** Binds a new cart to the signed-in customer who makes it. */
export function bindNewCart(
  req: StoreRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const customerId = req.auth_context?.actor_id;
  if (customerId) {
    // Medusa's validation runs before this, and replaces the body.
    Object.assign(req.validatedBody as object, { metadata: { [ownerKey]: customerId } });
  }
  next();
}
