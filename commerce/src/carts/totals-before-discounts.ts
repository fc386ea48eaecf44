import { MathBN } from "@medusajs/framework/utils";

/** The amounts of a cart that was read with its totals. */
export interface PricedCart {
  items?: Priced[];
  shipping_methods?: Priced[];
}

interface Priced {
  /** With tax, without discounts. */
  original_total?: number;
}

/**
 * The value of a cart's goods and of the whole cart, with tax, without discounts, by Medusa's
 * names.
 */
export function totalsBeforeDiscounts({ items, shipping_methods }: PricedCart): {
  item_total: number;
  total: number;
} {
  const goods = sum(items);
  return { item_total: goods, total: MathBN.add(goods, sum(shipping_methods)).toNumber() };
}

function sum(parts: Priced[] = []): number {
  return MathBN.sum(0, ...parts.map(({ original_total }) => original_total ?? 0)).toNumber();
}
