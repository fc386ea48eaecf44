import type { BackendCart } from "~/commerce/backend-types.ts";
import { lineTitle } from "~/commerce/line-title.ts";
import { formatMoney } from "~/language/formats.ts";
import { textsIn } from "~/language/texts.ts";

const texts = textsIn({
  en: {
    price: (title: string, now: string, was: string) =>
      `The price of ${title} is now ${now} instead of ${was}.`,
    quantity: (title: string, now: number, was: number) =>
      `Of ${title} there are now ${now} in your cart instead of ${was}.`,
    added: (title: string) => `${title} is in your cart now too.`,
    removed: (title: string) => `${title} is no longer in your cart.`,
    shipping: (now: string, was: string) => `Shipping is now ${now} instead of ${was}.`,
    discount: (now: string, was: string) => `The discount is now ${now} instead of ${was}.`,
    vat: (now: string, was: string) => `VAT is now ${now} instead of ${was}.`,
    total: (now: string, was: string) => `The total is now ${now} instead of ${was}.`,
  },
  fr: {
    price: (title: string, now: string, was: string) =>
      `Le prix de ${title} est maintenant de ${now} au lieu de ${was}.`,
    quantity: (title: string, now: number, was: number) =>
      `Quantité de ${title} dans votre panier\u202f: ${now} au lieu de ${was}.`,
    added: (title: string) => `${title} est maintenant aussi dans votre panier.`,
    removed: (title: string) => `${title} n’est plus dans votre panier.`,
    shipping: (now: string, was: string) =>
      `La livraison coûte maintenant ${now} au lieu de ${was}.`,
    discount: (now: string, was: string) => `La remise est maintenant de ${now} au lieu de ${was}.`,
    vat: (now: string, was: string) => `La TVA est maintenant de ${now} au lieu de ${was}.`,
    total: (now: string, was: string) => `Le total est maintenant de ${now} au lieu de ${was}.`,
  },
});

/** What a shopper was shown of a cart, and agrees to by placing the order. */
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

/** The amounts below the lines, in the order in which they are shown. */
const sums = ["shipping", "discount", "vat", "total"] as const;

/**
 * What the shopper agrees to, to compare and to keep: what is bought, at what prices, and what it
 * comes to, to the cent.
 */
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

/** The total among the terms that were agreed to; nothing where they cannot be read. */
export function totalAmong(terms: string): number | undefined {
  return parsed(terms)?.total;
}

/**
 * What is another in a cart than the shopper was shown, in sentences; none where nothing is, or where
 * the terms cannot be read.
 */
export function changesSince(terms: string, cart: BackendCart): string[] {
  const shown = parsed(terms);
  if (!shown) return [];
  const now = readTerms(cart);
  const money = (amount: number) => formatMoney(amount, cart.currency_code);
  const gone = shown.lines.filter(({ id }) => !now.lines.some((line) => line.id === id));
  return [
    ...gone.map(({ title }) => texts().removed(title)),
    ...now.lines.flatMap((line) => lineChanges(shown.lines, line, money)),
    ...sums.flatMap((sum) =>
      now[sum] === shown[sum] ? [] : [texts()[sum](money(now[sum]), money(shown[sum]))],
    ),
  ];
}

function lineChanges(
  before: AgreedLine[],
  { id, title, quantity, price }: AgreedLine,
  money: (amount: number) => string,
): string[] {
  const was = before.find((line) => line.id === id);
  if (!was) return [texts().added(title)];
  return [
    ...(price === was.price ? [] : [texts().price(title, money(price), money(was.price))]),
    ...(quantity === was.quantity ? [] : [texts().quantity(title, quantity, was.quantity)]),
  ];
}

/** Terms come back from the browser's storage, where another version of the shop may have left them. */
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
