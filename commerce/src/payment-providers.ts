/** Buying now and paying on an invoice: nothing is asked of anybody before the order. */
export const invoiceProvider = "pp_system_default";

/** Cards and what else Stripe offers. */
export const stripeProvider = "pp_stripe_stripe";

/** Days after the order within which an invoice is to be paid. The storefront says the same. */
export const invoiceDueDays = 14;
