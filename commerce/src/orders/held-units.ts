/**
 * In SQL: how many units of each sheet's product every order holds that counts as sold; a row has
 * `order_id`, `sheet_id` and `quantity`.
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
