import type { BackendOrder } from "~/commerce/backend-types.ts";
import { currentLocale } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { costsNothing, invoiceDueDays, invoiceProvider, paymentWay } from "./payment-methods.ts";

/** The payment of an order, in words. */
export interface OrderPayment {
  /** The payment method; "" if there was nothing to pay. */
  way: string;
  /** The status or the next step; "" if unknown. */
  state: string;
}

/** The payment of an order and its due date, from the backend's payment. */
export function paymentOf(order: BackendOrder): OrderPayment {
  if (costsNothing(order)) return { way: "", state: m.checkout_nothing_to_pay() };
  const provider = order.payment_collections?.[0]?.payments?.[0]?.provider_id ?? "";
  return { way: provider && paymentWay(provider).name, state: stateOf(order, provider) };
}

function stateOf(order: BackendOrder, provider: string): string {
  switch (order.payment_status) {
    case "captured":
      return m.order_payment_paid();
    case "refunded":
      return m.order_payment_refunded();
    case "partially_refunded":
      return m.order_payment_partly_refunded();
  }
  if (order.status === "canceled") return m.order_payment_canceled();
  if (provider === invoiceProvider)
    return m.order_payment_due({ day: dueDay(new Date(order.created_at)) });
  return order.payment_status === "authorized" && provider ? m.order_payment_confirmed() : "";
}

/** In UTC like the mails, so that both name the same day. */
function dueDay(placedAt: Date): string {
  const day = new Date(placedAt);
  day.setUTCDate(day.getUTCDate() + invoiceDueDays);
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: "long", timeZone: "UTC" }).format(
    day,
  );
}
