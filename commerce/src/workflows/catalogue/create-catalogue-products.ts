import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { CatalogueProduct } from "../../catalogue-product/catalogue-product";
import { categoriesClaim, type IdempotentRequest } from "../../modules/catalogue-journal/service";
import { makeProducts } from "./make-products";
import { newProductId } from "./product-parts";
import { beginCatalogueWriteStep } from "./steps/begin-catalogue-write";
import { publishStep } from "./steps/create-whole-products";
import { finishCatalogueWriteStep } from "./steps/finish-catalogue-write";
import { readBackProductsStep } from "./steps/read-back-products";

interface Input {
  /** As `readNewProduct` gives them; the workflow checks them again. */
  products: CatalogueProduct[];
  /** Where the caller has named the request, which is then done once. */
  request?: IdempotentRequest;
}

/**
 * Creates whole products: category, price, stock, pictures, sheet and printers. All or nothing: a
 * failed step rolls everything back, and the recovery job does so where the process dies. Shoppers
 * see a product once it is complete. Answers the products, whole, in the given order; a part of a
 * larger write answers none.
 *
 * @throws CatalogueRefusal invalid_fields, already_there, in_progress
 */
export const createCatalogueProductsWorkflow = createWorkflow(
  "create-catalogue-products",
  (input: Input) => {
    const ids = transform({ input }, ({ input }) => input.products.map(newProductId));
    const write = beginCatalogueWriteStep(
      transform({ input, ids }, ({ input, ids }) => ({
        kind: "create" as const,
        claims: [categoriesClaim],
        newProductIds: ids,
        request: input.request,
      })),
    );
    const { made, settings } = makeProducts({ write, ids, products: input.products });
    publishStep(made);
    const created = readBackProductsStep({ write, ids, settings });
    emitEventStep({
      eventName: ProductWorkflowEvents.CREATED,
      data: transform({ ids }, ({ ids }) => ids.map((id) => ({ id }))),
    });
    finishCatalogueWriteStep({ write, answer: created });
    return new WorkflowResponse(created);
  },
);
