import type { CartLine } from "~/client-state/cart-lines.ts";
import type { DesiredLine } from "./sync/cart-steps.ts";

/** The lines without the ordered units: units that were added after the order stay. */
export function withoutOrdered(
  lines: readonly CartLine[],
  ordered: readonly DesiredLine[],
): CartLine[] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - unitsOf(line.variantId, ordered) }))
    .filter(({ quantity }) => quantity > 0);
}

function unitsOf(variantId: string, ordered: readonly DesiredLine[]): number {
  return ordered
    .filter((desiredLine) => desiredLine.variantId === variantId)
    .reduce((units, { quantity }) => units + quantity, 0);
}
