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
  /** Checks only these products; all of them where it is left out. */
  productIds?: string[];
  /** Starts after this id. */
  after?: string;
}

/** The most products of one run. */
const batch = 500;

const findProductsWithoutSheetStep = createStep(
  "find-products-without-sheet",
  async ({ productIds, after }: Input, { container }) => {
    const found = { among: productIds, after, limit: batch };
    return new StepResponse(await productsWithoutSheet(container, found));
  },
);

/**
 * Has no compensation: an empty sheet means the same as none, and may be in use already. A sheet's
 * id is derived from its product's, so simultaneous runs create the same one.
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
 * Creates empty sheets for products without one, such as those made in Medusa's own form. `sold` is
 * counted in the sheet. Answers the ids of the products, at most 500. Safe to repeat.
 */
export const backfillProductSheetsWorkflow = createWorkflow(
  "backfill-product-sheets",
  (input: Input) => {
    const productIds = findProductsWithoutSheetStep(input);
    return new WorkflowResponse(backfillProductSheetsStep(productIds));
  },
);
