import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { ensureShelves, type Shelf } from "../shelves";

/** Finds the categories of shelves, and makes those that are not there yet. */
export const ensureCategoriesStep = createStep(
  "ensure-categories",
  async (shelves: Shelf[], { container }) => {
    const created: string[] = [];
    try {
      const ids = await ensureShelves(container.resolve(Modules.PRODUCT), shelves, (id) =>
        created.push(id),
      );
      return new StepResponse(ids, created);
    } catch (error) {
      // A step that fails is not compensated for what it did before.
      await deleteUnused(created, container);
      throw error;
    }
  },
  async (created, { container }) => {
    await deleteUnused(created ?? [], container);
  },
);

/** Children first, and never one that somebody else has put something into since. */
async function deleteUnused(created: string[], container: MedusaContainer): Promise<void> {
  for (const id of created.toReversed()) {
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: "product_category",
      fields: ["products.id", "category_children.id"],
      filters: { id },
    });
    const isUsed = data.some(
      ({ products, category_children }) => products?.length || category_children?.length,
    );
    if (!isUsed) await container.resolve(Modules.PRODUCT).deleteProductCategories([id]);
  }
}
