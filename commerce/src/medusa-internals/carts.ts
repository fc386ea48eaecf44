import type { MedusaContainer } from "@medusajs/framework/types";
import { invoiceProvider } from "../payment-providers";
import { rowsOf } from "./database";
import { cartKey } from "./partial-orders";

/*
 * Stands on Medusa 2.21.2: `cart` (metadata, customer_id, completed_at), `cart_line_item`, and the link
 * `cart_payment_collection`. The Cart Module replaces a cart's metadata as it was read: two requests
 * at once would lose one of the keys, where `||` in one statement loses none.
 */

/**
 * The key in a cart's metadata under which the customer stands who has used it signed in. Medusa's
 * `customer_id` says less: whoever types in the address of an account gets that account's id.
 */
export const ownerKey = "owner";

/** In SQL: whether a cart of the table `cart` is open to a customer, `?` twice, empty for a guest. */
export const isOpenTo = `coalesce(cart."metadata"->>'${ownerKey}', ?) = ?`;

/** Makes a cart its customer's alone, from now on. */
export async function bindCart(
  container: MedusaContainer,
  cartId: string,
  customerId: string,
): Promise<void> {
  await rowsOf(
    container,
    `update "cart" set "metadata" =
       coalesce("metadata", '{}') || jsonb_build_object('${ownerKey}', ?::text)
     where "id" = ? and "metadata"->>'${ownerKey}' is distinct from ?`,
    [customerId, cartId, customerId],
  );
}

/** Writes a cart's own id into its metadata, which an order of it takes over. */
export async function nameCartInMetadata(
  container: MedusaContainer,
  cartId: string,
): Promise<void> {
  await rowsOf(
    container,
    `update "cart" set "metadata" = coalesce("metadata", '{}') || jsonb_build_object('${cartKey}', "id")
     where "id" = ? and "metadata"->>'${cartKey}' is distinct from "id"`,
    [cartId],
  );
}

/** Who may use a cart, as far as it is known. */
export interface CartAccess {
  is_open: boolean;
  /** Whether it is the customer's who asks, and nobody has made it theirs alone yet. */
  is_to_bind: boolean;
}

/** What a customer, or nobody, may do with a cart; nothing where there is no such cart. */
export async function cartAccess(
  container: MedusaContainer,
  cartId: string,
  customerId: string,
): Promise<CartAccess | undefined> {
  const [access] = await rowsOf<CartAccess>(
    container,
    `select ${isOpenTo} as "is_open",
       cart."customer_id" = ? and cart."metadata"->>'${ownerKey}' is null as "is_to_bind"
     from "cart" where cart."id" = ? and cart."deleted_at" is null`,
    [customerId, customerId, customerId, cartId],
  );
  return access;
}

/** Whether a line item is, or was before it was removed, in this cart. */
export async function isLineOfCart(
  container: MedusaContainer,
  lineId: string,
  cartId: string,
): Promise<boolean> {
  const found = await rowsOf(
    container,
    `select 1 from "cart_line_item" where "id" = ? and "cart_id" = ?`,
    [lineId, cartId],
  );
  return found.length > 0;
}

/** The newest carts of a customer that count: an older one is forgotten by now. */
const mostOthers = 5;

/** Carts that somebody is just paying for on another device are left alone. */
const isBeingPaid = `exists (
  select 1 from "cart_payment_collection" link
  join "payment_session" s on s."payment_collection_id" = link."payment_collection_id"
  where link."cart_id" = cart."id" and link."deleted_at" is null and s."deleted_at" is null
    and s."provider_id" <> '${invoiceProvider}' and s."status" not in ('canceled', 'error')
    and s."created_at" > now() - interval '1 hour')`;

/**
 * The ids of the carts that can be merged into one, the newest first: open, not empty, changed within
 * 90 days, and not being paid. Query cannot ask what a cart lacks.
 *
 * @param cartId the cart they would be merged into
 * @param from one cart, or all of a customer's
 */
export async function cartsToMerge(
  container: MedusaContainer,
  cartId: string,
  from: { cartId: string } | { customerId: string },
): Promise<string[]> {
  const [isWanted, value] =
    "cartId" in from ? [`cart."id" = ?`, from.cartId] : [`cart."customer_id" = ?`, from.customerId];
  const carts = await rowsOf<{ id: string }>(
    container,
    `select cart."id" from "cart"
     where cart."id" <> ? and cart."completed_at" is null and cart."deleted_at" is null
       and ${isWanted} and not ${isBeingPaid}
       and exists (select 1 from "cart_line_item" line
                   where line."cart_id" = cart."id" and line."deleted_at" is null)
       and cart."updated_at" > now() - interval '90 days'
     order by cart."updated_at" desc limit ${mostOthers}`,
    [cartId, value],
  );
  return carts.map(({ id }) => id);
}
