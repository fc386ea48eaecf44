import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { miscountedOrders } from "../medusa-internals/sold-units";
import { PRODUCT_SHEET_MODULE } from "../modules/product-sheet";
import type ProductSheetModuleService from "../modules/product-sheet/service";
import { PRODUCT_SHEET_CHANGED } from "../search/catalogue-parts";
import { recountOrdersStep } from "./steps/recount-orders";

const findMiscountedOrdersStep = createStep(
  "find-miscounted-orders",
  async (_input: undefined, { container }) => new StepResponse(await miscountedOrders(container)),
);

/** Has no compensation: a computed sum is correct. */
const correctSoldStep = createStep(
  "correct-sold",
  async ({ orderIds }: { orderIds: string[] }, { container }) => {
    const sheets = container.resolve<ProductSheetModuleService>(PRODUCT_SHEET_MODULE);
    const sheetIds = await sheets.correctSold();
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: "product_sheet",
      fields: ["product.id"],
      filters: { id: sheetIds },
    });
    if (orderIds.length + sheetIds.length > 0) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(
          `Sold units: counted ${orderIds.length} orders anew, ` +
            `corrected the sum of ${sheetIds.length} products`,
        );
    }
    return new StepResponse(data.flatMap(({ product }) => product?.id ?? []));
  },
);

/**
 * Compares `sold` with the orders and repairs it: orders that were not counted or have changed
 * since, and wrong sums. Answers how many orders and products it repaired.
 */
export const reconcileSoldCountsWorkflow = createWorkflow("reconcile-sold-counts", () => {
  const orderIds = findMiscountedOrdersStep();
  const recounted = recountOrdersStep({ orderIds });
  const corrected = correctSoldStep({ orderIds });
  const products = transform({ recounted, corrected }, ({ recounted, corrected }) => [
    ...new Set([...recounted, ...corrected]),
  ]);
  emitEventStep({
    eventName: PRODUCT_SHEET_CHANGED,
    data: transform({ products }, ({ products }) => products.map((id) => ({ id }))),
  });
  return new WorkflowResponse(
    transform({ orderIds, products }, ({ orderIds, products }) => ({
      orders: orderIds.length,
      products: products.length,
    })),
  );
});
