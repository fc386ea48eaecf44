import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { PRODUCT_SHEET_MODULE } from "../modules/product-sheet";
import type ProductSheetModuleService from "../modules/product-sheet/service";
import { PRODUCT_SHEET_CHANGED } from "../search/catalogue-parts";

interface Input {
  orderId: string;
}

/** Counts an order's units into the sheets of its products, once; answers which products they are. */
const countSoldStep = createStep("count-sold", async ({ orderId }: Input, { container }) => {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data: orders } = await query.graph({
    entity: "order",
    fields: ["items.product_id", "items.detail.quantity"],
    filters: { id: orderId },
  });
  const unitsOf = new Map<string, number>();
  for (const item of orders[0]?.items ?? []) {
    if (!item?.product_id) continue;
    const quantity = Number(item.detail.quantity);
    unitsOf.set(item.product_id, (unitsOf.get(item.product_id) ?? 0) + quantity);
  }
  const { data: products } = await query.graph({
    entity: "product",
    fields: ["id", "product_sheet.id"],
    filters: { id: [...unitsOf.keys()] },
  });
  await container.resolve<ProductSheetModuleService>(PRODUCT_SHEET_MODULE).countOrder(
    orderId,
    products.flatMap(({ id, product_sheet }) =>
      product_sheet ? [{ sheet_id: product_sheet.id, quantity: unitsOf.get(id) ?? 0 }] : [],
    ),
  );
  // Also of an order that was counted before: whoever counted it may have ended before telling.
  return new StepResponse(products.map(({ id }) => ({ id })));
});

/** Lets `sold` know of an order, and the catalogue of `sold`. Doing it again counts nothing twice. */
export const countSoldWorkflow = createWorkflow("count-sold", (input: Input) => {
  const products = countSoldStep(input);
  emitEventStep({ eventName: PRODUCT_SHEET_CHANGED, data: products });
  return new WorkflowResponse(products);
});
