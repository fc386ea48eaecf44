import type Medusa from "@medusajs/medusa-js";
import { appliedCodes } from "~/cart/cart-codes.ts";
import { clientState } from "~/client-state/client-state.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";
import { applyPromotionCode } from "~/commerce/cart-calls.ts";
import { attempt } from "~/commerce/outcome.ts";

/**
 * Applies the promotion codes that take nothing off yet, such as those that needed a shipping
 * option; gives the cart of then. Never throws: a useless code is reported in the cart.
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
