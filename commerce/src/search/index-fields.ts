import { search } from "@medusajs/framework/utils";
import {
  isShown,
  type SheetAttribute,
  sheetAttributes,
} from "../../catalogue-schema/src/attributes";

/** The fields of the catalogue index, for listings, facets, sorts, searches and product pages. */
export const fields = search.define({
  id: search.keyword().filterable().sortable(),
  handle: search.keyword().filterable(),
  title: search.text().searchable({ weight: 3 }).sortable(),
  description: search.text().searchable(),
  status: search.keyword().filterable(),
  sales_channel_ids: search.keyword().array().filterable(),
  variant_id: search.keyword().filterable(),
  variants_json: search.keyword(),
  variant_keys: search.keyword().array().searchable({ weight: 3 }),
  ...sheetFields(),
  category: search.keyword().filterable().facetable(),
  category_handle: search.keyword().filterable(),
  sub_category: search.keyword().searchable({ weight: 1.5 }).filterable().facetable(),
  sub_category_handle: search.keyword().filterable(),
  mpn_key: search.keyword().searchable({ weight: 3 }).filterable(),
  search_terms: search.text().searchable({ weight: 2 }).retrievable(false),
  printers: search.keyword().array().filterable(),
  price: search.float().filterable().sortable(),
  currency_code: search.keyword(),
  quantity: search.integer(),
  in_stock: search.boolean().filterable(),
  sold: search.integer().sortable(),
  translations_json: search.keyword().filterable(),
  translated_parts_json: search.keyword(),
  images_json: search.keyword(),
  fiche_tech_json: search.keyword(),
  former_handles: search.keyword().array().filterable(),
  created_at: search.date().sortable(),
  updated_at: search.date(),
});

/** The attributes of the product sheet that listings and product pages show. */
function sheetFields() {
  return Object.fromEntries(
    sheetAttributes.filter(isShown).map((attribute) => [attribute.backend, sheetField(attribute)]),
  );
}

function sheetField(attribute: SheetAttribute) {
  if (attribute.kind === "measure") return attribute.whole ? search.integer() : search.float();
  const { searched, facet, filtered } = attribute;
  const words = search.keyword();
  const found = typeof searched === "number" ? words.searchable({ weight: searched }) : words;
  if (facet) return found.filterable().facetable();
  return filtered ? found.filterable() : found;
}
