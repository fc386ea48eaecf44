import { defineSearchIndex, graphSeed } from "@medusajs/framework/utils";
import { catalogueDocument, type ProductToIndex } from "./catalogue-document";
import { CATALOGUE_INDEX, catalogueFields } from "./documents";
import { fields } from "./index-fields";

/**
 * The index and how it is filled from nothing. It names no events: of two that the Search Module
 * takes in at once, the one that read first may write last. `follow-catalogue` keeps it current.
 */
export default defineSearchIndex({
  name: CATALOGUE_INDEX,
  entity: "product",
  fields,
  seed: graphSeed({
    fields: [...catalogueFields],
    transform: (products: ProductToIndex[]) => products.map(catalogueDocument),
  }),
});
