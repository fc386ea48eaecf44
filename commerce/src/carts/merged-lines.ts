/** A desired quantity of a variant. */
export interface DesiredItem {
  variant_id: string;
  product_id: string;
  quantity: number;
}

/** The lines of several carts together: of each variant the highest quantity. */
export function mergedLines(carts: DesiredItem[][]): DesiredItem[] {
  const joined = new Map<string, DesiredItem>();
  for (const items of carts) {
    const own = new Map<string, DesiredItem>();
    for (const { variant_id, product_id, quantity } of items) {
      // A cart may have two lines of a variant.
      const before = own.get(variant_id)?.quantity ?? 0;
      own.set(variant_id, { variant_id, product_id, quantity: before + quantity });
    }
    for (const item of own.values()) {
      const before = joined.get(item.variant_id)?.quantity ?? 0;
      if (item.quantity > before) joined.set(item.variant_id, item);
    }
  }
  return [...joined.values()];
}
