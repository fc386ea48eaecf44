import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { PRODUCT_SHEET_CHANGED } from "../search/catalogue-parts";
import { recountOrdersStep } from "./steps/recount-orders";

interface Input {
  orderId: string;
}

/**
 * Updates `sold` and the catalogue index after a change of an order. It counts an order once,
 * however often and in whatever order its events come. Answers the ids of the order's products.
 */
export const recountOrderWorkflow = createWorkflow("recount-order", (input: Input) => {
  const products = recountOrdersStep(
    transform({ input }, ({ input }) => ({ orderIds: [input.orderId] })),
  );
  // Also for an order that was counted before: the process may have died before it emitted the
  // event.
  emitEventStep({
    eventName: PRODUCT_SHEET_CHANGED,
    data: transform({ products }, ({ products }) => products.map((id) => ({ id }))),
  });
  return new WorkflowResponse(products);
});
