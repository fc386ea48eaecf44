import type { RemoteQueryFunction } from "@medusajs/framework/types";
import {
  InventoryEvents,
  PricingEvents,
  ProductCategoryWorkflowEvents,
  ProductVariantWorkflowEvents,
  ProductWorkflowEvents,
} from "@medusajs/framework/utils";

/** Says of the ids an event carries which products they belong to. */
type ProductsOf = (ids: string[], query: RemoteQueryFunction) => Promise<string[]>;

/** Emitted with a product's id when its sheet or its printers have changed. */
export const PRODUCT_SHEET_CHANGED = "product-sheet.changed";

interface CategoryRow {
  products?: { id: string }[];
  category_children?: CategoryRow[];
}

interface InventoryItemRow {
  variants?: { product_id: string }[];
}

const themselves: ProductsOf = async (ids) => ids;

const ofVariants: ProductsOf = async (ids, query) => {
  const { data } = await query.graph({
    entity: "product_variant",
    fields: ["product_id"],
    filters: { id: ids },
    withDeleted: true,
  });
  return data.map(({ product_id }) => product_id as string);
};

const ofCategories: ProductsOf = async (ids, query) => {
  const { data } = await query.graph({
    entity: "product_category",
    fields: ["products.id", "category_children.products.id"],
    filters: { id: ids },
  });
  const categories = (data as CategoryRow[]).flatMap((row) => [
    row,
    ...(row.category_children ?? []),
  ]);
  return categories.flatMap(({ products }) => (products ?? []).map(({ id }) => id));
};

const ofInventoryLevels: ProductsOf = async (ids, query) => {
  const { data: levels } = await query.graph({
    entity: "inventory_level",
    fields: ["inventory_item_id"],
    filters: { id: ids },
    withDeleted: true,
  });
  const { data: items } = await query.graph({
    entity: "inventory_item",
    fields: ["variants.product_id"],
    filters: { id: levels.map(({ inventory_item_id }) => inventory_item_id) },
  });
  return (items as InventoryItemRow[]).flatMap(({ variants }) =>
    (variants ?? []).map(({ product_id }) => product_id),
  );
};

const ofPrices: ProductsOf = async (ids, query) => {
  const { data: prices } = await query.graph({
    entity: "price",
    fields: ["price_set_id"],
    filters: { id: ids },
    withDeleted: true,
  });
  const { data: sets } = await query.graph({
    entity: "price_set",
    fields: ["variant.product_id"],
    filters: { id: prices.map(({ price_set_id }) => price_set_id as string) },
  });
  return sets.map(({ variant }) => variant?.product_id as string);
};

const productsOf: Record<string, ProductsOf> = {
  [ProductWorkflowEvents.CREATED]: themselves,
  [ProductWorkflowEvents.UPDATED]: themselves,
  [ProductWorkflowEvents.DELETED]: themselves,
  [PRODUCT_SHEET_CHANGED]: themselves,
  [ProductVariantWorkflowEvents.CREATED]: ofVariants,
  [ProductVariantWorkflowEvents.UPDATED]: ofVariants,
  [ProductVariantWorkflowEvents.DELETED]: ofVariants,
  [ProductCategoryWorkflowEvents.UPDATED]: ofCategories,
  [InventoryEvents.INVENTORY_LEVEL_CREATED]: ofInventoryLevels,
  [InventoryEvents.INVENTORY_LEVEL_UPDATED]: ofInventoryLevels,
  [InventoryEvents.INVENTORY_LEVEL_DELETED]: ofInventoryLevels,
  [PricingEvents.PRICE_CREATED]: ofPrices,
  [PricingEvents.PRICE_UPDATED]: ofPrices,
  [PricingEvents.PRICE_DELETED]: ofPrices,
};

/** Whatever happens to what a product's document shows. */
export const eventsThatChangeTheCatalogue = Object.keys(productsOf);

/** The ids of the products whose documents an event has made old. */
export async function changedProductIds(
  event: { name: string; data: unknown },
  query: RemoteQueryFunction,
): Promise<string[]> {
  const ids = idsIn(event.data);
  const find = productsOf[event.name];
  if (!find || ids.length === 0) return [];
  return [...new Set(await find(ids, query))].filter(Boolean);
}

function idsIn(data: unknown): string[] {
  const entries = Array.isArray(data) ? data : [data];
  return entries.flatMap((entry) => entry?.id ?? []).filter((id) => typeof id === "string");
}
