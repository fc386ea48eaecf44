import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { completeCartWorkflow, deletePaymentSessionsWorkflow } from "@medusajs/medusa/core-flows";
import {
  noteAsked,
  paymentsToAskAbout,
  type UnfinishedPayment,
} from "../medusa-internals/payments";
import { refundPayment } from "./refund-payment";

/**
 * Asks the providers about unfinished payments, 2, 4, 8, … minutes after each began. Where there is
 * money, the cart is completed; if that fails, the money is refunded.
 */
export async function finishPayments(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const payment of await paymentsToAskAbout(container)) {
    const what = `Payment ${payment.payment_session_id} of cart ${payment.cart_id}`;
    try {
      const outcome = await finishPayment(container, payment);
      if (outcome !== "no money") logger.warn(`${what} was left unfinished: ${outcome}.`);
    } catch (error) {
      logger.error(
        `${what} is unfinished, and can be neither finished nor refunded`,
        error as Error,
      );
    }
  }
}

async function finishPayment(
  container: MedusaContainer,
  { payment_session_id, cart_id }: UnfinishedPayment,
): Promise<"no money" | "ordered" | "given back"> {
  await noteAsked(container, payment_session_id);
  if (!(await hasMoney(container, payment_session_id, cart_id))) return "no money";
  const { errors } = await completeCartWorkflow(container).run({
    input: { id: cart_id },
    throwOnError: false,
  });
  if (errors.length === 0) return "ordered";
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`Cart ${cart_id} is paid and cannot be ordered: ${errors[0]?.error?.message}`);
  await giveBack(container, payment_session_id);
  return "given back";
}

/** Asks the provider and updates Medusa's payment. */
function hasMoney(container: MedusaContainer, sessionId: string, cartId: string): Promise<boolean> {
  return container.resolve(Modules.LOCKING).execute(
    [cartId],
    async () => {
      try {
        await container.resolve(Modules.PAYMENT).authorizePaymentSession(sessionId, {});
        return true;
      } catch (error) {
        const { NOT_ALLOWED, NOT_FOUND } = MedusaError.Types;
        const { type } = error as { type?: string };
        // Nobody has paid, or the payment was cancelled meanwhile.
        if (type === NOT_ALLOWED || type === NOT_FOUND) return false;
        throw error;
      }
    },
    { timeout: 10 },
  );
}

/** Refunds the payment and deletes its session, so that the cart can be paid again. */
async function giveBack(container: MedusaContainer, sessionId: string): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  // A changed total has refunded it already.
  const [session] = await payments.listPaymentSessions({ id: sessionId }, { select: ["id"] });
  if (!session) return;
  const [payment] = await payments.listPayments({ payment_session_id: sessionId });
  if (payment) await refundPayment(container, payment.id, "The cart could not be ordered");
  await deletePaymentSessionsWorkflow(container).run({ input: { ids: [sessionId] } });
}
