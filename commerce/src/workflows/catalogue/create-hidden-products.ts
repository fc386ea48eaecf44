import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import type { CatalogueProduct } from "../../catalogue-product/catalogue-product";
import { categoriesClaim } from "../../modules/catalogue-journal/service";
import { makeProducts } from "./make-products";
import { beginCatalogueWriteStep } from "./steps/begin-catalogue-write";
import { finishCatalogueWriteStep } from "./steps/finish-catalogue-write";

interface Input {
  /** The larger write in the journal, such as an import. */
  writeId: string;
  /** As `readNewProduct` gives them, with their future ids; the workflow checks them again. */
  products: { id: string; product: CatalogueProduct }[];
}

/** Drops the events of hidden products: there may be thousands, and all may be rolled back. */
const forgetEventsStep = createStep(
  "forget-events",
  async (_input: undefined, { container, eventGroupId }) => {
    if (eventGroupId) await container.resolve(Modules.EVENT_BUS).clearGroupedEvents(eventGroupId);
    return new StepResponse(undefined);
  },
);

/**
 * Creates whole products that are not for sale yet, as a part of a larger write. The larger write
 * publishes them with `offerForSale`, emits their events, and ends or is rolled back.
 *
 * @throws CatalogueRefusal invalid_fields, already_there, in_progress
 */
export const createHiddenProductsWorkflow = createWorkflow(
  "create-hidden-products",
  (input: Input) => {
    const ids = transform({ input }, ({ input }) => input.products.map(({ id }) => id));
    const write = beginCatalogueWriteStep(
      transform({ input, ids }, ({ input, ids }) => ({
        kind: "create" as const,
        claims: [categoriesClaim],
        newProductIds: ids,
        writeId: input.writeId,
      })),
    );
    const products = transform({ input }, ({ input }) =>
      input.products.map(({ product }) => product),
    );
    makeProducts({ write, ids, products });
    forgetEventsStep();
    finishCatalogueWriteStep({ write, answer: {} });
    return new WorkflowResponse(ids);
  },
);
