import type Medusa from "@medusajs/medusa-js";
import { appliedCodes } from "~/cart/cart-codes.ts";
import { clientState } from "~/client-state/client-state.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";
import { applyPromotionCode } from "~/commerce/cart-calls.ts";
import { attempt } from "~/commerce/outcome.ts";

/**
 * Asks once more for the promotion codes that take nothing off a cart, such as those that had to
 * wait for a way of shipping; gives the cart as it is then. Never throws: a code of no use is told
 * of in the cart.
 */
export async function applyWaitingCodes(medusa: Medusa, cart: BackendCart): Promise<BackendCart> {
  let latest = cart;
  for (const code of clientState.getState().promotionCodes) {
    if (appliedCodes(latest).includes(code)) continue;
    const applied = await attempt(() => applyPromotionCode(medusa, cart.id, code));
    if (applied.ok) latest = applied.value;
  }
  return latest;
}
