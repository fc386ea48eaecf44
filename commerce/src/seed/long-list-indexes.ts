import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/**
 * What Medusa's own tables lack where there are many products, for lists of them to be quick. Here
 * and not in a migration: one of ours may run before those that make Medusa's tables.
 */
const indexes = [
  // Medusa joins pictures with the deleted ones among them, which its own index leaves out: without
  // this one, every picture of the shop is looked at for each page of products.
  `create index if not exists "image_of_product" on "image" ("product_id")`,
  // A page of the newest products, and where all are looked at, without their long rows.
  `create index if not exists "product_newest" on "product" ("created_at" desc, "id")
     where "deleted_at" is null`,
  // A product's first variant, as the catalogue sells it.
  `create index if not exists "product_variant_first"
     on "product_variant" ("product_id", (coalesce("variant_rank", 0)), "id")
     include ("variant_rank") where "deleted_at" is null`,
];

/** Makes the indexes that lists of many products need, unless they are there. */
export async function indexLongLists(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  for (const statement of indexes) await database.raw(statement);
}
