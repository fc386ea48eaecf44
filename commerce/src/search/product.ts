import { defineSearchIndex, graphSeed, search } from "@medusajs/framework/utils";
import { catalogueDocument, type ProductToIndex } from "./catalogue-document";
import { CATALOGUE_INDEX, catalogueFields } from "./documents";

/** The catalogue index: every field that listing, facets, sort, search and product pages need. */
const fields = search.define({
  id: search.keyword().filterable().sortable(),
  handle: search.keyword().filterable(),
  title: search.text().searchable({ weight: 3 }).sortable(),
  description: search.text().searchable(),
  status: search.keyword().filterable(),
  sales_channel_ids: search.keyword().array().filterable(),
  variant_id: search.keyword().filterable(),
  brand: search.keyword().searchable({ weight: 2 }).filterable().facetable(),
  color: search.keyword().searchable({ weight: 2 }).filterable().facetable(),
  color_swatch: search.keyword(),
  category: search.keyword().filterable().facetable(),
  category_handle: search.keyword().filterable(),
  sub_category: search.keyword().searchable({ weight: 1.5 }).filterable().facetable(),
  sub_category_handle: search.keyword().filterable(),
  mpn: search.keyword(),
  mpn_key: search.keyword().searchable({ weight: 3 }).filterable(),
  search_terms: search.text().searchable({ weight: 2 }).retrievable(false),
  printers: search.keyword().array().filterable(),
  price: search.float().filterable().sortable(),
  currency_code: search.keyword(),
  quantity: search.integer(),
  in_stock: search.boolean().filterable(),
  sold: search.integer().sortable(),
  images_json: search.keyword(),
  fiche_tech_json: search.keyword(),
  pdf: search.keyword(),
  video: search.keyword(),
  page_yield: search.integer(),
  yield_standard: search.keyword(),
  volume_ml: search.float(),
  ink_type: search.keyword(),
  condition: search.keyword().filterable(),
  former_handles: search.keyword().array().filterable(),
  series: search.keyword().filterable(),
  created_at: search.date().sortable(),
  updated_at: search.date(),
});

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
