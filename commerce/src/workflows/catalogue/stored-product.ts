import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { TranslationRecord } from "../../../catalogue-schema/src/translations";
import type {
  CatalogueProduct,
  SheetRow,
  VersionedProduct,
} from "../../catalogue-product/catalogue-product";
import {
  basePrice,
  categoryPathOf,
  firstVariant,
  picturesOf,
  present,
} from "../../catalogue-product/shown-parts";
import { versionOf } from "../../catalogue-product/version";
import { readSheet } from "../../modules/product-sheet/read-sheet";
import type { SheetToSave, StoredRow } from "../../modules/product-sheet/sheet-to-save";
import { readProductTranslations } from "./product-translations";

/** A product as it is stored: the fields that merchandisers write, and the ids of its parts. */
export interface StoredProduct {
  id: string;
  product: CatalogueProduct;
  sold: number;
  /** The URL of the picture in lists. */
  thumbnail: string | null;
  category_ids: string[];
  printer_ids: string[];
  /** Earlier slugs. */
  former_handles: string[];
  /** Null where it was made in Medusa's admin and has no sheet yet. */
  sheet_id: string | null;
  /** The first variant, which the catalogue shows. */
  variant: { id: string; sku: string | null } | null;
  variant_ids: string[];
  price_set_id: string | null;
  price_id: string | null;
  inventory: { id: string; sku: string | null; level: Level | null } | null;
  /** The stock of its other variants; missing in older journal entries. */
  further_inventory?: { id: string; sku: string | null }[];
}

/** A product in the journal, with the stock that the write was going to set. */
export interface RecordedProduct extends StoredProduct {
  stock_to: number;
}

/** The units at the shop's location, and the reserved ones among them. */
interface Level {
  stocked: number;
  reserved: number;
}

interface CategoryRow {
  id: string;
  name: string;
  handle: string;
  parent_category?: { name: string } | null;
}

interface PriceRow {
  id: string;
  amount: unknown;
  currency_code: string;
  min_quantity?: unknown;
  price_list_id?: string | null;
  rules_count?: number | null;
}

interface VariantRow {
  id: string;
  sku: string | null;
  variant_rank?: number | null;
  price_set?: { id: string; prices?: PriceRow[] } | null;
  inventory_items?: {
    inventory?: {
      id: string;
      sku: string | null;
      location_levels?: {
        location_id: string;
        stocked_quantity: unknown;
        reserved_quantity: unknown;
      }[];
    } | null;
  }[];
}

interface StoredSheet extends Omit<SheetToSave, "rows" | "former_handles"> {
  attributes?: Record<string, unknown> | null;
  sold: number;
  rows?: (StoredRow & { position: number })[];
  former_handles?: { handle: string }[];
}

/** A product as `query` answers it. Medusa's type lacks the shop's own modules. */
interface ProductRow {
  id: string;
  title: string;
  handle: string;
  description: string | null;
  status: CatalogueProduct["status"];
  thumbnail: string | null;
  images?: { url: string; rank?: number; metadata?: Record<string, unknown> | null }[];
  categories?: (CategoryRow | null)[];
  variants?: VariantRow[];
  product_sheet?: StoredSheet | null;
  printers?: ({ id: string; make: string; model: string } | null)[];
}

const fields = [
  "id",
  "title",
  "handle",
  "description",
  "status",
  "thumbnail",
  "images.url",
  "images.rank",
  "images.metadata",
  "categories.id",
  "categories.name",
  "categories.handle",
  "categories.parent_category.name",
  "variants.id",
  "variants.sku",
  "variants.variant_rank",
  "variants.price_set.id",
  "variants.price_set.prices.*",
  "variants.inventory_items.inventory.id",
  "variants.inventory_items.inventory.sku",
  "variants.inventory_items.inventory.location_levels.location_id",
  "variants.inventory_items.inventory.location_levels.stocked_quantity",
  "variants.inventory_items.inventory.location_levels.reserved_quantity",
  "product_sheet.*",
  "product_sheet.rows.*",
  "product_sheet.former_handles.handle",
  "printers.id",
  "printers.make",
  "printers.model",
];

