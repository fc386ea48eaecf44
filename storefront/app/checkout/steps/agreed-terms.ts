import type { BackendCart } from "~/commerce/backend-types.ts";
import { lineTitle } from "~/commerce/line-title.ts";
import { formatMoney } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";

/** What the shopper was shown of a cart and agrees to with the order. */
interface Terms {
  lines: AgreedLine[];
  shipping: number;
  discount: number;
  vat: number;
  total: number;
}

interface AgreedLine {
  id: string;
  variantId: string | null;
  title: string;
  quantity: number;
  price: number;
}

const sums = ["shipping", "discount", "vat", "total"] as const;

/** The terms of a cart as a text, to compare and to store: items, prices, amounts. */
export function termsOf(cart: BackendCart): string {
  return JSON.stringify(readTerms(cart));
}

function readTerms(cart: BackendCart): Terms {
  const lines = (cart.items ?? []).map((line) => ({
    id: line.id,
    variantId: line.variant_id ?? null,
    title: lineTitle(line),
    quantity: line.quantity,
    price: line.unit_price,
  }));
  return {
    lines: lines.sort((one, other) => one.id.localeCompare(other.id)),
    shipping: toTheCent(cart.shipping_subtotal),
    discount: toTheCent(cart.discount_subtotal),
    vat: toTheCent(cart.tax_total),
    total: toTheCent(cart.total),
  };
}

function toTheCent(amount: number | undefined): number {
  return Math.round((amount ?? 0) * 100) / 100;
}

/** The total of the agreed terms; undefined if they cannot be read. */
export function totalAmong(terms: string): number | undefined {
  return parsed(terms)?.total;
}

const changedMessages = {
  shipping: m.agreed_terms_shipping,
  discount: m.agreed_terms_discount,
  vat: m.agreed_terms_vat,
  total: m.agreed_terms_total,
};

/**
 * The differences between the agreed terms and the cart, in sentences; none if there are none or
 * the terms cannot be read.
 */
export function changesSince(terms: string, cart: BackendCart): string[] {
  const shown = parsed(terms);
  if (!shown) return [];
  const now = readTerms(cart);
  const money = (amount: number) => formatMoney(amount, cart.currency_code);
  const gone = shown.lines.filter(({ id }) => !now.lines.some((line) => line.id === id));
  return [
    ...gone.map(({ title }) => m.agreed_terms_removed({ title })),
    ...now.lines.flatMap((line) => lineChanges(shown.lines, line, money)),
    ...sums.flatMap((sum) =>
      now[sum] === shown[sum]
        ? []
        : [changedMessages[sum]({ now: money(now[sum]), was: money(shown[sum]) })],
    ),
  ];
}

function lineChanges(
  before: AgreedLine[],
  { id, title, quantity, price }: AgreedLine,
  money: (amount: number) => string,
): string[] {
  const was = before.find((line) => line.id === id);
  if (!was) return [m.agreed_terms_added({ title })];
  return [
    ...(price === was.price
      ? []
      : [m.agreed_terms_price({ title, now: money(price), was: money(was.price) })]),
    ...(quantity === was.quantity
      ? []
      : [m.agreed_terms_quantity({ title, now: quantity, was: was.quantity })]),
  ];
}

/** Terms come from browser storage, where another version of the shop may have stored them. */
function parsed(terms: string): Terms | undefined {
  try {
    const read: unknown = JSON.parse(terms);
    return isTerms(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isTerms(read: unknown): read is Terms {
  if (typeof read !== "object" || read === null) return false;
  const known = read as Partial<Record<keyof Terms, unknown>>;
  return Array.isArray(known.lines) && sums.every((sum) => typeof known[sum] === "number");
}
