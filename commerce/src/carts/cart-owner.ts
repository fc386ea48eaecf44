import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/**
 * The key in a cart's metadata under which the customer stands who has used it signed in. Medusa's
 * `customer_id` says less: whoever types in the address of an account gets that account's id.
 */
export const ownerKey = "owner";

/** In SQL: whether a cart of the table `cart` is open to a customer, `?`, empty for a guest. */
export const isOpenTo = `coalesce(cart."metadata"->>'${ownerKey}', ?) = ?`;

/** Makes a cart its customer's alone, from now on. */
export async function bindCart(
  container: MedusaContainer,
  cartId: string,
  customerId: string,
): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update "cart" set "metadata" =
       coalesce("metadata", '{}') || jsonb_build_object('${ownerKey}', ?::text)
     where "id" = ? and "metadata"->>'${ownerKey}' is distinct from ?`,
    [customerId, cartId, customerId],
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
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: CartAccess[] }>(
    `select ${isOpenTo} as "is_open",
       cart."customer_id" = ? and cart."metadata"->>'${ownerKey}' is null as "is_to_bind"
     from "cart" where cart."id" = ? and cart."deleted_at" is null`,
    [customerId, customerId, customerId, cartId],
  );
  return rows[0];
}
