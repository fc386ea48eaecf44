import { model } from "@medusajs/framework/utils";

/**
 * A text that many products share, such as "Black" or "Page yield", in the main language. Medusa's
 * Translation Module stores it in the others, so it is translated once for all products.
 */
export const VocabularyTerm = model.define("vocabulary_term", {
  id: model.id({ prefix: "term" }).primaryKey(),
  text: model.text().searchable().unique().translatable(),
});