/** Reads whole products by id; a deleted one is missing. */
export async function readStoredProducts(
  container: MedusaContainer,
  ids: string[],
  stockLocationId: string,
): Promise<Map<string, StoredProduct>> {
  if (ids.length === 0) return new Map();
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [{ data }, translations] = await Promise.all([
    query.graph({
      entity: "product",
      fields,
      filters: { id: ids },
      pagination: { take: ids.length },
    }),
    readProductTranslations(container, ids),
  ]);
  return new Map(
    (data as unknown as ProductRow[]).map((row) => [
      row.id,
      storedProduct(row, translations.get(row.id), stockLocationId),
    ]),
  );
}

/** A stored product as merchandisers see it. */
export function versionedProduct({
  id,
  product,
  sold,
  inventory,
  variant_ids,
}: StoredProduct): VersionedProduct {
  const reserved = inventory?.level?.reserved ?? 0;
  const further_variants = Math.max(0, variant_ids.length - 1);
  return { id, version: versionOf(product), sold, reserved, further_variants, ...product };
}

function storedProduct(
  row: ProductRow,
  translations: TranslationRecord | undefined,
  stockLocationId: string,
): StoredProduct {
  const { product_sheet: sheet } = row;
  const variant = firstVariant(row.variants);
  const price = basePrice(variant?.price_set?.prices);
  const inventory = variant?.inventory_items?.[0]?.inventory;
  const furtherInventory = (row.variants ?? [])
    .flatMap(
      ({ inventory_items }) => inventory_items?.flatMap((item) => item.inventory ?? []) ?? [],
    )
    .filter(({ id }) => id !== inventory?.id);
  const level = inventory?.location_levels?.find((at) => at.location_id === stockLocationId);
  const { category, subCategory } = categoryPathOf(row.categories);
  const printers = present(row.printers)
    .map(({ id, make, model }) => ({ id, name: `${make} ${model}` }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const product: CatalogueProduct = {
    title: row.title,
    handle: row.handle,
    description: row.description ?? "",
    status: row.status,
    price: price ? Number(price.amount) : null,
    stock: Number(level?.stocked_quantity ?? 0),
    category: category?.name ?? "",
    sub_category: subCategory?.name ?? "",
    images: picturesOf(row.images),
    ...readSheet(sheet),
    ...translations,
    rows: (sheet?.rows ?? []).toSorted((a, b) => a.position - b.position).map(sheetRow),
    printers: printers.map(({ name }) => name),
  };
  return {
    id: row.id,
    product,
    sold: sheet?.sold ?? 0,
    thumbnail: row.thumbnail,
    category_ids: present(row.categories)
      .map(({ id }) => id)
      .toSorted(),
    printer_ids: printers.map(({ id }) => id),
    former_handles: (sheet?.former_handles ?? []).map(({ handle }) => handle).toSorted(),
    sheet_id: sheet?.id ?? null,
    variant: variant ? { id: variant.id, sku: variant.sku } : null,
    variant_ids: (row.variants ?? []).map(({ id }) => id),
    price_set_id: variant?.price_set?.id ?? null,
    price_id: price?.id ?? null,
    inventory: inventory
      ? {
          id: inventory.id,
          sku: inventory.sku,
          level: level
            ? {
                stocked: Number(level.stocked_quantity),
                reserved: Number(level.reserved_quantity),
              }
            : null,
        }
      : null,
    further_inventory: furtherInventory.map(({ id, sku }) => ({ id, sku })),
  };
}

function sheetRow({ label, value, number, unit, flag }: StoredRow): SheetRow {
  if (number !== null) return unit ? { label, value: number, unit } : { label, value: number };
  return flag !== null ? { label, value: flag } : { label, value };
}
