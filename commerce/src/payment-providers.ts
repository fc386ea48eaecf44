/** Payment on an invoice: the order needs no payment. */
export const invoiceProvider = "pp_system_default";

/** Cards and Stripe's other payment methods. */
export const stripeProvider = "pp_stripe_stripe";

/** An invoice is due so many days after the order. The storefront says the same. */
export const invoiceDueDays = 14;
