import type { Client } from "@medusajs/framework/pg";
import { expect } from "vitest";
import { adminToken, call } from "./backend";

export const byCard = "pp_stripe_stripe";
export const onInvoice = "pp_system_default";

/** Sets the payment methods of the shop's region. */
export async function offer(payment_providers: string[], backend: string): Promise<void> {
  const { body } = await call<{ regions: { id: string }[] }>("/store/regions");
  const path = `/admin/regions/${body.regions[0]?.id}`;
  const token = await adminToken();
  const { status } = await call(path, { token, body: { payment_providers }, backend });
  expect(status).toBe(200);
}

/** Delivers a message to the shop as Stripe does; answers the status. */
export async function deliver(
  { body, signature }: { body: string; signature: string },
  backend: string,
): Promise<number> {
  const headers = { "stripe-signature": signature };
  return (await call("/hooks/payment/stripe_stripe", { body, headers, backend })).status;
}

/** The orders of a cart in the database. */
export async function ordersOf(database: Client, cartId: string): Promise<string[]> {
  const { rows } = await database.query(
    `select "order_id" from "order_cart" where "cart_id" = $1 and "deleted_at" is null`,
    [cartId],
  );
  return rows.map(({ order_id }) => order_id);
}

/** Makes a cart's payment minutes old: young ones are left alone. */
export async function makePaymentOld(database: Client, cartId: string): Promise<void> {
  await database.query(
    `update "payment_session" s set "created_at" = s."created_at" - interval '3 minutes',
       "updated_at" = s."updated_at" - interval '3 minutes'
     from "cart_payment_collection" l
     where l."payment_collection_id" = s."payment_collection_id" and l."cart_id" = $1`,
    [cartId],
  );
}

/** What the shop answers about the order of a cart. */
export async function orderOf(cartId: string) {
  const path = `/store/carts/${cartId}/order`;
  return (await call<{ order?: { id: string }; code?: string }>(path)).body;
}

/**
 * Makes a cart's payment minutes old, and has the backend check unfinished payments; answers those
 * of the cart that have no order.
 */
export async function moneyWithoutOrder(
  database: Client,
  backend: string,
  cartId: string,
): Promise<{ cart_id: string }[]> {
  await makePaymentOld(database, cartId);
  const { body } = await call<{ money_without_order: { cart_id: string }[] }>(
    "/admin/unfinished-orders",
    { token: await adminToken(), body: {}, backend },
  );
  return body.money_without_order.filter(({ cart_id }) => cart_id === cartId);
}
