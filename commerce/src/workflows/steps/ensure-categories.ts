import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { slugOf } from "../../slug";

/** Where a product stands: a category, and mostly a sub-category in it. Names. */
export interface Shelf {
  category: string;
  subCategory?: string;
}

/** The category ids of shelves, by `shelfKey`. */
export type ShelfIds = Record<string, string>;

/** What tells one shelf from another. */
export function shelfKey({ category, subCategory }: Shelf): string {
  return subCategory ? `${category} / ${subCategory}` : category;
}

/** Finds the categories of shelves by their handles, and makes those that are not there yet. */
export const ensureCategoriesStep = createStep(
  "ensure-categories",
  async (shelves: Shelf[], { container }) => {
    const products = container.resolve(Modules.PRODUCT);
    const created: string[] = [];

    async function find(handle: string): Promise<string | undefined> {
      const [category] = await products.listProductCategories({ handle }, { take: 1 });
      return category?.id;
    }

    async function ensure(name: string, parentId: string | null): Promise<string> {
      const handle = slugOf(name);
      const found = await find(handle);
      if (found) return found;
      try {
        const category = await products.createProductCategories({
          name,
          handle,
          parent_category_id: parentId,
          is_active: true,
        });
        created.push(category.id);
        return category.id;
      } catch (error) {
        // Somebody else may have made it in the meantime.
        const other = await find(handle);
        if (other) return other;
        throw error;
      }
    }

    const ids: ShelfIds = {};
    for (const { category, subCategory } of shelves) {
      ids[category] ??= await ensure(category, null);
      const key = shelfKey({ category, subCategory });
      ids[key] ??= await ensure(subCategory ?? category, ids[category]);
    }
    return new StepResponse(ids, created);
  },
  async (created, { container }) => {
    // Children first, and never one that somebody else has put something into since.
    for (const id of created?.toReversed() ?? []) {
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
  },
);
