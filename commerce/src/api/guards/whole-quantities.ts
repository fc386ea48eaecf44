import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

/**
 * Refuses a fraction as a quantity. Medusa accepts it and rounds it when it is stored, so a line
 * item of 0.0001 would have quantity 0.
 */
export function wholeQuantities(
  req: Pick<MedusaRequest, "body">,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { quantity, items } = (req.body ?? {}) as { quantity?: unknown; items?: unknown };
  const lines: { quantity?: unknown }[] = Array.isArray(items) ? items : [];
  // Medusa refuses a value that is no number.
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
