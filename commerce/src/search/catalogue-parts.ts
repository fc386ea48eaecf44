import type { RemoteQueryFunction } from "@medusajs/framework/types";
import {
  CommonEvents,
  ProductCategoryWorkflowEvents,
  ProductVariantWorkflowEvents,
  ProductWorkflowEvents,
} from "@medusajs/framework/utils";

/** Emitted with a product's id when its sheet or its printers have changed. */
export const PRODUCT_SHEET_CHANGED = "product-sheet.changed";

/** Emitted with a product's id when it has changed and Medusa emits nothing. */
export const PRODUCT_CHANGED_SILENTLY = "catalogue.product-changed";

export type ShopQuery = Pick<RemoteQueryFunction, "graph">;

/** From a record's id to the id of its owner; a record may have several. */
type Step = [from: string, to: string];

/** Follows ids one or more steps further, also those of deleted records. */
type Way = (ids: string[], query: ShopQuery) => Promise<Step[]>;

/** A kind of record that documents of the index are made of. */
export interface CataloguePart {
  /** Its name in Query. */
  entity: string;
  /** The events with ids of such records, after a change. */
  events: string[];
  toProducts: Way;
}

interface CategoryRow extends Row {
  category_children?: Row[];
}

interface Row {
  id: string;
  products?: ({ id: string } | null)[];
}

const themselves: Way = async (ids) => ids.map((id) => [id, id]);

/** Follows a field of the records, which may be a field of a linked record. */
function field(entity: string, path: string): Way {
  return async (ids, query) =>
    (await read<Row>(query, entity, ids, [path])).flatMap((row) =>
      valuesAt(row, path.split(".")).map((value): Step => [row.id, value]),
    );
}

function through(first: Way, second: Way): Way {
  return async (ids, query) => {
    const steps = await first(ids, query);
    const further = new Map<string, string[]>();
    for (const [from, to] of await second([...new Set(steps.map(([, to]) => to))], query)) {
      further.set(from, [...(further.get(from) ?? []), to]);
    }
    return steps.flatMap(([from, middle]) =>
      (further.get(middle) ?? []).map((to): Step => [from, to]),
    );
  };
}

const ofVariants = field("product_variant", "product_id");
const ofSheets = field("product_sheet", "product.id");

/** Includes subcategories: a document contains its category's parent. */
const ofCategories: Way = async (ids, query) => {
  const paths = ["category_children.id"];
  const steps: Step[] = [];
  for (const row of await read<CategoryRow>(query, "product_category", ids, paths)) {
    const below = valuesAt(row, ["category_children", "id"]);
    for await (const id of productsIn([row.id, ...below], query)) steps.push([row.id, id]);
  }
  return steps;
};

/** Products that are read at once, so few that other requests do not wait. */
const productsAtOnce = 2_000;

/**
 * The ids of all products of categories, page by page: one category may have all products of the
 * shop, and one read of them would block every request.
 */
async function* productsIn(categoryIds: string[], query: ShopQuery): AsyncGenerator<string> {
  let after = "";
  for (;;) {
    const { data } = await query.graph({
      entity: "product",
      fields: ["id"],
      filters: { categories: { id: categoryIds }, id: { $gt: after } },
      pagination: { take: productsAtOnce, order: { id: "ASC" } },
      withDeleted: true,
    });
    for (const { id } of data) yield id;
    const last = data.at(-1);
    if (!last || data.length < productsAtOnce) return;
    after = last.id;
  }
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

async function read<R extends Row>(
  query: ShopQuery,
  entity: string,
  ids: string[],
  paths: string[],
): Promise<R[]> {
  if (ids.length === 0) return [];
  const { data } = await query.graph({
    entity,
    fields: ["id", ...paths],
    filters: { id: ids },
    withDeleted: true,
  });
  return data as unknown as R[]; // The fields are named by texts: Query cannot know their types.
}

/** The texts at a path, through lists and missing parts. */
function valuesAt(part: unknown, path: string[]): string[] {
  if (Array.isArray(part)) return part.flatMap((entry) => valuesAt(entry, path));
  const [key, ...rest] = path;
  if (key === undefined) return typeof part === "string" ? [part] : [];
  if (typeof part !== "object" || part === null) return [];
  return valuesAt((part as Record<string, unknown>)[key], rest);
}
