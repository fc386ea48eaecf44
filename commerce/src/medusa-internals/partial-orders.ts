import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";

/*
 * Stands on Medusa 2.21.2: `completeCartWorkflow` copies the cart's metadata into the order. It
 * makes the order first, then its link to the cart and the reservations, and last the payment.
 * Tables: `order`, `payment_collection`, `payment`, `payment_session`, and the links `order_cart`
 * and `cart_payment_collection`. Query cannot filter by what an order lacks.
 */

/** The key in the metadata of carts and orders with the id of the cart. */
export const cartKey = "cart_id";

/**
 * In SQL: whether an order of the table `o` is partial: its process died, or is still running,
 * between the steps of completing its cart.
 */
export const isPartial = `(
  not exists (
    select 1 from "order_cart" link where link."order_id" = o."id" and link."deleted_at" is null
  ) or exists (
    select 1 from "cart_payment_collection" link
    join "payment_collection" c on c."id" = link."payment_collection_id"
    where link."cart_id" = o."metadata"->>'${cartKey}' and link."deleted_at" is null
      and c."amount" > 0
      and not exists (select 1 from "payment" p where p."payment_collection_id" = c."id")
      and not exists (
        select 1 from "payment_session" s
        where s."payment_collection_id" = c."id" and s."deleted_at" is null
          and s."status" = 'pending_authorization'
      )
  ))`;

/**
 * In SQL: whether an order of the table `o` was made of a cart and is neither deleted nor
 * cancelled.
 */
export const isOfCart = `(
  o."metadata"->>'${cartKey}' is not null and o."deleted_at" is null and o."canceled_at" is null)`;

/** A partial order: its process has died, or is still making it. */
export interface PartialOrder {
  order_id: string;
  cart_id: string;
  created_at: Date;
  /** Milliseconds since it was created. */
  age: number;
}

/** Older ones have been logged for days and need a person. Days. */
const oldest = 30;

const columns = `o."id" as "order_id", o."metadata"->>'${cartKey}' as "cart_id", o."created_at",
  (extract(epoch from now() - o."created_at") * 1000)::int as "age"`;

/** The partial orders of the last 30 days, also those that are being made, the oldest first. */
export function partialOrders(container: MedusaContainer): Promise<PartialOrder[]> {
  return rowsOf(
    container,
    `select ${columns} from "order" o
     where o."created_at" > now() - interval '${oldest} days' and ${isOfCart} and ${isPartial}
     order by o."created_at" limit 100`,
  );
}

/** The partial order of a cart, also one that is being made. */
export async function partialOrderOf(
  container: MedusaContainer,
  cartId: string,
): Promise<PartialOrder | undefined> {
  const [order] = await rowsOf<PartialOrder>(
    container,
    `select ${columns} from "order" o
     where o."metadata"->>'${cartKey}' = ? and ${isOfCart} and ${isPartial}`,
    [cartId],
  );
  return order;
}
