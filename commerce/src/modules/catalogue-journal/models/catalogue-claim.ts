import { model } from "@medusajs/framework/utils";

/**
 * A lock that one write at a time can hold: on a product, or on the category paths. It is a row,
 * because it must hold for all processes and outlive its own until the write is rolled back.
 */
export const CatalogueClaim = model.define("catalogue_claim", {
  key: model.text().primaryKey(),
  write_id: model.text().index(),
});
