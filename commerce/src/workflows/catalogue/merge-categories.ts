import type { IProductModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { deleteProductCategoriesWorkflow, emitEventStep } from "@medusajs/medusa/core-flows";
import { PRODUCT_CHANGED_SILENTLY } from "../../search/catalogue-parts";

interface Input {
  /** The category that is removed. */
  from: string;
  /** The category that gets its products. */
  into: string;
}

interface Place {
  id: string;
  category_ids: string[];
}

/** Products that are read and written in one call. */
const productsAtOnce = 200;

const moveProductsStep = createStep(
  "move-products-to-category",
  async ({ from, into }: Input, { container }) => {
    const products = container.resolve(Modules.PRODUCT);
    const before: Place[] = [];
    try {
      // Always the first page: moved products are no longer in it.
      for (;;) {
        const page = await products.listProducts(
          { categories: { id: [from] } },
          { select: ["id"], relations: ["categories"], take: productsAtOnce, order: { id: "ASC" } },
        );
        if (page.length === 0) break;
        // A filter by category may leave the other categories out, so they are read by the
        // products' ids.
        const places = await placesOf(
          products,
          page.map(({ id }) => id),
        );
        before.push(...places);
        await products.upsertProducts(
          places.map(({ id, category_ids }) => ({
            id,
            category_ids: [...new Set(category_ids.map((held) => (held === from ? into : held)))],
          })),
        );
      }
    } catch (cause) {
      await putBack(products, before);
      throw cause;
    }
    return new StepResponse(
      before.map(({ id }) => id),
      before,
    );
  },
  async (before, { container }) => {
    if (before) await putBack(container.resolve(Modules.PRODUCT), before);
  },
);

async function placesOf(products: IProductModuleService, ids: string[]): Promise<Place[]> {
  const found = await products.listProducts(
    { id: ids },
    { select: ["id"], relations: ["categories"], take: ids.length },
  );
  return found.map(({ id, categories }) => ({
    id,
    category_ids: (categories ?? []).map((category) => category.id),
  }));
}

async function putBack(products: IProductModuleService, before: Place[]): Promise<void> {
  for (let start = 0; start < before.length; start += productsAtOnce) {
    await products.upsertProducts(before.slice(start, start + productsAtOnce));
  }
}

/**
 * Moves all products of a category to another one and removes it, all or nothing. If the process
 * dies, a repeated call completes it. Answers the ids of the products.
 */
export const mergeCategoriesWorkflow = createWorkflow("merge-categories", (input: Input) => {
  const moved = moveProductsStep(input);
  const gone = transform({ input }, ({ input: { from } }) => [from]);
  deleteProductCategoriesWorkflow.runAsStep({ input: gone });
  const changes = transform({ moved }, ({ moved: ids }) => ids.map((id) => ({ id })));
  emitEventStep({ eventName: PRODUCT_CHANGED_SILENTLY, data: changes });
  return new WorkflowResponse(moved);
});
