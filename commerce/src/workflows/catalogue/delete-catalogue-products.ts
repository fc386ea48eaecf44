import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { type IdempotentRequest, productClaim } from "../../modules/catalogue-journal/service";
import { beginCatalogueWriteStep } from "./steps/begin-catalogue-write";
import { deleteProductsWholeStep } from "./steps/delete-products-whole";
import { finishCatalogueWriteStep } from "./steps/finish-catalogue-write";
import { readShopSettingsStep } from "./steps/read-shop-settings";

interface Input {
  ids: string[];
  /** The larger write in the journal. */
  writeId?: string;
  /** Where the caller has named the request, which is then done once. */
  request?: IdempotentRequest;
}

/**
 * Deletes products with their sheets, prices, links and former slugs. All or nothing. Orders keep
 * what was sold. Reserved stock stays, without a part number, until its orders are shipped or
 * cancelled. Answers the ids.
 *
 * @throws CatalogueRefusal not_found, in_progress
 */
export const deleteCatalogueProductsWorkflow = createWorkflow(
  "delete-catalogue-products",
  (input: Input) => {
    const write = beginCatalogueWriteStep(
      transform({ input }, ({ input: { ids, writeId, request } }) => ({
        kind: "delete" as const,
        claims: ids.map(productClaim),
        writeId,
        request,
      })),
    );
    const settings = readShopSettingsStep();
    deleteProductsWholeStep({ write, ids: input.ids, settings });
    const answer = transform({ input }, ({ input }) => input.ids.map((id) => ({ id })));
    emitEventStep({ eventName: ProductWorkflowEvents.DELETED, data: answer });
    finishCatalogueWriteStep({ write, answer });
    return new WorkflowResponse(answer);
  },
);
