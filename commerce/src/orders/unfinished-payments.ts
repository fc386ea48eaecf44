import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { completeCartWorkflow, deletePaymentSessionsWorkflow } from "@medusajs/medusa/core-flows";
import { invoiceProvider } from "../shop-setup/payment-providers";
import { giveMoneyBack } from "./give-money-back";

/** A payment that was begun for a cart that is no order: perhaps there is money behind it. */
export interface UnfinishedPayment {
  payment_session_id: string;
  cart_id: string;
  provider_id: string;
  amount: number;
  currency_code: string;
  /** As far as the shop knows: `authorized` and `captured` are money. */
  status: string;
  /** The payment in Medusa, where there is money. */
  payment_id: string | null;
  created_at: Date;
}

/** The browser has so long to come back from its bank before the shop asks by itself. */
const firstLook = "2 minutes";
/** What nobody has finished by then has come to nothing: providers let it go themselves. */
const lastLook = "8 days";

const unfinished = `
  select s."id" as "payment_session_id", link."cart_id", s."provider_id",
    s."amount"::float as "amount", s."currency_code", s."status", p."id" as "payment_id", s."created_at"
  from "payment_session" s
  join "cart_payment_collection" link
    on link."payment_collection_id" = s."payment_collection_id" and link."deleted_at" is null
  join "cart" on cart."id" = link."cart_id" and cart."completed_at" is null
  left join "payment" p on p."payment_session_id" = s."id" and p."canceled_at" is null
  where s."deleted_at" is null and s."provider_id" <> '${invoiceProvider}'
    and s."status" <> 'canceled' and s."created_at" > now() - interval '${lastLook}'`;

/** Money that was set aside minutes ago and has no order: for people to look at. */
export async function moneyWithoutOrder(container: MedusaContainer): Promise<UnfinishedPayment[]> {
  return find(
    container,
    `${unfinished} and s."created_at" < now() - interval '${firstLook}'
       and (p."id" is not null or s."status" in ('authorized', 'captured'))
     order by s."created_at" limit 100`,
  );
}

/**
 * Asks the providers about payments that were begun and never finished, each after 2, 4, 8, …
 * minutes. Where there is money, the cart becomes its order; where it cannot, the money goes back.
 */
export async function finishPayments(container: MedusaContainer): Promise<void> {
  const due = await find(
    container,
    `${unfinished} and s."updated_at" < now() - greatest(interval '${firstLook}', s."updated_at" - s."created_at")
     order by s."updated_at" limit 50`,
  );
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const payment of due) {
    const what = `Payment ${payment.payment_session_id} of cart ${payment.cart_id}`;
    try {
      const outcome = await finishPayment(container, payment);
      if (outcome !== "no money") logger.warn(`${what} was left unfinished: ${outcome}.`);
    } catch (error) {
      logger.error(`${what} is unfinished, and cannot be finished or given back`, error as Error);
    }
  }
}

async function finishPayment(
  container: MedusaContainer,
  { payment_session_id, cart_id }: UnfinishedPayment,
): Promise<"no money" | "ordered" | "given back"> {
  await noteLook(container, payment_session_id);
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

/** The provider knows; what it says is written into Medusa's payment. */
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
        // Nobody has paid, or it was given up meanwhile.
        if (type === NOT_ALLOWED || type === NOT_FOUND) return false;
        throw error;
      }
    },
    { timeout: 10 },
  );
}

/** Gives the money back, and forgets the choice: the cart can be paid anew. */
async function giveBack(container: MedusaContainer, sessionId: string): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  // Where the total of the cart has changed, all of it was given back already.
  const [session] = await payments.listPaymentSessions({ id: sessionId }, { select: ["id"] });
  if (!session) return;
  const [payment] = await payments.listPayments({ payment_session_id: sessionId });
  if (payment) await giveMoneyBack(container, payment.id, "The cart could not be ordered");
  await deletePaymentSessionsWorkflow(container).run({ input: { ids: [sessionId] } });
}

async function noteLook(container: MedusaContainer, sessionId: string): Promise<void> {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(`update "payment_session" set "updated_at" = now() where "id" = ?`, [sessionId]);
}

async function find(container: MedusaContainer, sql: string): Promise<UnfinishedPayment[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: UnfinishedPayment[] }>(sql);
  return rows;
}
