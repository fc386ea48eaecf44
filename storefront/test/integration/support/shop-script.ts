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
 * What the shop's pages call, for a test's tab that runs it as a browser runs the pages' script. The
 * same modules in another tab are other modules, with another state.
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
