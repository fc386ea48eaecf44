import type { BackendCart } from "~/commerce/backend-types.ts";
import { checkoutTexts } from "../checkout-texts.ts";

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
    name: checkoutTexts().onInvoice,
    explanation: checkoutTexts().onInvoiceExplained,
  }),
  [cardProvider]: () => ({
    name: checkoutTexts().byCard,
    explanation: checkoutTexts().byCardExplained,
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
