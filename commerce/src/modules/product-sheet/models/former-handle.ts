import { model } from "@medusajs/framework/utils";
import { ProductSheet } from "./product-sheet";

/** An address that a product had before, and is still found under. */
export const FormerHandle = model.define("former_handle", {
  id: model.id({ prefix: "fhandle" }).primaryKey(),
  handle: model.text().unique(),
  sheet: model.belongsTo(() => ProductSheet, { mappedBy: "former_handles" }),
});
