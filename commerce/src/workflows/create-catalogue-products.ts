import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { CatalogueProduct } from "../catalogue-product/catalogue-product";
import { type IdempotentRequest, shelvesClaim } from "../modules/catalogue-journal/service";
import { newProductId } from "./product-parts";
import { beginCatalogueWriteStep } from "./steps/begin-catalogue-write";
import {
  createPricesStep,
  createProductPagesStep,
  createSheetsStep,
  createStockStep,
  linkPartsStep,
  publishStep,
} from "./steps/create-whole-products";
import { ensureCategoriesStep } from "./steps/ensure-categories";
import { ensurePrintersStep } from "./steps/ensure-printers";
import { finishCatalogueWriteStep } from "./steps/finish-catalogue-write";
import { nameNewProductsStep } from "./steps/name-new-products";
import { readBackProductsStep } from "./steps/read-back-products";
import { readShopSettingsStep } from "./steps/read-shop-settings";

interface Input {
  /** As `readNewProduct` gives them; the workflow checks them again. */
  products: CatalogueProduct[];
  /** The larger write in the journal that this is a part of, such as an import. */
  writeId?: string;
  /** Where the caller named the request: it is answered once. */
  request?: IdempotentRequest;
}

/**
 * Creates whole products: category, price, stock, pictures, sheet and the printers they fit. All or
 * nothing: a step that fails takes everything before it back, and so does the recovery job where the
 * process dies. Shoppers see a product when all of it is there. Answers the products, whole, in the
 * order they were given.
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
        claims: [shelvesClaim],
        newProductIds: ids,
        writeId: input.writeId,
        request: input.request,
      })),
    );
    const settings = readShopSettingsStep();
    const products = nameNewProductsStep(input.products);
    const shelves = ensureCategoriesStep(
      transform({ write, products }, ({ write, products }) => ({
        writeId: write.id,
        shelves: products.map(({ category, sub_category }) => ({ category, sub_category })),
      })),
    );
    const printerIds = ensurePrintersStep(
      transform({ write, products }, ({ write, products }) => ({
        writeId: write.id,
        printers: products.flatMap(({ printers }) => printers),
      })),
    );
    const whole = transform(
      { ids, products, settings, shelves, printerIds },
      ({ ids, products, settings, shelves, printerIds }) => ({
        products: products.map((product, index) => ({ id: ids[index] ?? "", product })),
        settings,
        shelves,
        printerIds,
      }),
    );
    createStockStep(whole);
    createPricesStep(whole);
    createProductPagesStep(whole);
    createSheetsStep(whole);
    linkPartsStep(whole);
    publishStep(whole);
    const created = readBackProductsStep({ ids, settings });
    finishCatalogueWriteStep({ write, answer: created });
    emitEventStep({
      eventName: ProductWorkflowEvents.CREATED,
      data: transform({ ids }, ({ ids }) => ids.map((id) => ({ id }))),
    });
    return new WorkflowResponse(created);
  },
);
