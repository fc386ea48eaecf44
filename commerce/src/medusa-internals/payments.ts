import type { MedusaContainer } from "@medusajs/framework/types";
import { invoiceProvider } from "../payment-providers";
import { isOpenTo } from "./carts";
import { rowsOf } from "./database";
import { cartKey } from "./partial-orders";

/*
 * Stands on Medusa 2.21.2: `payment_session`, `payment`, `account_holder`, `cart`, `order`, and the
 * link `cart_payment_collection`. The Payment Module knows no carts, and Query cannot ask for a payment
 * that has no order.
 */

/** A payment that was begun for a cart that is no order: perhaps there is money behind it. */
export interface UnfinishedPayment {
  payment_session_id: string;
  cart_id: string;
  provider_id: string;
  /** Major units. */
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

/** Money that was set aside minutes ago and has no order, 100 payments at most. */
export function moneyWithoutOrder(container: MedusaContainer): Promise<UnfinishedPayment[]> {
  return rowsOf(
    container,
    `${unfinished} and s."created_at" < now() - interval '${firstLook}'
       and (p."id" is not null or s."status" in ('authorized', 'captured'))
     order by s."created_at" limit 100`,
  );
}

/**
 * The payments that a provider is to be asked about now, each 2, 4, 8, … minutes after it was begun;
 * 50 at most.
 */
export function paymentsToAskAbout(container: MedusaContainer): Promise<UnfinishedPayment[]> {
  return rowsOf(
    container,
    `${unfinished} and s."updated_at" < now() - greatest(interval '${firstLook}', s."updated_at" - s."created_at")
     order by s."updated_at" limit 50`,
  );
}

/** Notes that the provider of a payment is asked about it now. */
export async function noteAsked(container: MedusaContainer, sessionId: string): Promise<void> {
  await rowsOf(container, `update "payment_session" set "updated_at" = now() where "id" = ?`, [
    sessionId,
  ]);
}

/** The ids of a cart's payments whose payment session was given up, and that hold money still. */
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

/** Whether there is a payment for a cart. */
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

/** What a payment collection is for a customer. */
export interface PaymentCollectionAccess {
  /** Whether its cart is open to the customer. */
  is_own: boolean;
  /** Whether its cart has become an order, or is about to. */
  is_ordered: boolean;
}

/**
 * What a customer may do with a payment collection; nothing where no cart has it.
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
 * Removes a person from payments: Medusa notes the whole customer beside each way to pay that was
 * chosen, and no module forgets it. Cannot be undone.
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
