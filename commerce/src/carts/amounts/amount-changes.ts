import { lineTitle } from "../line-title";
import { isSameAmount, type PricedCart } from "./priced-cart";

/** Whether all amounts of two readings of a cart are equal. */
export function hasSameAmounts(one: PricedCart, other: PricedCart): boolean {
  const [parts, others] = [amountsOf(one), amountsOf(other)];
  return (
    parts.size === others.size &&
    [...parts].every(([part, amount]) => others.has(part) && isSameAmount(amount, others.get(part)))
  );
}

/** Every amount of a cart, by a key that names its line. */
function amountsOf({ items = [], shipping_methods = [], total }: PricedCart): Map<string, unknown> {
  const amounts = new Map<string, unknown>([["total", total]]);
  for (const { id, unit_price, quantity } of items) {
    amounts.set(`${id} price`, unit_price).set(`${id} quantity`, quantity);
  }
  for (const { id, amount } of shipping_methods) amounts.set(`${id} price`, amount);
  for (const { id, adjustments = [], tax_lines = [] } of [...items, ...shipping_methods]) {
    amounts.set(`${id} discount`, sum(adjustments.map(({ amount }) => amount)));
    amounts.set(`${id} tax`, sum(tax_lines.map(({ rate }) => rate)));
  }
  return amounts;
}

/** The amounts that differ between two readings of a cart, in sentences, to the cent. */
export function amountChanges(before: PricedCart, after: PricedCart): string[] {
  const prices = (after.items ?? []).flatMap((item) => {
    const was = before.items?.find(({ id }) => id === item.id);
    const what = `The price of “${lineTitle(item)}”`;
    return was ? change(what, was.unit_price, item.unit_price) : [];
  });
  return [
    ...prices,
    ...change("Delivery", before.shipping_subtotal, after.shipping_subtotal),
    ...change("The discount", discountOf(before), discountOf(after)),
    ...change("The tax", before.tax_total, after.tax_total),
    ...change("The total", before.total, after.total, ` ${after.currency_code.toUpperCase()}`),
  ];
}

function change(what: string, was: unknown, now: unknown, unit = ""): string[] {
  const [old, young] = [was, now].map((amount) => Number(amount ?? 0).toFixed(2));
  return old === young ? [] : [`${what} is now ${young}${unit} instead of ${old}${unit}.`];
}

/** Without tax, like the delivery and the prices. */
function discountOf({ discount_total, discount_tax_total }: PricedCart): number {
  return Number(discount_total ?? 0) - Number(discount_tax_total ?? 0);
}

function sum(amounts: unknown[]): number {
  return amounts.reduce<number>((total, amount) => total + Number(amount), 0);
}
