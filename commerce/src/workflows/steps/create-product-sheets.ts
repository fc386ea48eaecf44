import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { PRODUCT_SHEET_MODULE } from "../../modules/product-sheet";
import type ProductSheetModuleService from "../../modules/product-sheet/service";
import type { NewProductSheet } from "../new-catalogue-product";

/** Creates sheets with their rows; the ids come in the order of the sheets. */
export const createProductSheetsStep = createStep(
  "create-product-sheets",
  async (sheets: NewProductSheet[], { container }) => {
    const service = container.resolve<ProductSheetModuleService>(PRODUCT_SHEET_MODULE);
    const created = await service.createProductSheets(sheets.map(({ rows, ...sheet }) => sheet));
    const ids = created.map(({ id }) => id);
    try {
      await service.createSheetRows(
        sheets.flatMap(({ rows }, index) =>
          rows.map((row, position) => ({ ...row, position, sheet_id: ids[index] })),
        ),
      );
    } catch (error) {
      // A step that fails is not compensated for what it did before.
      await service.deleteProductSheets(ids);
      throw error;
    }
    return new StepResponse(ids, ids);
  },
  async (ids, { container }) => {
    if (!ids?.length) return;
    await container
      .resolve<ProductSheetModuleService>(PRODUCT_SHEET_MODULE)
      .deleteProductSheets(ids);
  },
);
