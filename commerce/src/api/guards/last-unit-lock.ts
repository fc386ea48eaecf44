import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { scarceVariants } from "../../carts/scarce-variants";
import { unavailableRefusal } from "../../carts/unavailable-refusal";
import { serviceLimits } from "../../limits";
import { isPaid } from "../../medusa-internals/payments";

/**
 * Stands before ordering a cart: those who want the last of the same thing are ordered one after
 * the other. Whoever comes too late is then refused at the first look at the stock, and keeps nobody
 * waiting. Side by side, Medusa makes everybody's order first, lets them wait for the same stock, and
 * takes all but one back.
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

/** What is paid already Medusa refuses itself, for it gives the money back. */
async function unpaidRefusal(scope: MedusaContainer, cartId: string): Promise<Error | undefined> {
  return (await isPaid(scope, cartId)) ? undefined : unavailableRefusal(scope, cartId);
}
