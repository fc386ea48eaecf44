import { lineKey } from "~/client-state/cart-lines.ts";
import { clientState } from "~/client-state/client-state.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";
import { createCart, giveCartToCustomer, mergeCarts } from "~/commerce/cart-calls.ts";
import { attempt, isTransient, type Outcome } from "~/commerce/outcome.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { currentCustomerId } from "~/identity/session.ts";
import { browserLock } from "./cross-tab-lock.ts";
import { fetchProducts, withDesired } from "./desired-lines.ts";
import { forgetPendingMerge, isMergePending, rememberPendingMerge } from "./pending-merge.ts";

/**
 * The backend's cart of now; a guest's cart is given to the signed-in customer. The backend gives
 * away guest carts only, so the cart is retrieved first.
 */
export function ownedCart(config: PublicConfig, cartId: string): Promise<Outcome<BackendCart>> {
  return attempt(async () => {
    const medusa = (await import("~/commerce/medusa-client.ts")).medusaClient(config);
    const { cart } = await medusa.carts.retrieve(cartId);
    const customerId = currentCustomerId();
    // A cart that became an order is left as it is: the cart queue finds that out.
    if (!customerId || cart.completed_at || cart.customer?.id === customerId) return cart;
    return giveCartToCustomer(medusa, cartId);
  });
}

/**
 * Gives the guest's cart to the customer who has just signed in, and adds what the customer's carts
 * on other devices hold. If the backend refuses, the cart is dropped: the shopper's lines stay and
 * fill a new one. A merge that the network or a reload cut off is finished before the next cart
 * call.
 */
export async function mergeGuestCart(config: PublicConfig, uid: string): Promise<void> {
  rememberPendingMerge(uid);
  await browserLock().hold(() => finishMerge(config));
}

/**
 * Finishes a pending merge. Call it within the cross-tab lock: the queue would delete the merged
 * lines as long as they are not desired lines.
 */
export async function finishMerge(config: PublicConfig): Promise<void> {
  if (!isMergePending()) return;
  const joined = await attempt(() => mergeSignedInCart(config));
  if (!joined.ok && isTransient(joined.problem)) return;
  forgetPendingMerge();
  if (!joined.ok) clientState.getState().setCartId(null);
}

/** Safe to repeat: lines that were merged before are in the cart already. */
async function mergeSignedInCart(config: PublicConfig): Promise<void> {
  const medusa = (await import("~/commerce/medusa-client.ts")).medusaClient(config);
  const own = clientState.getState().cart.cartId ?? (await createCart(medusa)).id;
  const { desired_items } = await mergeCarts(medusa, own);
  const { cart: merged } = await medusa.carts.retrieve(own);
  const desired = desired_items.map((item) => ({
    productId: item.product_id,
    variantId: item.variant_id,
    quantity: item.quantity,
  }));
  const known = clientState.getState().cart.lines;
  const unknown = desired.filter(
    ({ variantId }) => !known.some((line) => lineKey(line) === variantId),
  );
  const products = await fetchProducts(config, unknown, merged);
  clientState.setState(({ cart }) => ({
    cart: { cartId: cart.cartId ?? own, lines: withDesired(cart.lines, desired, products) },
  }));
}
