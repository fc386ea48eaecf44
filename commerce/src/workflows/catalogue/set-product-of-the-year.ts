import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { writeSetting } from "../../product-of-the-year/setting";

interface Input {
  /** Null removes the choice. */
  productId: string | null;
}

const setProductOfTheYearStep = createStep(
  "set-product-of-the-year",
  async ({ productId }: Input, { container }) => {
    const setting = productId ? { product_id: productId, since: new Date().toISOString() } : null;
    return new StepResponse(undefined, await writeSetting(container, setting));
  },
  async (before, { container }) => {
    if (before !== undefined) await writeSetting(container, before);
  },
);

/** Chooses the product of the year, or removes the choice. */
export const setProductOfTheYearWorkflow = createWorkflow(
  "set-product-of-the-year",
  (input: Input) => {
    return new WorkflowResponse(setProductOfTheYearStep(input));
  },
);
