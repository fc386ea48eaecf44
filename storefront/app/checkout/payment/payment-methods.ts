import type { BackendCart } from "~/commerce/backend-types.ts";
import { m } from "~/paraglide/messages.js";

/** A payment method, in words. */
export interface PaymentMethod {
  name: string;
  explanation: string;
}

/** Stripe's form within the page. */
export const cardProvider = "pp_stripe_stripe";

/** The provider of payment by invoice, which needs nothing before the order. */
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

/** The shop's name for a payment provider. */
export function paymentWay(providerId: string): PaymentMethod {
  return ways[providerId]?.() ?? { name: providerId.replace(/^pp_/, ""), explanation: "" };
}

/** Days until an invoice is due. The mails say the same. */
export const invoiceDueDays = 14;

/** Whether promotions take off the whole amount. */
export function costsNothing({ total }: Pick<BackendCart, "total">): boolean {
  return total <= 0;
}
