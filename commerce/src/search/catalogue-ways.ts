import type { RemoteQueryFunction } from "@medusajs/framework/types";

export type ShopQuery = Pick<RemoteQueryFunction, "graph">;

/** From a record's id to the id of its owner; a record may have several. */
export type Step = [from: string, to: string];

/** Follows ids one or more steps further, also those of deleted records. */
export type Way = (ids: string[], query: ShopQuery) => Promise<Step[]>;

interface CategoryRow extends Row {
  category_children?: Row[];
}

interface Row {
  id: string;
  products?: ({ id: string } | null)[];
}

export const themselves: Way = async (ids) => ids.map((id) => [id, id]);

/** Follows a field of the records, which may be a field of a linked record. */
export function field(entity: string, path: string): Way {
  return async (ids, query) =>
    (await read<Row>(query, entity, ids, [path])).flatMap((row) =>
      valuesAt(row, path.split(".")).map((value): Step => [row.id, value]),
    );
}

export function through(first: Way, second: Way): Way {
  return async (ids, query) => {
    const steps = await first(ids, query);
    const further = new Map<string, string[]>();
    for (const [from, to] of await second([...new Set(steps.map(([, to]) => to))], query)) {
      further.set(from, [...(further.get(from) ?? []), to]);
    }
    return steps.flatMap(([from, middle]) =>
      (further.get(middle) ?? []).map((to): Step => [from, to]),
    );
  };
}

export const ofVariants = field("product_variant", "product_id");
export const ofSheets = field("product_sheet", "product.id");

/** Includes subcategories: a document contains its category's parent. */
export const ofCategories: Way = async (ids, query) => {
  const paths = ["category_children.id"];
  const steps: Step[] = [];
  for (const row of await read<CategoryRow>(query, "product_category", ids, paths)) {
    const below = valuesAt(row, ["category_children", "id"]);
    for await (const id of productsIn([row.id, ...below], query)) steps.push([row.id, id]);
  }
  return steps;
};

/** Products that are read at once, so few that other requests do not wait. */
const productsAtOnce = 2_000;

/**
 * The ids of all products of categories, page by page: one category may have all products of the
 * shop, and one read of them would block every request.
 */
async function* productsIn(categoryIds: string[], query: ShopQuery): AsyncGenerator<string> {
  let after = "";
  for (;;) {
    const { data } = await query.graph({
      entity: "product",
      fields: ["id"],
      filters: { categories: { id: categoryIds }, id: { $gt: after } },
      pagination: { take: productsAtOnce, order: { id: "ASC" } },
      withDeleted: true,
    });
    for (const { id } of data) yield id;
    const last = data.at(-1);
    if (!last || data.length < productsAtOnce) return;
    after = last.id;
  }
}

async function read<R extends Row>(
  query: ShopQuery,
  entity: string,
  ids: string[],
  paths: string[],
): Promise<R[]> {
  if (ids.length === 0) return [];
  const { data } = await query.graph({
    entity,
    fields: ["id", ...paths],
    filters: { id: ids },
    withDeleted: true,
  });
  return data as unknown as R[]; // The fields are named by texts: Query cannot know their types.
}

/** The texts at a path, through lists and missing parts. */
function valuesAt(part: unknown, path: string[]): string[] {
  if (Array.isArray(part)) return part.flatMap((entry) => valuesAt(entry, path));
  const [key, ...rest] = path;
  if (key === undefined) return typeof part === "string" ? [part] : [];
  if (typeof part !== "object" || part === null) return [];
  return valuesAt((part as Record<string, unknown>)[key], rest);
}
