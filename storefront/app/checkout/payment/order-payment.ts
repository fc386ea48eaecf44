import type { BackendOrder } from "~/commerce/backend-types.ts";
import { currentLocale } from "~/language/language.ts";
import { textsIn } from "~/language/texts.ts";
import { checkoutTexts } from "../checkout-texts.ts";
import { costsNothing, invoiceDueDays, invoiceProvider, paymentWay } from "./payment-methods.ts";

const texts = textsIn({
  en: {
    due: (day: string) => `You get an invoice. It is due by ${day}.`,
    paid: "Paid.",
    confirmed: "The payment is confirmed.",
    refunded: "What was paid is paid back.",
    partlyRefunded: "A part of what was paid is paid back.",
    canceled: "Nothing is to be paid.",
  },
  fr: {
    due: (day) => `Vous recevez une facture. Son échéance est le ${day}.`,
    paid: "Payé.",
    confirmed: "Le paiement est confirmé.",
    refunded: "Ce qui a été payé est remboursé.",
    partlyRefunded: "Une partie de ce qui a été payé est remboursée.",
    canceled: "Il n’y a rien à payer.",
  },
});

/** How an order is paid, in words. */
export interface OrderPayment {
  /** The way that was chosen; "" where there was nothing to pay. */
  way: string;
  /** How far it is, or what happens next; "" where nothing is known. */
  state: string;
}

/** How an order is paid and when, by what the backend knows of its payment. */
export function paymentOf(order: BackendOrder): OrderPayment {
  if (costsNothing(order)) return { way: "", state: checkoutTexts().nothingToPay };
  const provider = order.payment_collections?.[0]?.payments?.[0]?.provider_id ?? "";
  return { way: provider && paymentWay(provider).name, state: stateOf(order, provider) };
}

function stateOf(order: BackendOrder, provider: string): string {
  const { due, paid, confirmed, refunded, partlyRefunded, canceled } = texts();
  switch (order.payment_status) {
    case "captured":
      return paid;
    case "refunded":
      return refunded;
    case "partially_refunded":
      return partlyRefunded;
  }
  if (order.status === "canceled") return canceled;
  if (provider === invoiceProvider) return due(dueDay(new Date(order.created_at)));
  return order.payment_status === "authorized" && provider ? confirmed : "";
}

/** In UTC, as in the mails, so that both name the same day. */
function dueDay(placedAt: Date): string {
  const day = new Date(placedAt);
  day.setUTCDate(day.getUTCDate() + invoiceDueDays);
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: "long", timeZone: "UTC" }).format(
    day,
  );
}
