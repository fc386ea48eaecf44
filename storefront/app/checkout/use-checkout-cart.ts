import { useCart } from "medusa-react";
import { useEffect, useState } from "react";
import { startCart } from "~/cart/sync/cart-session.ts";
import { ownedCart } from "~/cart/sync/merge-guest-cart.ts";
import { clientState } from "~/client-state/client-state.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";
import { findOrderOfCart, type OrderOfCart } from "~/commerce/cart-calls.ts";
import { medusaClient } from "~/commerce/medusa-client.ts";
import { attempt, isTransient } from "~/commerce/outcome.ts";
import { type PublicConfig, usePublicConfig } from "~/commerce/public-config.ts";
import { resumeSession } from "~/identity/session.ts";
import { m } from "~/paraglide/messages.js";
import { storedCheckout } from "./stored-checkout.ts";

/** How far the cart is prepared for the checkout. */
export type CheckoutReadiness =
  | { state: "preparing" }
  | { state: "ready" }
  | { state: "empty" }
  /** It was ordered already, in another tab or during the visit of the bank. */
  | { state: "placed"; found: OrderOfCart }
  /** The backend refused a line; the cart page says which. */
  | { state: "refused" }
  | { state: "failed"; sentence: string };

/**
 * Brings the shopper's cart to the backend, gives it to the customer if somebody is signed in, and
 * hands it to medusa-react's `useCart`.
 */
export function useCheckoutCart(): CheckoutReadiness {
  const config = usePublicConfig();
  const { setCart } = useCart();
  const [readiness, setReadiness] = useState<CheckoutReadiness>({ state: "preparing" });

  useEffect(() => {
    let left = false;
    prepareCart(config, cameFromBank())
      .catch((cause: unknown): Prepared => {
        console.error("The checkout could not be prepared.", cause);
        return { state: "failed", sentence: m.checkout_not_loaded() };
      })
      .then((prepared) => {
        if (left) return;
        if (prepared.state !== "ready") return setReadiness(prepared);
        setCart(prepared.cart);
        setReadiness({ state: "ready" });
      });
    return () => {
      left = true;
    };
  }, [config, setCart]);

  return readiness;
}

type Prepared =
  | Exclude<CheckoutReadiness, { state: "ready" | "preparing" }>
  | { state: "ready"; cart: BackendCart };

/** A bank returns with the payment in the URL, from where it is removed. */
function cameFromBank(): boolean {
  const came = new URLSearchParams(window.location.search).has("payment_intent");
  if (came) window.history.replaceState(window.history.state, "", window.location.pathname);
  return came;
}

async function prepareCart(config: PublicConfig, isFromBank: boolean): Promise<Prepared> {
  await resumeSession(config);
  // Before the queue, which drops a cart that became an order.
  const askedFor = cartAskedFor(isFromBank);
  const before = askedFor && (await orderOf(config, askedFor));
  if (before) {
    (await startCart(config)).retry();
    return before;
  }
  const prepared = await preparedByQueue(config);
  if (prepared.state === "ready" || !askedFor) return prepared;
  // Stripe's webhook may have completed the order meanwhile.
  return (await orderOf(config, askedFor)) ?? prepared;
}

/**
 * The cart whose order was asked for and not answered, because the page was left. A bank may return
 * to another tab, which has no memory of it.
 */
function cartAskedFor(isFromBank: boolean): string | null {
  const { cart, user } = clientState.getState();
  const { placing, payingCartId } = storedCheckout(user.userInfo?.uid ?? null);
  return placing?.cartId || payingCartId || (isFromBank ? cart.cartId : null);
}

async function orderOf(config: PublicConfig, cartId: string): Promise<Prepared | null> {
  const order = await attempt(() => findOrderOfCart(medusaClient(config), cartId));
  return order.ok && order.value ? { state: "placed", found: order.value } : null;
}

async function preparedByQueue(config: PublicConfig): Promise<Prepared> {
  if (clientState.getState().cart.lines.length === 0) return { state: "empty" };
  const queue = await startCart(config);
  // Retried, because earlier problems may have passed and the cart may have become an order.
  queue.retry();
  const { cart, refusals, shortages, problem } = await queue.settled();
  if (problem) return failed(problem.sentence);
  if (Object.keys({ ...refusals, ...shortages }).length > 0) return { state: "refused" };
  if (!cart?.items?.length) return { state: "empty" };
  const owned = await ownedCart(config, cart.id);
  if (owned.ok) return { state: "ready", cart: owned.value };
  if (isTransient(owned.problem)) return failed(owned.problem.sentence);
  // The backend does not give the cart to this customer: the lines fill a new one.
  clientState.getState().setCartId(null);
  queue.sync();
  const refilled = await queue.settled();
  return refilled.cart ? { state: "ready", cart: refilled.cart } : failed(owned.problem.sentence);
}

function failed(sentence: string): Prepared {
  return { state: "failed", sentence };
}
