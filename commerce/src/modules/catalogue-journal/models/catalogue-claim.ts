import { model } from "@medusajs/framework/utils";

/**
 * What only one write at a time may touch: a product, or the category paths. The table is the lock: it is
 * one for all processes, and outlives the one that took it until somebody has tidied up.
 */
export const CatalogueClaim = model.define("catalogue_claim", {
  key: model.text().primaryKey(),
  write_id: model.text().index(),
});
