import {
  CommonEvents,
  ProductCategoryWorkflowEvents,
  ProductVariantWorkflowEvents,
  ProductWorkflowEvents,
} from "@medusajs/framework/utils";
import {
  field,
  ofCategories,
  ofSheets,
  ofVariants,
  type ShopQuery,
  type Step,
  themselves,
  through,
  type Way,
} from "./catalogue-ways";
import { ofTranslations } from "./translation-ways";

/** Emitted with a product's id when its sheet or its printers have changed. */
export const PRODUCT_SHEET_CHANGED = "product-sheet.changed";

/** Emitted with a product's id when it has changed and Medusa emits nothing. */
export const PRODUCT_CHANGED_SILENTLY = "catalogue.product-changed";

/** A kind of record that documents of the index are made of. */
export interface CataloguePart {
  /** Its name in Query. */
  entity: string;
  /** The events with ids of such records, after a change. */
  events: string[];
  toProducts: Way;
}

/** The events that a module emits for a kind of its records, whatever has changed them. */
function changesOf(record: string): string[] {
  const { CREATED, UPDATED, DELETED, RESTORED } = CommonEvents;
  return [CREATED, UPDATED, DELETED, RESTORED].map((action) => `${record}.${action}`);
}

function changesOfLink(service: string): string[] {
  return [`${service}.${CommonEvents.ATTACHED}`, `${service}.${CommonEvents.DETACHED}`];
}

/**
 * All kinds of records that a document is made of. For products, variants and categories both the
 * module's and the workflow's events count: the module emits nothing for its join tables.
 */
export const catalogueParts: CataloguePart[] = [
  {
    entity: "product",
    events: [
      ...changesOf("product.product"),
      ProductWorkflowEvents.CREATED,
      ProductWorkflowEvents.UPDATED,
      ProductWorkflowEvents.DELETED,
      PRODUCT_SHEET_CHANGED,
      PRODUCT_CHANGED_SILENTLY,
    ],
    toProducts: themselves,
  },
  {
    entity: "product_variant",
    events: [
      ...changesOf("product.product-variant"),
      ProductVariantWorkflowEvents.CREATED,
      ProductVariantWorkflowEvents.UPDATED,
      ProductVariantWorkflowEvents.DELETED,
    ],
    toProducts: ofVariants,
  },
  {
    entity: "product_option",
    events: changesOf("product.product-option"),
    toProducts: field("product_option", "products.id"),
  },
  {
    entity: "product_option_value",
    events: changesOf("product.product-option-value"),
    toProducts: field("product_option_value", "variants.product_id"),
  },
  {
    entity: "product_image",
    events: changesOf("product.product-image"),
    toProducts: field("product_image", "product_id"),
  },
  {
    entity: "product_category",
    events: [
      ...changesOf("product.product-category"),
      ProductCategoryWorkflowEvents.UPDATED,
      ProductCategoryWorkflowEvents.DELETED,
    ],
    toProducts: ofCategories,
  },
  {
    entity: "price",
    events: changesOf("pricing.price"),
    toProducts: through(field("price", "price_set_id"), field("price_set", "variant.product_id")),
  },
  {
    entity: "inventory_level",
    events: changesOf("inventory.inventory-level"),
    toProducts: through(
      field("inventory_level", "inventory_item_id"),
      field("inventory_item", "variants.product_id"),
    ),
  },
  {
    entity: "product_sheet",
    events: changesOf("product_sheet.product-sheet"),
    toProducts: ofSheets,
  },
  {
    entity: "sheet_row",
    events: changesOf("product_sheet.sheet-row"),
    toProducts: through(field("sheet_row", "sheet_id"), ofSheets),
  },
  {
    entity: "printer",
    events: changesOf("printer.printer"),
    toProducts: field("printer", "products.id"),
  },
  {
    entity: "product_sales_channel",
    events: changesOfLink("LinkProductSalesChannel"),
    toProducts: field("product_sales_channel", "product_id"),
  },
  {
    entity: "product_variant_inventory_item",
    events: changesOfLink("LinkProductVariantInventoryItem"),
    toProducts: through(field("product_variant_inventory_item", "variant_id"), ofVariants),
  },
  {
    entity: "product_variant_price_set",
    events: changesOfLink("LinkProductVariantPriceSet"),
    toProducts: through(field("product_variant_price_set", "variant_id"), ofVariants),
  },
  {
    entity: "product_product_sheet",
    events: changesOfLink("LinkProductProductProductSheetProductSheet"),
    toProducts: field("product_product_sheet", "product_id"),
  },
  {
    entity: "product_printer",
    events: changesOfLink("LinkProductProductPrinterPrinter"),
    toProducts: field("product_printer", "product_id"),
  },
  {
    entity: "translation",
    events: changesOf("translation.translation"),
    toProducts: ofTranslations,
  },
];

/** Ids of one statement. PostgreSQL accepts at most 65,535 parameters. */
const chunkSize = 1_000;

/** Pairs of a record's id and the id of a product it belongs to. */
export async function productsOfRecords(
  { toProducts }: CataloguePart,
  ids: string[],
  query: ShopQuery,
): Promise<Step[]> {
  const steps: Step[] = [];
  for (let start = 0; start < ids.length; start += chunkSize) {
    // Not with `push(...)`: a category may have more products than a call accepts arguments.
    for (const step of await toProducts(ids.slice(start, start + chunkSize), query)) {
      steps.push(step);
    }
  }
  return steps;
}
