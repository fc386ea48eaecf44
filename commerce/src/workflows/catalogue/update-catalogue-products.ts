import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import {
  categoriesClaim,
  type IdempotentRequest,
  productClaim,
} from "../../modules/catalogue-journal/service";
import { applyUpdatesStep } from "./steps/apply-updates";
import { beginCatalogueWriteStep } from "./steps/begin-catalogue-write";
import { ensureCategoriesStep } from "./steps/ensure-categories";
import { ensurePrintersStep } from "./steps/ensure-printers";
import { finishCatalogueWriteStep } from "./steps/finish-catalogue-write";
import { readBackProductsStep } from "./steps/read-back-products";
import { type ProductUpdate, readForUpdateStep } from "./steps/read-for-update";
import { readShopSettingsStep } from "./steps/read-shop-settings";

interface Input {
  updates: ProductUpdate[];
  /** The larger write in the journal, such as an import. */
  writeId?: string;
  /** Where the caller has named the request, which is then done once. */
  request?: IdempotentRequest;
}

/** Fields that can create a category or a printer or take a slug. One write at a time may do so. */
const categoryFields = ["handle", "mpn", "category", "sub_category", "printers"] as const;

/**
 * Changes fields of products. All or nothing: a failed step rolls everything back, and the recovery
 * job does so where the process dies. Two updates of a product run one after the other; the second
 * is refused where its version is older. Answers the products, whole, in the given order.
 *
 * @throws CatalogueRefusal invalid_fields, not_found, version_conflict, already_there, in_progress
 */
export const updateCatalogueProductsWorkflow = createWorkflow(
  "update-catalogue-products",
  (input: Input) => {
    const write = beginCatalogueWriteStep(
      transform({ input }, ({ input: { updates, writeId, request } }) => ({
        kind: "update" as const,
        claims: [
          ...updates.map(({ id }) => productClaim(id)),
          ...(updates.some(touchesCategories) ? [categoriesClaim] : []),
        ],
        writeId,
        request,
      })),
    );
    const settings = readShopSettingsStep();
    const targets = readForUpdateStep({ write, updates: input.updates, settings });
    const categoryPaths = ensureCategoriesStep(
      transform({ write, targets }, ({ write, targets }) => ({
        writeId: write.id,
        categoryPaths: targets.flatMap(({ categoryPath }) => categoryPath ?? []),
      })),
    );
    const printerIds = ensurePrintersStep(
      transform({ write, targets }, ({ write, targets }) => ({
        writeId: write.id,
        printers: targets.flatMap(({ printers }) => printers ?? []),
      })),
    );
    applyUpdatesStep({ targets, settings, categoryPaths, printerIds });
    const ids = transform({ input }, ({ input }) => input.updates.map(({ id }) => id));
    const updated = readBackProductsStep({ write, ids, settings });
    emitEventStep({
      eventName: ProductWorkflowEvents.UPDATED,
      data: transform({ ids }, ({ ids }) => ids.map((id) => ({ id }))),
    });
    finishCatalogueWriteStep({ write, answer: updated });
    return new WorkflowResponse(updated);
  },
);

function touchesCategories({ patch }: ProductUpdate): boolean {
  return categoryFields.some((field) => patch[field] !== undefined);
}
