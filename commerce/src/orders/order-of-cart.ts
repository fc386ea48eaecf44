import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isCutOff } from "./whole-orders";

/** The order a cart has become. */
export interface OrderOfCart {
  id: string;
  /** What people call it by. */
  display_id: number;
}

/** The order a cart has become; nothing while there is none, or none that is whole. */
export async function orderOfCart(
  container: MedusaContainer,
  cartId: string,
): Promise<OrderOfCart | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: OrderOfCart[] }>(
    `select o."id", o."display_id" from "order_cart" own
     join "order" o on o."id" = own."order_id" and o."deleted_at" is null
     where own."cart_id" = ? and own."deleted_at" is null and not ${isCutOff}`,
    [cartId],
  );
  return rows[0];
}
