import type { IProductModuleService } from "@medusajs/framework/types";
import { slugOf } from "../slug";

/** Where a product stands: a category, and mostly a sub-category in it. Names. */
export interface Shelf {
  category: string;
  subCategory?: string;
}

/** The category ids of shelves, by `shelfKey`. */
export type ShelfIds = Record<string, string>;

interface Category {
  id: string;
  name: string;
  handle: string;
}

/** What tells one shelf from another. */
export function shelfKey({ category, subCategory }: Shelf): string {
  return JSON.stringify(subCategory ? [category, subCategory] : [category]);
}

/**
 * Finds the categories of shelves, and makes those that are not there yet. A category is known by
 * where it stands and by its name, in capitals or not: "Epson" may stand in two categories.
 *
 * @param onCreated hears of every category that is made, a parent before its child
 */
export async function ensureShelves(
  products: Pick<IProductModuleService, "listProductCategories" | "createProductCategories">,
  shelves: Shelf[],
  onCreated: (id: string) => void,
): Promise<ShelfIds> {
  async function ensure(name: string, parent?: Category): Promise<Category> {
    const siblings = await products.listProductCategories(
      { parent_category_id: parent?.id ?? null },
      { select: ["id", "name", "handle"], take: null },
    );
    const found = siblings.find((sibling) => sibling.name.toLowerCase() === name.toLowerCase());
    if (found) return found;
    const category = await products.createProductCategories({
      name,
      handle: await freeHandle(name, parent),
      parent_category_id: parent?.id ?? null,
      is_active: true,
    });
    onCreated(category.id);
    return category;
  }

  async function freeHandle(name: string, parent?: Category): Promise<string> {
    for (const handle of handlesFor(name, parent)) {
      const [taken] = await products.listProductCategories({ handle }, { select: ["id"], take: 1 });
      if (!taken) return handle;
    }
    throw new Error(`There is no free handle for the category "${name}".`);
  }

  const ids: ShelfIds = {};
  for (const { category, subCategory } of shelves) {
    const key = shelfKey({ category, subCategory });
    if (ids[key]) continue;
    const outer = await ensure(category);
    ids[key] = subCategory ? (await ensure(subCategory, outer)).id : outer.id;
  }
  return ids;
}

/** The handles a category may have, the shortest first: "epson", "toner-epson", "toner-epson-2". */
function* handlesFor(name: string, parent?: Category): Generator<string> {
  const slug = slugOf(name);
  yield slug;
  const base = parent ? `${parent.handle}-${slug}` : slug;
  if (parent) yield base;
  for (let number = 2; ; number += 1) yield `${base}-${number}`;
}
