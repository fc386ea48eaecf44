import { lineKey } from "~/client-state/cart-lines.ts";
import { clientState } from "~/client-state/client-state.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";
import { createCart, giveCartToCustomer, mergeCarts } from "~/commerce/cart-calls.ts";
import { attempt, isPassing, type Outcome } from "~/commerce/outcome.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { currentCustomerId } from "~/identity/session.ts";
import { browserLock } from "./cross-tab-lock.ts";
import { fetchProducts, withDesired } from "./desired-lines.ts";
import { forgetPendingMerge, isMergePending, rememberPendingMerge } from "./pending-merge.ts";

/**
 * The backend's cart as it is now; a guest's cart becomes the customer's who is signed in. The
 * backend hands over a guest's cart only, so it is looked at first.
 */
export function ownedCart(config: PublicConfig, cartId: string): Promise<Outcome<BackendCart>> {
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
 * Gives the guest's cart to the customer who has just signed in, with what the customer's carts on
 * other devices hold. A cart the backend will not hand over is let go: the shopper's lines stay, and
 * fill a new one. What the network or a reload cuts off is done before the cart is touched again.
 */
export async function mergeGuestCart(config: PublicConfig, uid: string): Promise<void> {
  rememberPendingMerge(uid);
  await browserLock().take(() => finishMerge(config));
}

/**
 * Joins carts that are still to be joined. To be called within a turn of the cart's: lines that
 * nobody desired lines for yet would be taken out of the backend's cart in between.
 */
export async function finishMerge(config: PublicConfig): Promise<void> {
  if (!isMergePending()) return;
  const joined = await attempt(() => mergeSignedInCart(config));
  if (!joined.ok && isPassing(joined.problem)) return;
  forgetPendingMerge();
  if (!joined.ok) clientState.getState().setCartId(null);
}

/** Safe to repeat: what was brought over before is in the cart already. */
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
