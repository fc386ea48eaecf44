import { defineSearchIndex, graphSeed } from "@medusajs/framework/utils";
import { CATALOGUE_INDEX, catalogueFields, documentsOf } from "./documents";
import { fields } from "./index-fields";
import type { ProductToIndex } from "./product-to-index";

/**
 * The index, and the source for a rebuild. It declares no events: the Search Module may process two
 * at once, and the one that read first may write last. The subscriber `index-catalogue` keeps the
 * index current.
 */
export default defineSearchIndex({
  name: CATALOGUE_INDEX,
  entity: "product",
  fields,
  seed: graphSeed({
    fields: [...catalogueFields],
    transform: (products: ProductToIndex[], { container }) =>
      documentsOf(container.query, products),
  }),
});
