import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { cartKey } from "../medusa-internals/partial-orders";

/**
 * Lets the database refuse a second order of the same cart, whichever process makes it and whatever
 * has become of its locks.
 */
export async function allowOneOrderPerCart(container: MedusaContainer): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `create unique index if not exists "order_of_cart_once" on "order" (("metadata"->>'${cartKey}'))
       where "deleted_at" is null`,
  );
}
