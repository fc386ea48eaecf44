import { isDeepStrictEqual } from "node:util";
import type {
  AddPricesDTO,
  IPricingModuleService,
  LinkDefinition,
  MedusaContainer,
} from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { wordsToTranslate } from "../../../catalogue-schema/src/words";
import { catalogueCurrency } from "../../currency-environment";
import { PRINTER_MODULE } from "../../modules/printer";
import { PRODUCT_SHEET_MODULE } from "../../modules/product-sheet";
import type ProductSheetModuleService from "../../modules/product-sheet/service";
import { VOCABULARY_MODULE } from "../../modules/vocabulary";
import type VocabularyModuleService from "../../modules/vocabulary/service";
import { partsOf } from "./product-parts";
import { writeProductTranslations } from "./product-translations";
import { sheetToSave } from "./sheet-to-save";
import type { ShopSettings } from "./shop-settings";
import type { StoredProduct } from "./stored-product";

/** A product as it is stored, and as it should be. */
export interface Change {
  from: StoredProduct;
  to: StoredProduct;
}

/**
 * Writes the differences between the stored products and what they should be. Safe to repeat, so an
 * interrupted change can be completed or rolled back.
 */
export async function applyProductState(
  container: MedusaContainer,
  changes: Change[],
  settings: ShopSettings,
): Promise<void> {
  await applyPrices(container, changes);
  await applyStock(container, changes, settings);
  await applySheets(container, changes);
  await applyPrinters(container, changes);
  await writeProductTranslations(
    container,
    changes.map(({ from, to }) => ({ id: from.id, from: from.product, to: to.product })),
  );
  // Last, because it publishes products.
  await bringPages(container, changes);
}

/** Medusa's type lacks the method. `addPrices` never changes an existing price. */
interface UpdatesPrices {
  updatePrices(prices: { id: string; amount: number }[]): Promise<unknown>;
}

async function applyPrices(container: MedusaContainer, changes: Change[]): Promise<void> {
  const pricing = container.resolve<IPricingModuleService & UpdatesPrices>(Modules.PRICING);
  const gone: string[] = [];
  const moved: { id: string; amount: number }[] = [];
  const made: AddPricesDTO[] = [];
  for (const { from, to } of changes) {
    const amount = to.product.price;
    if (amount === from.product.price) continue;
    if (from.price_id && amount === null) gone.push(from.price_id);
    else if (from.price_id && amount !== null) moved.push({ id: from.price_id, amount });
    else if (from.price_set_id && amount !== null) {
      const prices = [{ amount, currency_code: catalogueCurrency }];
      made.push({ priceSetId: from.price_set_id, prices });
    }
  }
  if (gone.length > 0) await pricing.removePrices(gone);
  if (moved.length > 0) await pricing.updatePrices(moved);
  if (made.length > 0) await pricing.addPrices(made);
}

async function applyStock(
  container: MedusaContainer,
  changes: Change[],
  { stockLocationId }: ShopSettings,
): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY);
  const renamed = changes.flatMap(({ from, to }) =>
    from.inventory && from.inventory.sku !== to.inventory?.sku
      ? { id: from.inventory.id, sku: to.inventory?.sku ?? null }
      : [],
  );
  const levels = changes.flatMap(({ from, to }) =>
    from.inventory && from.product.stock !== to.product.stock
      ? {
          isNew: from.inventory.level === null,
          inventory_item_id: from.inventory.id,
          location_id: stockLocationId,
          stocked_quantity: to.product.stock,
        }
      : [],
  );
  const made = levels.filter(({ isNew }) => isNew).map(({ isNew, ...level }) => level);
  const moved = levels.filter(({ isNew }) => !isNew).map(({ isNew, ...level }) => level);
  if (renamed.length > 0) await inventory.updateInventoryItems(renamed);
  if (made.length > 0) await inventory.createInventoryLevels(made);
  if (moved.length > 0) await inventory.updateInventoryLevels(moved);
}

async function applySheets(container: MedusaContainer, changes: Change[]): Promise<void> {
  const changed = changes.flatMap(({ from, to }) => {
    const id = from.sheet_id ?? partsOf(from.id).sheetId;
    const saved = sheetToSave(id, to.product, to.former_handles);
    const stored = sheetToSave(id, from.product, from.former_handles);
    return isDeepStrictEqual(saved, stored)
      ? []
      : { product: from, saved, words: wordsToTranslate(to.product, "backend", to.product.rows) };
  });
  if (changed.length === 0) return;
  await container
    .resolve<ProductSheetModuleService>(PRODUCT_SHEET_MODULE)
    .saveSheets(changed.map(({ saved }) => saved));
  await container
    .resolve<VocabularyModuleService>(VOCABULARY_MODULE)
    .ensureTerms(changed.flatMap(({ words }) => words));
  const links = changed
    .filter(({ product }) => !product.sheet_id)
    .map(({ product, saved }) => ({
      [Modules.PRODUCT]: { product_id: product.id },
      [PRODUCT_SHEET_MODULE]: { product_sheet_id: saved.id },
    }));
  if (links.length > 0) await container.resolve(ContainerRegistrationKeys.LINK).create(links);
}

async function applyPrinters(container: MedusaContainer, changes: Change[]): Promise<void> {
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const more = changes.flatMap(({ from, to }) =>
    without(to.printer_ids, from.printer_ids).map((id) => printerLink(from.id, id)),
  );
  const fewer = changes.flatMap(({ from, to }) =>
    without(from.printer_ids, to.printer_ids).map((id) => printerLink(from.id, id)),
  );
  if (fewer.length > 0) await link.dismiss(fewer);
  if (more.length > 0) await link.create(more);
}

/** The link of a product to a printer that it fits. */
export function printerLink(productId: string, printerId: string): LinkDefinition {
  return {
    [Modules.PRODUCT]: { product_id: productId },
    [PRINTER_MODULE]: { printer_id: printerId },
  };
}

async function bringPages(container: MedusaContainer, changes: Change[]): Promise<void> {
  const products = container.resolve(Modules.PRODUCT);
  const renamed = changes.flatMap(({ from, to }) =>
    from.variant && from.variant.sku !== to.variant?.sku
      ? { id: from.variant.id, sku: to.variant?.sku ?? null }
      : [],
  );
  const changed = changes.filter(({ from, to }) => !isDeepStrictEqual(pageOf(from), pageOf(to)));
  if (renamed.length > 0) await products.upsertProductVariants(renamed);
  if (changed.length === 0) return;
  await products.upsertProducts(
    changed.map(({ from, to }) => {
      const { images, ...page } = pageOf(to);
      return isDeepStrictEqual(images, pageOf(from).images)
        ? { id: from.id, ...page }
        : { id: from.id, ...page, images: medusaImages(images) };
    }),
  );
}

/** The fields that Medusa's product module stores in the product itself. */
function pageOf({ product, thumbnail, category_ids }: StoredProduct) {
  const { title, handle, description, status, images } = product;
  return { title, handle, description, status, thumbnail, category_ids, images };
}

/** Pictures as Medusa stores them: the narrower versions are metadata of an image. */
export function medusaImages(
  images: StoredProduct["product"]["images"],
): { url: string; metadata: Record<string, unknown> | null }[] {
  return images.map(({ url, sources }) => ({
    url,
    metadata: sources.length > 0 ? { sources } : null,
  }));
}

function without(list: string[], others: string[]): string[] {
  const left = new Set(others);
  return list.filter((item) => !left.has(item));
}
