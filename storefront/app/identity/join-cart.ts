import { clientState } from "~/client-state/client-state.ts";
import { giveCartToCustomer } from "~/commerce/cart-calls.ts";
import type { EngineCart } from "~/commerce/engine-types.ts";
import { attempt, type Outcome } from "~/commerce/outcome.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { currentCustomerId } from "./session.ts";

/**
 * The engine's cart as it is now; a guest's cart becomes the customer's who is signed in. The
 * engine hands over a guest's cart only, so it is looked at first.
 */
export function ownedCart(config: PublicConfig, cartId: string): Promise<Outcome<EngineCart>> {
  return attempt(async () => {
    const medusa = (await import("~/commerce/medusa-client.ts")).medusaClient(config);
    const { cart } = await medusa.carts.retrieve(cartId);
    const customerId = currentCustomerId();
    // One that became an order is left as it is: the cart queue finds that out.
    if (!customerId || cart.completed_at || cart.customer?.id === customerId) return cart;
    return giveCartToCustomer(medusa, cartId);
  });
}

/**
 * Gives the guest's cart to the customer who has just signed in. A cart the engine will not hand
 * over is let go: the shopper's lines stay, and fill a new one.
 */
export async function joinGuestCart(config: PublicConfig): Promise<void> {
  const { cart, setCartId } = clientState.getState();
  if (!cart.cartId) return;
  const owned = await ownedCart(config, cart.cartId);
  if (!owned.ok && owned.problem.code !== "unreachable") setCartId(null);
}
