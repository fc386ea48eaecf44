import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { translationsOf } from "../../../../catalogue-schema/src/translations";
import { wordsToTranslate } from "../../../../catalogue-schema/src/words";
import type { CatalogueProduct } from "../../../catalogue-product/catalogue-product";
import { thumbnailOf } from "../../../catalogue-product/thumbnail";
import { catalogueCurrency } from "../../../currency-environment";
import { printerKey } from "../../../modules/printer/printer-key";
import { PRODUCT_SHEET_MODULE } from "../../../modules/product-sheet";
import type ProductSheetModuleService from "../../../modules/product-sheet/service";
import { VOCABULARY_MODULE } from "../../../modules/vocabulary";
import type VocabularyModuleService from "../../../modules/vocabulary/service";
import { medusaImages, printerLink } from "../apply-product-state";
import { type CategoryPathIds, categoryPathKey } from "../category-path";
import { offerForSale } from "../offer-for-sale";
import { partsOf } from "../product-parts";
import { writeProductTranslations } from "../product-translations";
import { productLinks } from "../remove-unfinished-products";
import { sheetToSave } from "../sheet-to-save";
import type { ShopSettings } from "../shop-settings";
import type { PrinterIds } from "./ensure-printers";

// The steps of a creation, in their order. All parts have ids that are derived from the product's,
// so the write's first step can roll back any of them, complete or not. Events are emitted at the
// end of the workflow.

interface Input {
  products: { id: string; product: CatalogueProduct }[];
  settings: ShopSettings;
  categoryPaths: CategoryPathIds;
  printerIds: PrinterIds;
}

/** The only option of products without choices. */
const onlyOption = { title: "Version", value: "Standard" };

/** Creates the stock of products, under their part numbers. */
export const createStockStep = createStep(
  "create-stock",
  async ({ products, settings }: Input, { container, eventGroupId }) => {
    const inventory = container.resolve(Modules.INVENTORY);
    await inventory.createInventoryItems(
      products.map(({ id, product }) => ({
        id: partsOf(id).inventoryItemId,
        sku: product.mpn || undefined,
        title: product.title,
        requires_shipping: true,
      })),
      { eventGroupId },
    );
    await inventory.createInventoryLevels(
      products.map(({ id, product }) => ({
        inventory_item_id: partsOf(id).inventoryItemId,
        location_id: settings.stockLocationId,
        stocked_quantity: product.stock,
      })),
      { eventGroupId },
    );
    return new StepResponse(undefined);
  },
);

/** Creates the products' prices. */
export const createPricesStep = createStep(
  "create-prices",
  async ({ products }: Input, { container, eventGroupId }) => {
    await container.resolve(Modules.PRICING).createPriceSets(
      products.map(({ id, product }) => ({
        id: partsOf(id).priceSetId,
        prices: [{ amount: product.price ?? 0, currency_code: catalogueCurrency }],
      })),
      { eventGroupId },
    );
    return new StepResponse(undefined);
  },
);

/** Creates the products themselves with one variant each, not for sale yet. */
export const createProductPagesStep = createStep(
  "create-product-pages",
  async ({ products, categoryPaths }: Input, { container, eventGroupId }) => {
    await container.resolve(Modules.PRODUCT).createProducts(
      products.map(({ id, product }) => ({
        id,
        title: product.title,
        handle: product.handle,
        description: product.description,
        status: product.status,
        thumbnail: thumbnailOf(product.images) ?? undefined,
        images: medusaImages(product.images),
        category_ids: [categoryPaths[categoryPathKey(product)] ?? ""],
        options: [{ title: onlyOption.title, values: [onlyOption.value] }],
        variants: [
          {
            id: partsOf(id).variantId,
            title: onlyOption.value,
            sku: product.mpn || undefined,
            manage_inventory: true,
            variant_rank: 0,
            options: { [onlyOption.title]: onlyOption.value },
          },
        ],
      })),
      { eventGroupId },
    );
    return new StepResponse(undefined);
  },
);

/** Creates the products' sheets, their words and their translations. */
export const createSheetsStep = createStep(
  "create-sheets",
  async ({ products }: Input, { container }) => {
    await container
      .resolve<ProductSheetModuleService>(PRODUCT_SHEET_MODULE)
      .saveSheets(products.map(({ id, product }) => sheetToSave(partsOf(id).sheetId, product, [])));
    await container
      .resolve<VocabularyModuleService>(VOCABULARY_MODULE)
      .ensureTerms(
        products.flatMap(({ product }) => wordsToTranslate(product, "backend", product.rows)),
      );
    await writeProductTranslations(
      container,
      products.map(({ id, product }) => ({ id, from: translationsOf({}), to: product })),
    );
    return new StepResponse(undefined);
  },
);

/** Links each product's price, stock, sheet, shipping profile and printers. */
export const linkPartsStep = createStep(
  "link-parts",
  async ({ products, settings, printerIds }: Input, { container, eventGroupId }) => {
    await container.resolve(ContainerRegistrationKeys.LINK).create(
      products.flatMap(({ id, product }) => {
        const fits = new Set(product.printers.map((name) => printerIds[printerKey(name)] ?? ""));
        return [
          ...productLinks(id, settings),
          ...[...fits].map((printerId) => printerLink(id, printerId)),
        ];
      }),
      { eventGroupId },
    );
    return new StepResponse(undefined);
  },
);

/** Publishes the products. */
export const publishStep = createStep(
  "publish-products",
  async ({ products, settings }: Input, { container, eventGroupId }) => {
    const ids = products.map(({ id }) => id);
    await offerForSale(container, ids, settings, { eventGroupId });
    return new StepResponse(undefined);
  },
);
