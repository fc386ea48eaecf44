import type { LinkDefinition } from "@medusajs/framework/types";
import { Modules, ProductStatus } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  acquireLockStep,
  createInventoryLevelsWorkflow,
  createProductsWorkflow,
  createRemoteLinkStep,
  releaseLockStep,
  useQueryGraphStep,
} from "@medusajs/medusa/core-flows";
import { PRINTER_MODULE } from "../modules/printer";
import { printerKey } from "../modules/printer/printer-key";
import { PRODUCT_SHEET_MODULE } from "../modules/product-sheet";
import { catalogueCurrency } from "../search/catalogue-document";
import type { NewCatalogueProduct } from "./new-catalogue-product";
import { type ShelfIds, shelfKey } from "./shelves";
import { createProductSheetsStep } from "./steps/create-product-sheets";
import { ensureCategoriesStep } from "./steps/ensure-categories";
import { ensurePrintersStep, type PrinterIds } from "./steps/ensure-printers";
import { readShopSettingsStep, type ShopSettings } from "./steps/read-shop-settings";

interface Input {
  products: NewCatalogueProduct[];
}

interface StockedProduct {
  id: string;
  variants: { inventory_items: { inventory_item_id: string }[] }[];
}

/**
 * One creation at a time: of two that share a new category or printer, the one that fails would
 * take back what the other builds upon.
 */
const creationLock = {
  key: "catalogue-creation",
  /** Seconds to wait for the others. */
  timeout: 30,
  /** Seconds after which a creation whose process has died is no longer waited for. */
  ttl: 120,
};

/** The one option of products that have no choices. */
const onlyOption = { title: "Version", value: "Standard" };

function medusaProducts(input: Input, shelves: ShelfIds, settings: ShopSettings) {
  return input.products.map((product) => ({
    title: product.title,
    handle: product.handle,
    description: product.description,
    status: ProductStatus.PUBLISHED,
    thumbnail: product.thumbnail ?? product.images[0]?.url,
    images: product.images,
    category_ids: [shelves[shelfKey(product)]].filter((id) => id !== undefined),
    sales_channels: [{ id: settings.salesChannelId }],
    shipping_profile_id: settings.shippingProfileId,
    options: [{ title: onlyOption.title, values: [onlyOption.value] }],
    variants: [
      {
        title: onlyOption.value,
        sku: product.sheet.mpn || undefined,
        options: { [onlyOption.title]: onlyOption.value },
        manage_inventory: true,
        prices: [{ amount: product.price, currency_code: catalogueCurrency }],
      },
    ],
  }));
}

function links(
  input: Input,
  productIds: string[],
  sheetIds: string[],
  printerIds: PrinterIds,
): LinkDefinition[] {
  return input.products.flatMap(({ printers }, index) => {
    const product = { product_id: productIds[index] };
    const fitting = new Set(printers.map(({ make, model }) => printerKey(`${make} ${model}`)));
    return [
      {
        [Modules.PRODUCT]: product,
        [PRODUCT_SHEET_MODULE]: { product_sheet_id: sheetIds[index] },
      },
      ...[...fitting].map((key) => ({
        [Modules.PRODUCT]: product,
        [PRINTER_MODULE]: { printer_id: printerIds[key] },
      })),
    ];
  });
}

/**
 * Creates products whole: category, price, stock, pictures, sheet and the printers they fit. All
 * or nothing: what fails takes everything before it back. Answers the products' ids and handles in
 * the order they were given.
 */
export const createCatalogueProductsWorkflow = createWorkflow(
  "create-catalogue-products",
  (input: Input) => {
    acquireLockStep(creationLock);
    const settings = readShopSettingsStep();
    const shelves = ensureCategoriesStep(
      transform({ input }, ({ input }) =>
        input.products.map(({ category, subCategory }) => ({ category, subCategory })),
      ),
    );
    const printerIds = ensurePrintersStep(
      transform({ input }, ({ input }) => input.products.flatMap(({ printers }) => printers)),
    );
    const created = createProductsWorkflow.runAsStep({
      input: transform({ input, shelves, settings }, ({ input, shelves, settings }) => ({
        products: medusaProducts(input, shelves, settings),
      })),
    });
    const productIds = transform({ input, created }, ({ input, created }) => {
      const ids = new Map(created.map(({ handle, id }) => [handle, id]));
      return input.products.map(({ handle }) => ids.get(handle) ?? "");
    });
    const sheetIds = createProductSheetsStep(
      transform({ input }, ({ input }) => input.products.map(({ sheet }) => sheet)),
    );
    const stocked = useQueryGraphStep({
      entity: "product",
      fields: ["id", "variants.inventory_items.inventory_item_id"],
      filters: { id: productIds },
    });
    createInventoryLevelsWorkflow.runAsStep({
      input: transform({ input, productIds, stocked, settings }, (data) => ({
        inventory_levels: (data.stocked.data as StockedProduct[]).flatMap(({ id, variants }) =>
          variants.flatMap(({ inventory_items }) =>
            inventory_items.map(({ inventory_item_id }) => ({
              inventory_item_id,
              location_id: data.settings.stockLocationId,
              stocked_quantity: data.input.products[data.productIds.indexOf(id)]?.stock ?? 0,
            })),
          ),
        ),
      })),
    });
    // The last thing: a product without a sheet was cut off on its way.
    createRemoteLinkStep(
      transform(
        { input, productIds, sheetIds, printerIds },
        ({ input, productIds, sheetIds, printerIds }) =>
          links(input, productIds, sheetIds, printerIds),
      ),
    );
    releaseLockStep({ key: creationLock.key });
    return new WorkflowResponse(
      transform({ created }, ({ created }) => created.map(({ id, handle }) => ({ id, handle }))),
    );
  },
);
