import type { CartLine } from "~/client-state/cart-lines.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";
import type { CartQueueState } from "./sync/cart-queue-state.ts";
import { lineOf } from "./sync/cart-steps.ts";

/** What the cart costs, in major units of its currency. */
export interface CartAmounts {
  currency: string;
  /** Whether prices are shown with tax, as the region says. */
  withTax: boolean;
  /** The goods before any discount. */
  subtotal: number;
  /** The goods with discounts and the known tax: the amount that a free-shipping rule compares. */
  goods: number;
  /** The backend's amounts; null until it has computed them for the lines on screen. */
  backend: {
    discount: number;
    /** Null until shipping is chosen. */
    shipping: number | null;
    /** Null until the country is known. */
    tax: number | null;
    total: number;
  } | null;
}

/**
 * The backend's amounts if it has computed them for the lines on screen. Until then the goods are
 * the sum of the lines at the known prices: an estimate, to be shown as one.
 */
export function cartAmounts(
  lines: readonly CartLine[],
  { cart, status }: Pick<CartQueueState, "cart" | "status">,
): CartAmounts {
  const withTax = cart?.items?.some(({ is_tax_inclusive }) => is_tax_inclusive) ?? false;
  const currency = cart?.currency_code ?? lines[0]?.currency ?? "";
  if (cart && status === "idle" && hasExactly(cart, lines)) {
    const isSent = Boolean(cart.shipping_methods?.length);
    const isTaxed = Boolean(cart.shipping_address?.country_code);
    return {
      currency,
      withTax,
      subtotal: withTax ? cart.original_item_total : cart.item_subtotal,
      goods: cart.item_total,
      backend: {
        discount: withTax ? cart.discount_total : cart.discount_subtotal,
        shipping: isSent ? shippingOf(cart, withTax) : null,
        tax: isTaxed ? cart.tax_total : null,
        total: cart.total,
      },
    };
  }
  const sum = lines.reduce((all, line) => {
    const unitPrice = lineOf(cart, line.variantId)?.unit_price ?? line.Price;
    return all + unitPrice * line.quantity;
  }, 0);
  return { currency, withTax, subtotal: sum, goods: sum, backend: null };
}

function shippingOf(cart: BackendCart, withTax: boolean): number {
  return withTax ? cart.original_shipping_total : cart.shipping_subtotal;
}

function hasExactly(cart: BackendCart, lines: readonly CartLine[]): boolean {
  return (
    cart.items?.length === lines.length &&
    lines.every(({ variantId, quantity }) => lineOf(cart, variantId)?.quantity === quantity)
  );
}

/** What a promotion code takes off this cart, as the backend computed it, in major units. */
export function savedByCode(cart: BackendCart, code: string): number {
  return [...(cart.items ?? []), ...(cart.shipping_methods ?? [])]
    .flatMap((line): Adjustment[] => line.adjustments ?? [])
    .filter((adjustment) => adjustment.code === code)
    .reduce((sum, { amount }) => sum + amount, 0);
}

interface Adjustment {
  code?: string;
  amount: number;
}
