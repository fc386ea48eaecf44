import type { BackendCart, BackendLine } from "~/commerce/backend-types.ts";

/** How many of a variant the shopper wants. */
export interface DesiredLine {
  variantId: string;
  quantity: number;
}

/** One call that brings the backend's cart nearer to what the shopper wants. */
export type CartStep =
  | { kind: "add"; variantId: string; quantity: number }
  | { kind: "set"; variantId: string; lineId: string; quantity: number }
  | { kind: "delete"; variantId: string; lineId: string };

/**
 * The next step, or null when the cart holds exactly what is wanted. Lines go first that nobody
 * wants (or that a variant has twice), then the desired lines in their order. `isRefused` leaves out
 * the desired lines that the backend has already turned down.
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

/** The desired line that a step fulfils; a line to delete is a desired line for none. */
export function desiredLineOf(step: CartStep): DesiredLine {
  return { variantId: step.variantId, quantity: step.kind === "delete" ? 0 : step.quantity };
}
