import type { CartLine } from "~/client-state/cart-slice.ts";
import type { Wish } from "./sync/cart-steps.ts";

/** The lines without what was ordered: bought ones leave, what was added beyond them stays. */
export function withoutOrdered(lines: readonly CartLine[], ordered: readonly Wish[]): CartLine[] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - unitsOf(line.variantId, ordered) }))
    .filter(({ quantity }) => quantity > 0);
}

function unitsOf(variantId: string, ordered: readonly Wish[]): number {
  return ordered
    .filter((wish) => wish.variantId === variantId)
    .reduce((units, { quantity }) => units + quantity, 0);
}
