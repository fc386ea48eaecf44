import { model } from "@medusajs/framework/utils";

/** An order whose line items are in `sold` already. */
export const CountedOrder = model.define("counted_order", {
  order_id: model.text().primaryKey(),
});
