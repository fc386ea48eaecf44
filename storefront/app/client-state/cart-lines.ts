import type { Product } from "@chemical-ink/product-api/contract/product";

/** A line item of the shopper's cart: the product as it was added, and its units. */
export type CartLine = Product & { quantity: number };

/** The key of a line item: its variant, because a product can be in the cart in several variants. */
export function lineKey({ variantId, _id }: Pick<Product, "variantId" | "_id">): string {
  return variantId || _id;
}

/** The desired lines, and the id of the backend's cart that follows them. */
export interface Cart {
  /** Medusa's cart id; null until the first line has reached the backend. */
  cartId: string | null;
  lines: CartLine[];
}

/** The cart of a first visit. */
export const emptyCart: Cart = { cartId: null, lines: [] };

/** The units of all lines. */
export function unitsInCart(cart: Cart): number {
  return cart.lines.reduce((units, line) => units + line.quantity, 0);
}

/** The lines with units of a variant added; the given list is not changed. */
export function withUnits(lines: CartLine[], product: Product, quantity: number): CartLine[] {
  const units = wholeUnits(quantity);
  const key = lineKey(product);
  if (!lines.some((line) => lineKey(line) === key)) {
    return [...lines, { ...product, quantity: units }];
  }
  return lines.map((line) =>
    lineKey(line) === key ? { ...line, quantity: line.quantity + units } : line,
  );
}

/** A quantity of a line: a whole number, at least 1. */
export function wholeUnits(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(1, Math.floor(quantity)) : 1;
}
