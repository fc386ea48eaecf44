import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { codeProblem } from "../../carts/promotion-codes";

/** Refuses a promotion code that takes nothing off the cart, with the reason. */
export async function usefulCodes(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { promo_codes: codes } = (req.body ?? {}) as { promo_codes?: unknown };
  // Medusa refuses a value that is no list of texts.
  for (const code of Array.isArray(codes) ? codes : []) {
    if (typeof code !== "string") continue;
    const problem = await codeProblem(req.scope, code, req.params.id);
    if (problem) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, problem.message, problem.code);
    }
  }
  next();
}
