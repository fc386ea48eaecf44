import type {
  FilterableProductCategoryProps,
  IProductModuleService,
} from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { slugOf } from "../../../catalogue-schema/src/slug";

/** The names of a category and usually a subcategory. */
export interface CategoryPath {
  category: string;
  /** Empty where the product is in the category itself. */
  sub_category: string;
}

export type CategoryPathIds = Record<string, string>;

interface Category {
  id: string;
  name: string;
  handle: string;
  parent_category_id: string | null;
}

type Products = Pick<IProductModuleService, "listProductCategories" | "createProductCategories">;

/** A key that is equal for paths that differ only in case. */
export function categoryPathKey({ category, sub_category }: CategoryPath): string {
  return placeKey(category, sub_category);
}

/**
 * Finds the categories of paths and creates missing ones. A category is identified by its parent
 * and its name without regard to case: "Epson" may exist in two categories. The number of queries
 * does not grow with the number of paths.
 *
 * @param beforeMaking called with the ids of categories before they are created, parents first
 */
export async function ensureCategoryPaths(
  products: Products,
  categoryPaths: CategoryPath[],
  beforeMaking: (ids: string[]) => Promise<void>,
): Promise<CategoryPathIds> {
  const roots = unique(
    categoryPaths.map(({ category }) => ({ name: category, parent: undefined })),
  );
  const outer = await ensureLevel(products, roots, beforeMaking);
  const children = unique(
    categoryPaths
      .filter(({ sub_category }) => sub_category !== "")
      .map(({ category, sub_category }) => ({
        name: sub_category,
        parent: outer.get(placeKey(category)),
      })),
  );
  const inner = await ensureLevel(products, children, beforeMaking);
  return Object.fromEntries(
    categoryPaths.map((categoryPath) => {
      const parent = outer.get(placeKey(categoryPath.category));
      const category = categoryPath.sub_category
        ? inner.get(placeKey(categoryPath.sub_category, parent?.id))
        : parent;
      return [categoryPathKey(categoryPath), category?.id ?? ""];
    }),
  );
}

/** A wanted category: its name and its parent. */
interface Place {
  name: string;
  parent?: Category;
}

function placeKey(...names: (string | undefined)[]): string {
  return JSON.stringify(names.filter(Boolean).map((name) => name?.toLowerCase()));
}

function unique(places: Place[]): Place[] {
  return [
    ...new Map(places.map((place) => [placeKey(place.name, place.parent?.id), place])).values(),
  ];
}

/** Finds or creates the categories of one level, by `placeKey`. */
async function ensureLevel(
  products: Products,
  places: Place[],
  beforeMaking: (ids: string[]) => Promise<void>,
): Promise<Map<string, Category>> {
  if (places.length === 0) return new Map();
  const found = await categoriesCalled(products, places);
  const categories = new Map(
    found.map((category) => [
      placeKey(category.name, category.parent_category_id ?? undefined),
      category,
    ]),
  );
  const missing = places.filter(({ name, parent }) => !categories.has(placeKey(name, parent?.id)));
  if (missing.length === 0) return categories;
  const handles = await freeHandles(products, missing);
  const made = missing.map(({ name, parent }, index) => ({
    id: generateEntityId(undefined, "pcat"),
    name,
    handle: handles[index] ?? "",
    parent_category_id: parent?.id ?? null,
    is_active: true,
  }));
  await beforeMaking(made.map(({ id }) => id));
  // Medusa ranks new categories by their place in the list, even if they are no siblings.
  for (const parentId of new Set(made.map(({ parent_category_id }) => parent_category_id))) {
    await products.createProductCategories(
      made.filter(({ parent_category_id }) => parent_category_id === parentId),
    );
  }
  for (const category of made) {
    categories.set(placeKey(category.name, category.parent_category_id ?? undefined), category);
  }
  return categories;
}

/** All categories with these names and parents, whatever their case. */
async function categoriesCalled(products: Products, places: Place[]): Promise<Category[]> {
  const names = [...new Set(places.map(({ name }) => name.replace(/[\\%_]/g, "\\$&")))];
  const parents = [...new Set(places.map(({ parent }) => parent?.id ?? null))];
  const filters = {
    $and: [
      { $or: names.map((name) => ({ name: { $ilike: name } })) },
      { $or: parents.map((parent_category_id) => ({ parent_category_id })) },
    ],
  };
  return products.listProductCategories(
    // Medusa's type lacks operators for names, which its database supports.
    filters as unknown as FilterableProductCategoryProps,
    { select: ["id", "name", "handle", "parent_category_id"], take: null },
  );
}

/** A free handle for each place. */
async function freeHandles(products: Products, places: Place[]): Promise<string[]> {
  const taken = new Set<string>();
  const handles: string[] = [];
  for (const place of places) {
    const candidates = handlesFor(place);
    let handle = "";
    do handle = candidates.next().value;
    while (taken.has(handle) || (await isTaken(products, handle)));
    taken.add(handle);
    handles.push(handle);
  }
  return handles;
}

async function isTaken(products: Products, handle: string): Promise<boolean> {
  const [found] = await products.listProductCategories({ handle }, { select: ["id"], take: 1 });
  return found !== undefined;
}

/**
 * The candidates for a category's handle, the shortest first: "epson", "toner-epson",
 * "toner-epson-2".
 */
function* handlesFor({ name, parent }: Place): Generator<string, never> {
  const slug = slugOf(name) || "category";
  yield slug;
  const base = parent ? `${parent.handle}-${slug}` : slug;
  if (parent) yield base;
  for (let number = 2; ; number += 1) yield `${base}-${number}`;
}
