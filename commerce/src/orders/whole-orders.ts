/** The key in an order's metadata under which it bears the id of the cart it was made of. */
export const cartKey = "cart_id";

/**
 * In SQL: whether an order of the table `o` is missing something. Medusa makes the order first, then
 * its link to the cart with the reservations, and last the payment: where the process dies between
 * them, the rest is missing for ever.
 */
export const isCutOff = `(
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

/** In SQL: the orders of the table `o` that were made of a cart and are still there. */
export const isOfCart = `(
  o."metadata"->>'${cartKey}' is not null and o."deleted_at" is null and o."canceled_at" is null)`;
