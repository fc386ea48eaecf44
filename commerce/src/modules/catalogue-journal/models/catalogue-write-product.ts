import { model } from "@medusajs/framework/utils";
import { CatalogueWrite } from "./catalogue-write";

/** A product that a write changes, and what it was before. */
export const CatalogueWriteProduct = model.define("catalogue_write_product", {
  id: model.id({ prefix: "cwprod" }).primaryKey(),
  write: model.belongsTo(() => CatalogueWrite, { mappedBy: "products" }),
  product_id: model.text(),
  /** The whole product as it was stored; null where it did not exist. */
  before: model.json().nullable(),
});
