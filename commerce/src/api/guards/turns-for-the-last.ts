import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { scarceVariants } from "../../carts/scarce-variants";

/** How long one waits for those before, seconds. Who waits longer is asked to try again (409). */
const patienceSeconds = 20;

/**
 * Stands before ordering a cart: those who want the last of the same thing are ordered one after
 * the other. Whoever comes too late is then refused at the first look at the stock. Side by side,
 * Medusa makes everybody's order first, lets them wait for the same stock, and takes all but one back.
 */
export async function turnsForTheLast(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const scarce = await scarceVariants(req.scope, req.params.id ?? "");
  if (scarce.length === 0) {
    next();
    return;
  }
  const keys = scarce.map((id) => `the-last-of:${id}`);
  const answered = () =>
    new Promise<void>((resolve) => {
      res.once("close", resolve);
      next();
    });
  const locking = req.scope.resolve(Modules.LOCKING);
  await locking.execute(keys, answered, { timeout: patienceSeconds });
}
