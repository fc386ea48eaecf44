import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { PRODUCT_SHEET_CHANGED } from "../search/catalogue-parts";
import { recountOrdersStep } from "./steps/recount-orders";

interface Input {
  orderId: string;
}

/**
 * Lets `sold` know of an order as it is now, and the catalogue of `sold`. It counts an order once,
 * however often and in whatever order its events come. Answers the ids of the order's products.
 */
export const recountOrderWorkflow = createWorkflow("recount-order", (input: Input) => {
  const products = recountOrdersStep(
    transform({ input }, ({ input }) => ({ orderIds: [input.orderId] })),
  );
  // Also of an order that was counted before: whoever counted it may have ended before telling.
  emitEventStep({
    eventName: PRODUCT_SHEET_CHANGED,
    data: transform({ products }, ({ products }) => products.map((id) => ({ id }))),
  });
  return new WorkflowResponse(products);
});
