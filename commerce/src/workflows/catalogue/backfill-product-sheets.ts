import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { productsWithoutSheet } from "../../medusa-internals/products";
import { PRODUCT_SHEET_MODULE } from "../../modules/product-sheet";
import type ProductSheetModuleService from "../../modules/product-sheet/service";
import { partsOf } from "./product-parts";

interface Input {
  /** The products to look at; all of them where it is left out. */
  productIds?: string[];
  /** Only those with ids behind this one; all where it is left out. */
  after?: string;
}

/** How many products get their sheets at once. */
const batch = 500;

const findProductsWithoutSheetStep = createStep(
  "find-products-without-sheet",
  async ({ productIds, after }: Input, { container }) => {
    const found = { among: productIds, after, limit: batch };
    return new StepResponse(await productsWithoutSheet(container, found));
  },
);

/**
 * Nothing to roll back: an empty sheet says no more than none, and it may be somebody's already. A
 * sheet's id follows from its product's, so two that give it at the same moment give the same.
 */
const backfillProductSheetsStep = createStep(
  "backfill-product-sheets",
  async (productIds: string[], { container }) => {
    const sheets = productIds.map((id) => ({ productId: id, sheetId: partsOf(id).sheetId }));
    await container
      .resolve<ProductSheetModuleService>(PRODUCT_SHEET_MODULE)
      .ensureSheets(sheets.map(({ sheetId }) => sheetId));
    if (sheets.length > 0) {
      await container.resolve(ContainerRegistrationKeys.LINK).create(
        sheets.map(({ productId, sheetId }) => ({
          [Modules.PRODUCT]: { product_id: productId },
          [PRODUCT_SHEET_MODULE]: { product_sheet_id: sheetId },
        })),
      );
    }
    return new StepResponse(productIds);
  },
);

/**
 * Gives an empty sheet to products that have none, such as those made in Medusa's own form: `sold`
 * is counted in the sheet. Answers their ids, 500 at most. Doing it again changes nothing.
 */
export const backfillProductSheetsWorkflow = createWorkflow(
  "backfill-product-sheets",
  (input: Input) => {
    const productIds = findProductsWithoutSheetStep(input);
    return new WorkflowResponse(backfillProductSheetsStep(productIds));
  },
);
