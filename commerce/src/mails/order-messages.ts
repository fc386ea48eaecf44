import { invoiceDueDays, invoiceProvider, stripeProvider } from "../payment-providers";
import { moneyIn } from "./amounts";
import type { Block, EmailMessage, EmailTotal } from "./email-message";
import type { Words } from "./english";

/** The parts of an order that its emails use. Amounts are major units. */
export interface OrderInEmail {
  id: string;
  /** The order's number for people. */
  number: number;
  /** ISO 4217, such as "eur". */
  currency: string;
  lines: { title: string; quantity: number /** Without tax. */; subtotal: number }[];
  /** Without tax and before discounts. */
  itemSubtotal: number;
  discountSubtotal: number;
  shippingSubtotal: number;
  tax: number;
  total: number;
  placedAt: Date;
  deliveryName: string;
  /** The delivery time in the merchant's words; empty where unknown. */
  deliveryTime: string;
  /** Medusa's id of the payment provider; empty where there is no payment. */
  paymentProvider: string;
  address: {
    name: string;
    company: string;
    street: string[];
    postalCode: string;
    city: string;
    province: string;
    /** ISO 3166-1, such as "fr"; empty where unknown. */
    countryCode: string;
    phone: string;
  };
}

/** Confirms an order to the shopper, with all its details. */
export function orderConfirmation(
  order: OrderInEmail,
  {
    shopUrl,
    access,
  }: {
    shopUrl: string /** The signature that opens the order without a session. */;
    access: string;
  },
  words: Words,
): EmailMessage {
  const says = words.orderConfirmation;
  return {
    subject: says.subject(order.number),
    preview: says.preview(moneyIn(words, order.currency)(order.total)),
    heading: says.heading,
    blocks: [
      { kind: "text", text: says.opening(order.number) },
      linesOf(order, words),
      { kind: "facts", facts: factsOf(order, words) },
      {
        kind: "button",
        label: says.button,
        url: `${shopUrl}/order/${encodeURIComponent(order.id)}?access=${encodeURIComponent(access)}`,
      },
      { kind: "text", text: says.closing },
    ],
    reason: says.reason,
  };
}

/** Notifies a shopper of a cancelled order. */
export function orderCancelled(order: OrderInEmail, words: Words): EmailMessage {
  const says = words.orderCancelled;
  return {
    subject: says.subject(order.number),
    preview: says.preview,
    heading: says.heading,
    blocks: [
      { kind: "text", text: says.opening(order.number) },
      linesOf(order, words),
      { kind: "text", text: says.closing },
    ],
    reason: says.reason,
  };
}

function linesOf(order: OrderInEmail, words: Words): Block {
  const money = moneyIn(words, order.currency);
  const { subtotal, discount, shipping, tax, total } = words.order;
  const totals: EmailTotal[] = [
    { label: subtotal, amount: money(order.itemSubtotal) },
    ...(order.discountSubtotal > 0
      ? [{ label: discount, amount: money(-order.discountSubtotal) }]
      : []),
    { label: shipping, amount: money(order.shippingSubtotal) },
    { label: tax, amount: money(order.tax) },
    { label: total, amount: money(order.total), isGrand: true },
  ];
  return {
    kind: "lines",
    lines: order.lines.map(({ title, quantity, subtotal }) => ({
      title,
      detail: `${quantity} × ${money(subtotal / quantity)}`,
      amount: money(subtotal),
    })),
    totals,
  };
}

function factsOf(order: OrderInEmail, words: Words): { label: string; value: string }[] {
  const { number, deliveryTo, delivery, payment } = words.order;
  return [
    { label: number, value: `#${order.number}` },
    { label: deliveryTo, value: addressOf(order, words) },
    { label: delivery, value: linesIn(order.deliveryName, order.deliveryTime) },
    { label: payment, value: paymentOf(order, words) },
  ].filter(({ value }) => value !== "");
}

/** How the order is paid, and what happens next. */
function paymentOf({ paymentProvider, placedAt, total }: OrderInEmail, words: Words): string {
  const { onInvoice, invoiceDue, byCard, nothingToPay } = words.order;
  if (total <= 0) return nothingToPay;
  if (paymentProvider === stripeProvider) return byCard;
  if (paymentProvider !== invoiceProvider) return paymentProvider.replace(/^pp_/, "");
  const due = new Date(placedAt);
  due.setUTCDate(due.getUTCDate() + invoiceDueDays);
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: "long", timeZone: "UTC" });
  return linesIn(onInvoice, invoiceDue(day.format(due)));
}

function linesIn(...lines: string[]): string {
  return lines.filter((line) => line !== "").join("\n");
}

/** The address as on a parcel's label. */
function addressOf({ address }: OrderInEmail, words: Words): string {
  const { name, company, street, postalCode, city, province, countryCode, phone } = address;
  const countries = new Intl.DisplayNames([words.locale], { type: "region", fallback: "code" });
  return linesIn(
    name,
    company,
    ...street,
    [postalCode, city].filter(Boolean).join(" "),
    province,
    /^[a-z]{2}$/i.test(countryCode) ? (countries.of(countryCode.toUpperCase()) ?? "") : "",
    phone,
  );
}
