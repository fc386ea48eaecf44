import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

/**
 * Stands before what puts something into a cart. Medusa takes a fraction of a unit and rounds it
 * when it is stored, so that a line item of 0.0001 has none at all.
 */
export function wholeQuantities(
  req: Pick<MedusaRequest, "body">,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { quantity, items } = (req.body ?? {}) as { quantity?: unknown; items?: unknown };
  const lines: { quantity?: unknown }[] = Array.isArray(items) ? items : [];
  // What is no number at all is for Medusa to refuse.
  const fraction = [quantity, ...lines.map((line) => line?.quantity)].find(
    (one) => typeof one === "number" && !Number.isSafeInteger(one),
  );
  if (fraction !== undefined) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      "A quantity is a whole number.",
      "invalid_quantity",
    );
  }
  next();
}
