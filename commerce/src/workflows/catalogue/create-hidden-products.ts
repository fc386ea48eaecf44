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
  /** The larger write in the journal that this is a part of, such as an import. */
  writeId: string;
  /** As `readNewProduct` gives them, with the ids they are to have; they are checked again. */
  products: { id: string; product: CatalogueProduct }[];
}

/** Nobody is told of products that are not for sale: there may be thousands, and all rolled back. */
const forgetEventsStep = createStep(
  "forget-events",
  async (_input: undefined, { container, eventGroupId }) => {
    if (eventGroupId) await container.resolve(Modules.EVENT_BUS).clearGroupedEvents(eventGroupId);
    return new StepResponse(undefined);
  },
);

/**
 * Creates whole products that are for sale nowhere, as a part of a larger write. Whoever began that
 * offers them with `offerForSale`, tells of them, and ends the write or takes it back.
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
