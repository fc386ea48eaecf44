import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";
import { cartKey } from "./partial-orders";

/*
 * Stands on Medusa 2.21.2: `order` (metadata), `image`, `product` and `product_variant`. The seeding
 * makes these indexes: a migration of the shop may run before Medusa's own have made the tables.
 */

/** The columns that lists of many products are joined and sorted by. */
const listIndexes = [
  // Medusa's own index leaves out deleted pictures, but its lists join them: without this one, each
  // page of products reads every picture of the shop.
  `create index if not exists "image_of_product" on "image" ("product_id")`,
  `create index if not exists "product_newest" on "product" ("created_at" desc, "id")
     where "deleted_at" is null`,
  // The first variant of a product has the price and the stock that the catalogue shows.
  `create index if not exists "product_variant_first"
     on "product_variant" ("product_id", (coalesce("variant_rank", 0)), "id")
     include ("variant_rank") where "deleted_at" is null`,
];

/** Makes the indexes that lists of many products need, unless they exist. */
export async function createListIndexes(container: MedusaContainer): Promise<void> {
  for (const statement of listIndexes) await rowsOf(container, statement);
}

/**
 * Makes the unique index by which the database refuses a second order of a cart, unless it exists.
 * It holds where a lock fails: two processes can complete the same cart at once.
 */
export async function createOrderPerCartIndex(container: MedusaContainer): Promise<void> {
  await rowsOf(
    container,
    `create unique index if not exists "order_of_cart_once" on "order" (("metadata"->>'${cartKey}'))
       where "deleted_at" is null`,
  );
}
