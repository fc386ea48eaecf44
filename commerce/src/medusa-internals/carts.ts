import type { MedusaContainer } from "@medusajs/framework/types";
import { invoiceProvider } from "../payment-providers";
import { rowsOf } from "./database";
import { cartKey } from "./partial-orders";

/*
 * Stands on Medusa 2.21.2: `cart` (metadata, locale, customer_id, completed_at), `cart_line_item`, and the
 * link `cart_payment_collection`. The Cart Module overwrites a cart's metadata with what it has
 * read: two simultaneous requests would lose a key, which `||` in one statement does not.
 */

/**
 * The key in a cart's metadata with the id of its signed-in customer. Medusa's `customer_id` is no
 * proof: a guest who types the email address of an account gets that account's id.
 */
export const ownerKey = "owner";

/** In SQL: whether a cart of the table `cart` is open to a customer, `?` twice, empty for a guest. */
export const isOpenTo = `coalesce(cart."metadata"->>'${ownerKey}', ?) = ?`;

/** Binds a cart to a customer, who alone can use it from then on. */
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

/** Writes a cart's id into its metadata, which its order copies. */
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

/**
 * Stores the language of a cart before it becomes an order, which copies it. Medusa's workflow
 * would compute all amounts anew.
 */
export async function setCartLanguage(
  container: MedusaContainer,
  cartId: string,
  language: string,
): Promise<void> {
  await rowsOf(
    container,
    `update "cart" set "locale" = ?
     where "id" = ? and "locale" is distinct from ? and "completed_at" is null`,
    [language, cartId, language],
  );
}

export interface CartAccess {
  is_open: boolean;
  /** Whether it is the caller's own and not bound yet. */
  is_to_bind: boolean;
}

/** What a customer or guest may do with a cart; undefined where there is no such cart. */
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

/** Whether a line item is in this cart, or was before it was removed. */
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

/** Only so many of a customer's newest carts are merged. */
const mostOthers = 5;

/** A cart that is being paid on another device is left alone. */
const isBeingPaid = `exists (
  select 1 from "cart_payment_collection" link
  join "payment_session" s on s."payment_collection_id" = link."payment_collection_id"
  where link."cart_id" = cart."id" and link."deleted_at" is null and s."deleted_at" is null
    and s."provider_id" <> '${invoiceProvider}' and s."status" not in ('canceled', 'error')
    and s."created_at" > now() - interval '1 hour')`;

/**
 * The ids of the carts that can be merged into one, the newest first: open, not empty, changed
 * within 90 days, and not being paid. Query cannot filter by what a cart lacks.
 *
 * @param cartId the target
 * @param from one cart, or all carts of a customer
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
