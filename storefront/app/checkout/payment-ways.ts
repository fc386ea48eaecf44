import { checkoutTexts } from "./checkout-texts.ts";

/** A way to pay in words. */
export interface PaymentWay {
  name: string;
  explanation: string;
}

const ways: Record<string, () => PaymentWay> = {
  pp_system_default: () => ({
    name: checkoutTexts().onInvoice,
    explanation: checkoutTexts().onInvoiceExplained,
  }),
};

/** What a payment provider of the engine is called in the shop. */
export function paymentWay(providerId: string): PaymentWay {
  return ways[providerId]?.() ?? { name: providerId.replace(/^pp_/, ""), explanation: "" };
}
