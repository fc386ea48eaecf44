import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";

/*
 * Stands on Medusa 2.21.2: `product`, and the link of products to their sheets. Through Query, every
 * product would have to be loaded to see what it lacks.
 */

/**
 * The ids of products without a sheet, in their order.
 *
 * @param among looks at these alone; at all of them where it is left out
 * @param after looks at ids behind this one
 */
export async function productsWithoutSheet(
  container: MedusaContainer,
  { among, after = "", limit }: { among?: string[]; after?: string; limit: number },
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    container,
    `select product."id"
     from "product"
     where product."deleted_at" is null
       and product."id" > :after
       and (
         cast(:ids as jsonb) is null
         or product."id" in (select jsonb_array_elements_text(cast(:ids as jsonb)))
       )
       and not exists (
         select 1 from "product_product_product_sheet_product_sheet" link
         where link."product_id" = product."id" and link."deleted_at" is null
       )
     order by product."id"
     limit :limit`,
    { ids: among ? JSON.stringify(among) : null, after, limit },
  );
  return rows.map(({ id }) => id);
}
