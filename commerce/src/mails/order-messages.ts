import { m } from "../../messages/dist/messages.js";
import { type Language, localeOf } from "../languages";
import { invoiceDueDays, invoiceProvider, stripeProvider } from "../payment-providers";
import { moneyIn } from "./amounts";
import type { Block, EmailMessage, EmailTotal } from "./email-message";

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
  locale: Language,
): EmailMessage {
  return {
    subject: m.mail_confirmation_subject({ number: order.number }, { locale }),
    preview: m.mail_confirmation_preview(
      { total: moneyIn(locale, order.currency)(order.total) },
      { locale },
    ),
    heading: m.mail_confirmation_heading({}, { locale }),
    blocks: [
      { kind: "text", text: m.mail_confirmation_opening({ number: order.number }, { locale }) },
      linesOf(order, locale),
      { kind: "facts", facts: factsOf(order, locale) },
      {
        kind: "button",
        label: m.mail_confirmation_button({}, { locale }),
        url: `${shopUrl}/order/${encodeURIComponent(order.id)}?access=${encodeURIComponent(access)}`,
      },
      { kind: "text", text: m.mail_confirmation_closing({}, { locale }) },
    ],
    reason: m.mail_order_reason({}, { locale }),
  };
}

/** Notifies a shopper of a cancelled order. */
export function orderCancelled(order: OrderInEmail, locale: Language): EmailMessage {
  return {
    subject: m.mail_cancellation_subject({ number: order.number }, { locale }),
    preview: m.mail_cancellation_preview({}, { locale }),
    heading: m.mail_cancellation_heading({}, { locale }),
    blocks: [
      { kind: "text", text: m.mail_cancellation_opening({ number: order.number }, { locale }) },
      linesOf(order, locale),
      { kind: "text", text: m.mail_cancellation_closing({}, { locale }) },
    ],
    reason: m.mail_order_reason({}, { locale }),
  };
}

function linesOf(order: OrderInEmail, locale: Language): Block {
  const money = moneyIn(locale, order.currency);
  const totals: EmailTotal[] = [
    { label: m.totals_subtotal({}, { locale }), amount: money(order.itemSubtotal) },
    ...(order.discountSubtotal > 0
      ? [{ label: m.mail_order_discount({}, { locale }), amount: money(-order.discountSubtotal) }]
      : []),
    { label: m.totals_shipping({}, { locale }), amount: money(order.shippingSubtotal) },
    { label: m.totals_vat({}, { locale }), amount: money(order.tax) },
    { label: m.totals_total({}, { locale }), amount: money(order.total), isGrand: true },
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

function factsOf(order: OrderInEmail, locale: Language): { label: string; value: string }[] {
  return [
    { label: m.order_page_number({}, { locale }), value: `#${order.number}` },
    { label: m.order_details_delivery_to({}, { locale }), value: addressOf(order, locale) },
    {
      label: m.mail_order_delivery({}, { locale }),
      value: linesIn(order.deliveryName, order.deliveryTime),
    },
    { label: m.order_details_payment({}, { locale }), value: paymentOf(order, locale) },
  ].filter(({ value }) => value !== "");
}

/** How the order is paid, and what happens next. */
function paymentOf({ paymentProvider, placedAt, total }: OrderInEmail, locale: Language): string {
  if (total <= 0) return m.mail_order_nothing_to_pay({}, { locale });
  if (paymentProvider === stripeProvider) return m.mail_order_by_card({}, { locale });
  if (paymentProvider !== invoiceProvider) return paymentProvider.replace(/^pp_/, "");
  const due = new Date(placedAt);
  due.setUTCDate(due.getUTCDate() + invoiceDueDays);
  const day = new Intl.DateTimeFormat(localeOf(locale), { dateStyle: "long", timeZone: "UTC" });
  return linesIn(
    m.mail_order_on_invoice({}, { locale }),
    m.order_payment_due({ day: day.format(due) }, { locale }),
  );
}

function linesIn(...lines: string[]): string {
  return lines.filter((line) => line !== "").join("\n");
}

/** The address as on a parcel's label. */
function addressOf({ address }: OrderInEmail, locale: Language): string {
  const { name, company, street, postalCode, city, province, countryCode, phone } = address;
  const countries = new Intl.DisplayNames([localeOf(locale)], { type: "region", fallback: "code" });
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
