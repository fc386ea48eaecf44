import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";
import { heldUnits } from "./sold-units";

/*
 * Stands on Medusa 2.21.2: `order` (metadata, status, version) and `order_item`, and on what `heldUnits`
 * stands on. Query cannot filter by a key of the metadata, and Medusa has no call that notes the sent
 * units of many orders at once.
 */

/** In SQL: whether an order of the table `o` is one of the demonstration's. */
const isDemo = `(o."metadata"->>'made_up' = 'true' and o."deleted_at" is null)`;

/** The ids of the demonstration's orders. */
export async function demoOrderIds(container: MedusaContainer): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    container,
    `select o."id" from "order" o where ${isDemo}`,
  );
  return rows.map(({ id }) => id);
}

/** Notes the sold units of the demonstration's orders that have none yet, in one statement. */
export async function noteDemoOrderUnits(container: MedusaContainer): Promise<void> {
  await rowsOf(
    container,
    `insert into "order_share" ("order_id", "sheet_id", "quantity")
     select held."order_id", held."sheet_id", held."quantity"
     from (${heldUnits}) held join "order" o on o."id" = held."order_id"
     where ${isDemo} on conflict ("order_id", "sheet_id") do nothing`,
  );
}

/** Notes every unit of the demonstration's orders as shipped, and those of completed ones as delivered. */
export async function noteDemoOrdersSent(container: MedusaContainer): Promise<void> {
  const isDelivered = `o."status" = 'completed'`;
  await rowsOf(
    container,
    `update "order_item" item set
       "fulfilled_quantity" = item."quantity", "raw_fulfilled_quantity" = item."raw_quantity",
       "shipped_quantity" = item."quantity", "raw_shipped_quantity" = item."raw_quantity",
       "delivered_quantity" = case when ${isDelivered} then item."quantity"
         else item."delivered_quantity" end,
       "raw_delivered_quantity" = case when ${isDelivered} then item."raw_quantity"
         else item."raw_delivered_quantity" end
     from "order" o where o."id" = item."order_id" and item."version" = o."version" and ${isDemo}`,
  );
}
