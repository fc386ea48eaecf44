import { cartState } from "~/cart/cart-state.ts";
import { startCart, startCartSoon } from "~/cart/sync/cart-session.ts";
import { mergeGuestCart, ownedCart } from "~/cart/sync/merge-guest-cart.ts";
import { placeOrder } from "~/checkout/payment/place-order.ts";
import { termsOf } from "~/checkout/steps/agreed-terms.ts";
import { clientState } from "~/client-state/client-state.ts";
import { listPaymentProviders } from "~/commerce/cart-calls.ts";
import { medusaClient } from "~/commerce/medusa-client.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { resumeSession } from "~/identity/session.ts";
import { type SignInValues, signIn } from "~/identity/sign-in.ts";

/**
 * The functions that the shop's pages call, for a test's tab that runs them as a browser runs the
 * pages' script. Each tab has its own module instances and state.
 */
export const shop = {
  cartState,
  clientState,
  listPaymentProviders,
  medusaClient,
  ownedCart,
  placeOrder,
  termsOf,
  resumeSession,
  signIn: (config: PublicConfig, values: SignInValues) => signIn(config, values, mergeGuestCart),
  startCart,
  startCartSoon,
};
