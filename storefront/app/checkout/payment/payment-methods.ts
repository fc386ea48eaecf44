import type { BackendCart } from "~/commerce/backend-types.ts";
import { m } from "~/paraglide/messages.js";

/** A way to pay in words. */
export interface PaymentMethod {
  name: string;
  explanation: string;
}

/** The backend's provider that is paid through Stripe's form within the page. */
export const cardProvider = "pp_stripe_stripe";

/** The backend's provider that asks for nothing before the order. */
export const invoiceProvider = "pp_system_default";

const ways: Record<string, () => PaymentMethod> = {
  [invoiceProvider]: () => ({
    name: m.checkout_on_invoice(),
    explanation: m.checkout_on_invoice_explained(),
  }),
  [cardProvider]: () => ({
    name: m.checkout_by_card(),
    explanation: m.checkout_by_card_explained(),
  }),
};

/** What a payment provider of the backend is called in the shop. */
export function paymentWay(providerId: string): PaymentMethod {
  return ways[providerId]?.() ?? { name: providerId.replace(/^pp_/, ""), explanation: "" };
}

/** Days after the order within which an invoice is to be paid. The mails say the same. */
export const invoiceDueDays = 14;

/** Whether there is nothing to pay: promotions take off all that it costs. */
export function costsNothing({ total }: Pick<BackendCart, "total">): boolean {
  return total <= 0;
}
