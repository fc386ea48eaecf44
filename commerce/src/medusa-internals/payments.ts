import type { MedusaContainer } from "@medusajs/framework/types";
import { invoiceProvider } from "../payment-providers";
import { isOpenTo } from "./carts";
import { rowsOf } from "./database";
import { cartKey } from "./partial-orders";

/*
 * Stands on Medusa 2.21.2: `payment_session`, `payment`, `account_holder`, `cart`, `order`, and the
 * link `cart_payment_collection`. The Payment Module knows no carts, and Query cannot filter for a
 * payment without an order.
 */

/** A payment of a cart that has not become an order; money may have been paid. */
export interface UnfinishedPayment {
  payment_session_id: string;
  cart_id: string;
  provider_id: string;
  /** Major units. */
  amount: number;
  currency_code: string;
  /** The last known status: `authorized` and `captured` mean that there is money. */
  status: string;
  /** Medusa's payment, where there is money. */
  payment_id: string | null;
  created_at: Date;
}

/** The browser has so long to come back from its bank before the shop asks the provider. */
const firstLook = "2 minutes";
/** Providers release an unfinished payment by themselves before this. */
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

/** Payments with money and without an order, older than two minutes; 100 at most. */
export function moneyWithoutOrder(container: MedusaContainer): Promise<UnfinishedPayment[]> {
  return rowsOf(
    container,
    `${unfinished} and s."created_at" < now() - interval '${firstLook}'
       and (p."id" is not null or s."status" in ('authorized', 'captured'))
     order by s."created_at" limit 100`,
  );
}

/**
 * The payments whose provider has to be asked now: 2, 4, 8, … minutes after they began; 50 at most.
 */
export function paymentsToAskAbout(container: MedusaContainer): Promise<UnfinishedPayment[]> {
  return rowsOf(
    container,
    `${unfinished} and s."updated_at" < now() - greatest(interval '${firstLook}', s."updated_at" - s."created_at")
     order by s."updated_at" limit 50`,
  );
}

/** Stores that the provider of a payment is asked now. */
export async function noteAsked(container: MedusaContainer, sessionId: string): Promise<void> {
  await rowsOf(container, `update "payment_session" set "updated_at" = now() where "id" = ?`, [
    sessionId,
  ]);
}

/** The ids of a cart's payments that hold money although their payment session was cancelled. */
export async function paymentsWithoutSession(
  container: MedusaContainer,
  cartId: string,
): Promise<string[]> {
  const payments = await rowsOf<{ id: string }>(
    container,
    `select p."id" from "payment" p
     join "cart_payment_collection" link
       on link."payment_collection_id" = p."payment_collection_id" and link."deleted_at" is null
     where link."cart_id" = ? and p."deleted_at" is null and p."canceled_at" is null
       and not exists (
         select 1 from "payment_session" s
         where s."id" = p."payment_session_id" and s."deleted_at" is null
       )`,
    [cartId],
  );
  return payments.map(({ id }) => id);
}

export async function isPaid(container: MedusaContainer, cartId: string): Promise<boolean> {
  const found = await rowsOf(
    container,
    `select 1 from "cart_payment_collection" link
     join "payment" p on p."payment_collection_id" = link."payment_collection_id"
     where link."cart_id" = ? and link."deleted_at" is null and p."deleted_at" is null limit 1`,
    [cartId],
  );
  return found.length > 0;
}

/** What a customer may do with a payment collection. */
export interface PaymentCollectionAccess {
  is_own: boolean;
  /** Whether its cart is an order, or a partial one. */
  is_ordered: boolean;
}

/**
 * What a customer may do with a payment collection; undefined where no cart has it.
 *
 * @param customerId empty for a guest
 */
export async function paymentCollectionAccess(
  container: MedusaContainer,
  collectionId: string,
  customerId: string,
): Promise<PaymentCollectionAccess | undefined> {
  const [access] = await rowsOf<PaymentCollectionAccess>(
    container,
    `select ${isOpenTo} as "is_own",
       cart."completed_at" is not null or exists (
         select 1 from "order" o
         where o."metadata"->>'${cartKey}' = cart."id" and o."deleted_at" is null
       ) as "is_ordered"
     from "cart_payment_collection" link
     join "cart" on cart."id" = link."cart_id" and cart."deleted_at" is null
     where link."payment_collection_id" = ? and link."deleted_at" is null`,
    [customerId, customerId, collectionId],
  );
  return access;
}

/**
 * Removes a person from payments. Medusa copies the whole customer into every payment session, and
 * no module removes it. Cannot be undone.
 */
export async function forgetPersonInPayments(
  container: MedusaContainer,
  { customerId, email }: { customerId: string; email: string },
): Promise<void> {
  await rowsOf(
    container,
    `update payment_session set context = context - 'customer' - 'account_holder'
     where context -> 'customer' ->> 'id' = ? or context -> 'account_holder' ->> 'email' = ?`,
    [customerId, email],
  );
  await rowsOf(container, "delete from account_holder where email = ?", [email]);
}
