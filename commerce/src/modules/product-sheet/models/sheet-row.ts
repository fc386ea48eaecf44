import { model } from "@medusajs/framework/utils";
import { ProductSheet } from "./product-sheet";

/** One row of a technical sheet, such as "Capacity: 70 ml". Rows are shown in the order of `position`. */
export const SheetRow = model.define("sheet_row", {
  id: model.id({ prefix: "srow" }).primaryKey(),
  label: model.text(),
  value: model.text(),
  position: model.number().default(0),
  sheet: model.belongsTo(() => ProductSheet, { mappedBy: "rows" }),
});
