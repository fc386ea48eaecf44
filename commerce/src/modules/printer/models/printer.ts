import { model } from "@medusajs/framework/utils";

/** A printer model that supplies can fit, for sale or not. */
export const Printer = model.define("printer", {
  id: model.id({ prefix: "prn" }).primaryKey(),
  make: model.text(),
  model: model.text(),
  /** "inkjet", "ink tank", "laser", "large format"; empty where unknown. */
  technology: model.text().default(""),
  /** Whether it prints in colour; null where unknown. */
  color: model.boolean().nullable(),
  /** Make and model in lower-case letters and digits, so all spellings of a printer share a key. */
  key: model.text().unique(),
});
