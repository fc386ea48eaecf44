import { model } from "@medusajs/framework/utils";

/** The units of a sheet's product that an order has added to `sold`. */
export const OrderUnits = model.define("order_share", {
  order_id: model.text().primaryKey(),
  sheet_id: model.text().primaryKey(),
  quantity: model.number(),
});
