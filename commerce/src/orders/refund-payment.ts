import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/**
 * Returns the money of a payment: an authorization is cancelled, captured money is refunded.
 *
 * @param note the reason, for people who look at the payment
 */
export async function refundPayment(
  container: MedusaContainer,
  paymentId: string,
  note: string,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const { captured_at } = await payments.retrievePayment(paymentId, {
    select: ["id", "captured_at"],
  });
  if (captured_at) await payments.refundPayment({ payment_id: paymentId, note });
  else await payments.cancelPayment(paymentId);
}
