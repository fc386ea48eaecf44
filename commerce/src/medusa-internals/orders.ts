import type { LinkDefinition, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { rowsOf } from "./database";
import { isOfCart, isPartial } from "./partial-orders";

/*
 * Stands on Medusa 2.21.2: `order`, and the links `order_cart`, `order_payment_collection` and
 * `order_promotion`. Query would load a whole order to read its customer, and cannot list links
 * without the linked records.
 */

/** The order of a cart. */
export interface OrderOfCart {
  id: string;
  /** The order's number for people. */
  display_id: number;
}

/** The order of a cart; undefined while there is none, or only a partial one. */
export async function orderOfCart(
  container: MedusaContainer,
  cartId: string,
): Promise<OrderOfCart | undefined> {
  const [order] = await rowsOf<OrderOfCart>(
    container,
    `select o."id", o."display_id" from "order_cart" own
     join "order" o on o."id" = own."order_id" and o."deleted_at" is null
     where own."cart_id" = ? and own."deleted_at" is null and not ${isPartial}`,
    [cartId],
  );
  return order;
}

export async function isOrderOfCustomer(
  container: MedusaContainer,
  orderId: string,
  customerId: string,
): Promise<boolean> {
  const found = await rowsOf(
    container,
    `select 1 from "order" where "id" = ? and "customer_id" = ?`,
    [orderId, customerId],
  );
  return found.length > 0;
}

/** The links that Medusa has made for an order so far, in the form in which links are dismissed. */
export async function linksOfOrder(
  container: MedusaContainer,
  orderId: string,
): Promise<LinkDefinition[]> {
  const rows = await rowsOf<{ module: string; key: string; id: string }>(
    container,
    `select ? as "module", 'cart_id' as "key", "cart_id" as "id" from "order_cart"
     where "order_id" = ? and "deleted_at" is null
     union all select ?, 'payment_collection_id', "payment_collection_id"
     from "order_payment_collection" where "order_id" = ? and "deleted_at" is null
     union all select ?, 'promotion_id', "promotion_id" from "order_promotion"
     where "order_id" = ? and "deleted_at" is null`,
    [Modules.CART, Modules.PAYMENT, Modules.PROMOTION].flatMap((module) => [module, orderId]),
  );
  return rows.map(({ module, key, id }) => ({
    [Modules.ORDER]: { order_id: orderId },
    [module]: { [key]: id },
  }));
}

/** How many records of a kind are in a state. */
export interface StateCount {
  name: "orders" | "mails" | "imports";
  state: string;
  count: number;
}

/** A younger order may still be being made. */
const inTheMaking = "15 seconds";

/**
 * How many orders are `placed`, `cancelled` or `cut_off`, how many mails `waiting` or `given_up`,
 * and how many catalogue imports `waiting`. A count of 0 is missing. One statement, because it runs
 * every few seconds.
 */
export function countStates(container: MedusaContainer): Promise<StateCount[]> {
  return rowsOf(
    container,
    `select 'orders' as "name",
       case when o."canceled_at" is not null then 'cancelled'
            when ${isOfCart} and ${isPartial} and o."created_at" < now() - interval '${inTheMaking}'
              and o."created_at" > now() - interval '30 days' then 'cut_off'
            else 'placed' end as "state", count(*)::int as "count"
     from "order" o where o."deleted_at" is null and not o."is_draft_order" group by 2
     union all select 'mails', "state", count(*)::int from "queued_mail"
       where "deleted_at" is null and "state" in ('waiting', 'given_up') group by 2
     union all select 'imports', 'waiting', count(*)::int from "catalogue_import"
       where "deleted_at" is null and "status" in ('waiting', 'checking', 'confirmed', 'running')`,
  );
}
