import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";

/*
 * Stands on Medusa 2.21.2: `order` and `order_item` with the current version of the order,
 * `order_line_item`, and the link of products to their sheets. Query would take minutes for 100,000
 * orders, one statement takes seconds.
 */

/**
 * In SQL: the units of each product that an order has sold; a row has `order_id`, `sheet_id` and
 * `quantity`.
 */
export const heldUnits = `
  select o."id" as "order_id", link."product_sheet_id" as "sheet_id",
    round(sum(item."quantity")) as "quantity"
  from "order" o
  join "order_item" item
    on item."order_id" = o."id" and item."version" = o."version" and item."deleted_at" is null
  join "order_line_item" line on line."id" = item."item_id"
  join "product_product_product_sheet_product_sheet" link
    on link."product_id" = line."product_id" and link."deleted_at" is null
  where o."deleted_at" is null and o."canceled_at" is null and not o."is_draft_order"
  group by 1, 2
  having round(sum(item."quantity")) > 0`;

/** The ids of the orders whose stored sold units differ from what they hold. */
export async function miscountedOrders(container: MedusaContainer): Promise<string[]> {
  const rows = await rowsOf<{ order_id: string }>(
    container,
    `with held as (${heldUnits})
     select distinct "order_id"
     from held full join "order_share" share using ("order_id", "sheet_id")
     where held."quantity" is distinct from share."quantity"`,
  );
  return rows.map(({ order_id }) => order_id);
}
