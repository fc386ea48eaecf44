import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { scarceVariants } from "../../carts/scarce-variants";
import { unavailableRefusal } from "../../carts/unavailable-refusal";
import { serviceLimits } from "../../limits";
import { isPaid } from "../../medusa-internals/payments";

/**
 * Serialises the orders of carts that want the last units of the same variant. A late cart is
 * refused by the first check of the stock. Without the lock, Medusa makes all orders, lets them
 * wait for the same stock, and rolls all but one back.
 */
export async function lastUnitLock(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const cartId = req.params.id ?? "";
  const scarce = await scarceVariants(req.scope, cartId);
  if (scarce.length === 0) {
    next();
    return;
  }
  const keys = scarce.map((id) => `the-last-of:${id}`);
  const answered = async () => {
    const refusal = await unpaidRefusal(req.scope, cartId);
    if (refusal) throw refusal;
    await new Promise<void>((resolve) => {
      res.once("close", resolve);
      next();
    });
  };
  const locking = req.scope.resolve(Modules.LOCKING);
  await locking.execute(keys, answered, { timeout: serviceLimits.lastUnitWaitMs / 1_000 });
}

/** A paid cart passes: Medusa refuses it itself and refunds the payment. */
async function unpaidRefusal(scope: MedusaContainer, cartId: string): Promise<Error | undefined> {
  return (await isPaid(scope, cartId)) ? undefined : unavailableRefusal(scope, cartId);
}
