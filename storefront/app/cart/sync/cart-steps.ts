import type { BackendCart, BackendLine } from "~/commerce/backend-types.ts";

/** The units of a variant that the shopper wants. */
export interface DesiredLine {
  variantId: string;
  quantity: number;
}

/** One call that changes the backend's cart. */
export type CartStep =
  | { kind: "add"; variantId: string; quantity: number }
  | { kind: "set"; variantId: string; lineId: string; quantity: number }
  | { kind: "delete"; variantId: string; lineId: string };

/**
 * The next step, or null if the cart holds exactly the desired lines. Undesired and double lines
 * are deleted first, then the desired lines follow in their order. `isRefused` leaves out desired
 * lines that the backend has refused.
 */
export function nextStep(
  desiredLines: readonly DesiredLine[],
  cart: BackendCart,
  isRefused: (desiredLine: DesiredLine) => boolean,
): CartStep | null {
  const lines = cart.items ?? [];
  for (const line of lines) {
    const variantId = line.variant_id ?? "";
    const desired = desiredLines.some((desiredLine) => desiredLine.variantId === variantId);
    const isFirst = lineOf(cart, variantId)?.id === line.id;
    const step: CartStep = { kind: "delete", variantId, lineId: line.id };
    if ((!desired || !isFirst) && !isRefused(desiredLineOf(step))) return step;
  }
  for (const desiredLine of desiredLines) {
    if (isRefused(desiredLine)) continue;
    const line = lineOf(cart, desiredLine.variantId);
    if (!line) return { kind: "add", ...desiredLine };
    if (line.quantity !== desiredLine.quantity)
      return { kind: "set", lineId: line.id, ...desiredLine };
  }
  return null;
}

/** The cart's line of a variant. */
export function lineOf(cart: BackendCart | null, variantId: string): BackendLine | undefined {
  return cart?.items?.find((line) => line.variant_id === variantId);
}

/** The desired line that a step fulfils; a deleted line has quantity 0. */
export function desiredLineOf(step: CartStep): DesiredLine {
  return { variantId: step.variantId, quantity: step.kind === "delete" ? 0 : step.quantity };
}
