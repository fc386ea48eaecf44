import type { EngineCart, EngineLine } from "~/commerce/backend-types.ts";

/** How many of a variant the shopper wants. */
export interface Wish {
  variantId: string;
  quantity: number;
}

/** One call that brings the engine's cart nearer to what the shopper wants. */
export type CartStep =
  | { kind: "add"; variantId: string; quantity: number }
  | { kind: "set"; variantId: string; lineId: string; quantity: number }
  | { kind: "delete"; variantId: string; lineId: string };

/**
 * The next step, or null when the cart holds exactly what is wanted. Lines go first that nobody
 * wants (or that a variant has twice), then the wishes in their order. `isRefused` leaves out
 * the wishes that the engine has already turned down.
 */
export function nextStep(
  wishes: readonly Wish[],
  cart: EngineCart,
  isRefused: (wish: Wish) => boolean,
): CartStep | null {
  const lines = cart.items ?? [];
  for (const line of lines) {
    const variantId = line.variant_id ?? "";
    const wished = wishes.some((wish) => wish.variantId === variantId);
    const isFirst = lineOf(cart, variantId)?.id === line.id;
    const step: CartStep = { kind: "delete", variantId, lineId: line.id };
    if ((!wished || !isFirst) && !isRefused(wishOf(step))) return step;
  }
  for (const wish of wishes) {
    if (isRefused(wish)) continue;
    const line = lineOf(cart, wish.variantId);
    if (!line) return { kind: "add", ...wish };
    if (line.quantity !== wish.quantity) return { kind: "set", lineId: line.id, ...wish };
  }
  return null;
}

/** The cart's line of a variant. */
export function lineOf(cart: EngineCart | null, variantId: string): EngineLine | undefined {
  return cart?.items?.find((line) => line.variant_id === variantId);
}

/** The wish that a step fulfils; a line to delete is a wish for none. */
export function wishOf(step: CartStep): Wish {
  return { variantId: step.variantId, quantity: step.kind === "delete" ? 0 : step.quantity };
}
